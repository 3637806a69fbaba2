import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import service from '../../scripts/build/image-service.ts';
import { serializeEncoding } from '../../src/domain/pictures/encoding.ts';

/** Noise compresses worst. */
const noise = await sharp(randomBytes(120 * 80), { raw: { width: 120, height: 80, channels: 1 } })
  .png()
  .toBuffer();

/** Rings, which a higher encoding effort compresses better. */
const rings = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="240" height="160"><rect width="240" height="160" fill="#dcb"/>${Array.from(
    { length: 40 },
    (_, n) =>
      `<circle cx="${60 + n * 3}" cy="80" r="${n * 4}" fill="none" stroke="#${n % 10}2${n % 7}" stroke-width="1.5"/>`,
  ).join('')}</svg>`,
);

// The service reads no other settings.
const config = { service: { config: {} } } as unknown as Parameters<typeof service.transform>[2];
const logger = { warn: vi.fn() } as unknown as Parameters<typeof service.transform>[3];

const made = async (quality: string, picture = noise) => {
  const options = { src: 'picture.png', width: 240, format: 'avif', quality };
  const { data, format } = await service.transform(picture, options, config, logger);
  return { bytes: data.length, format };
};

test('quality is lowered until a picture is within its byte limit', async () => {
  const free = await made(serializeEncoding({ quality: 50, effort: 0 }));
  const atMost = Math.round(free.bytes / 2);
  const held = await made(
    serializeEncoding({ quality: 50, effort: 0, atMost: { bytes: atMost, effort: 0 } }),
  );
  expect(held.bytes).toBeLessThanOrEqual(atMost);
  // Not far below, so no quality is wasted.
  expect(held.bytes).toBeGreaterThan(atMost * 0.5);
});

test('a higher effort is tried before a lower quality', async () => {
  const drawn = await sharp(rings).png().toBuffer();
  const free = await made(serializeEncoding({ quality: 50, effort: 0 }), drawn);
  const better = await made(serializeEncoding({ quality: 50, effort: 5 }), drawn);
  expect(better.bytes).toBeLessThan(free.bytes * 0.97);
  const atMost = { bytes: Math.round(free.bytes * 0.98), effort: 5 };
  expect(await made(serializeEncoding({ quality: 50, effort: 0, atMost }), drawn)).toEqual(better);
});

test('no limit lowers the quality below the minimum', async () => {
  const least = await made(serializeEncoding({ quality: 20, effort: 0 }));
  expect(
    await made(serializeEncoding({ quality: 50, effort: 0, atMost: { bytes: 1, effort: 0 } })),
  ).toEqual(least);
});
