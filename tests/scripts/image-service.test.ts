import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import service from '../../scripts/build/image-service.ts';
import { serializeEncoding } from '../../src/domain/pictures/encoding.ts';

/** Nothing is heavier than noise. */
const noise = await sharp(randomBytes(120 * 80), { raw: { width: 120, height: 80, channels: 1 } })
  .png()
  .toBuffer();

/** Something to find for an encoder that looks longer: rings, of which each is like its neighbors. */
const rings = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="240" height="160"><rect width="240" height="160" fill="#dcb"/>${Array.from(
    { length: 40 },
    (_, n) =>
      `<circle cx="${60 + n * 3}" cy="80" r="${n * 4}" fill="none" stroke="#${n % 10}2${n % 7}" stroke-width="1.5"/>`,
  ).join('')}</svg>`,
);

// Of Astro's settings the service reads no others.
const config = { service: { config: {} } } as unknown as Parameters<typeof service.transform>[2];
const logger = { warn: vi.fn() } as unknown as Parameters<typeof service.transform>[3];

const made = async (quality: string, picture = noise) => {
  const options = { src: 'picture.png', width: 240, format: 'avif', quality };
  const { data, format } = await service.transform(picture, options, config, logger);
  return { bytes: data.length, format };
};

test('a picture is encoded with less quality until it has no more bytes than it may', async () => {
  const free = await made(serializeEncoding({ quality: 50, effort: 0 }));
  const atMost = Math.round(free.bytes / 2);
  const held = await made(
    serializeEncoding({ quality: 50, effort: 0, atMost: { bytes: atMost, effort: 0 } }),
  );
  expect(held.bytes).toBeLessThanOrEqual(atMost);
  // Not far below: a picture is not made worse than its limit asks.
  expect(held.bytes).toBeGreaterThan(atMost * 0.5);
});

test('one that is light enough is left as it is', async () => {
  const free = await made(serializeEncoding({ quality: 50, effort: 0 }));
  const held = await made(
    serializeEncoding({ quality: 50, effort: 0, atMost: { bytes: free.bytes, effort: 1 } }),
  );
  expect(held).toEqual(free);
});

test('one that is too heavy is encoded with more effort before it loses quality', async () => {
  const drawn = await sharp(rings).png().toBuffer();
  const free = await made(serializeEncoding({ quality: 50, effort: 0 }), drawn);
  const better = await made(serializeEncoding({ quality: 50, effort: 5 }), drawn);
  expect(better.bytes).toBeLessThan(free.bytes * 0.97);
  const atMost = { bytes: Math.round(free.bytes * 0.98), effort: 5 };
  expect(await made(serializeEncoding({ quality: 50, effort: 0, atMost }), drawn)).toEqual(better);
});

test('no limit takes the quality below what can be looked at', async () => {
  const least = await made(serializeEncoding({ quality: 20, effort: 0 }));
  expect(
    await made(serializeEncoding({ quality: 50, effort: 0, atMost: { bytes: 1, effort: 0 } })),
  ).toEqual(least);
});
