import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import service from '../../scripts/integrations/image-service.ts';
import { encodingWord, readEncoding } from '../../src/domain/pictures/encoding.ts';

/** Nothing is heavier than noise. */
const noise = await sharp(randomBytes(240 * 160), { raw: { width: 240, height: 160, channels: 1 } })
  .png()
  .toBuffer();

// Of Astro's settings the service reads no others.
const config = { service: { config: {} } } as unknown as Parameters<typeof service.transform>[2];
const logger = { warn: vi.fn() } as unknown as Parameters<typeof service.transform>[3];

const made = async (quality: string) => {
  const options = { src: 'noise.png', width: 240, format: 'avif', quality };
  const { data, format } = await service.transform(noise, options, config, logger);
  return { bytes: data.length, format };
};

test('a picture is encoded with less quality until it has no more bytes than it may', async () => {
  const free = await made(encodingWord({ quality: 50, effort: 0 }));
  const atMost = Math.round(free.bytes / 2);
  const held = await made(encodingWord({ quality: 50, effort: 0, atMost }));
  expect(held.bytes).toBeLessThanOrEqual(atMost);
  // Not far below: a picture is not made worse than its limit asks.
  expect(held.bytes).toBeGreaterThan(atMost * 0.5);
});

test('one that is light enough is left as it is', async () => {
  const free = await made(encodingWord({ quality: 50, effort: 0 }));
  const held = await made(encodingWord({ quality: 50, effort: 0, atMost: free.bytes }));
  expect(held).toEqual(free);
});

test('no limit takes the quality below what can be looked at', async () => {
  const least = await made(encodingWord({ quality: 20, effort: 0 }));
  expect(await made(encodingWord({ quality: 50, effort: 0, atMost: 1 }))).toEqual(least);
});

test('another word is one of Astro’s own', async () => {
  const { bytes } = await made('low');
  expect(bytes).toBeLessThan((await made('high')).bytes);
});

test.each([
  { quality: 50, effort: 3, atMost: 25_000 },
  { quality: 48, effort: 0 },
])('an encoding is read from its word as it was written: %o', (encoding) => {
  expect(readEncoding(encodingWord(encoding))).toEqual(encoding);
});

test.each(['mid', '60', 60, undefined, 'q50'])('%s is no encoding', (word) => {
  expect(readEncoding(word)).toBeUndefined();
});
