import { join } from 'node:path';
import sharpService from 'astro/assets/services/sharp';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { required } from '../required.ts';
import { photograph } from '../../scripts/bench/pictures/photograph.ts';
import { homePage } from '../support/content.ts';

const config = {
  service: { entrypoint: 'astro/assets/services/sharp', config: { avif: { effort: 1 } } },
} as unknown as Parameters<typeof sharpService.transform>[2];

/** Encoding 12 megapixels on a busy machine takes its time, which is not what is tested. */
const MINUTE = 60_000;

type Log = Parameters<typeof sharpService.transform>[3];
const log = { warn: console.warn } as unknown as Log;

let original: Buffer;

beforeAll(async () => {
  original = await photograph(join('content/pages', homePage.hero.picture.src.src));
}, MINUTE);

test('the photograph is one: megabytes, and it says where it was taken', async () => {
  expect(original.length).toBeGreaterThan(6_000_000);
  const { exif, width, height } = await sharp(original).metadata();
  expect(required(width) * required(height)).toBe(12_000_000);
  expect(exif?.includes('Camera')).toBe(true);
});

test.each(['webp', 'avif'])(
  'an editor may drop it in: it comes out small, upright and silent (%s)',
  async (format) => {
    const { data } = await sharpService.transform(
      original,
      { src: 'x.jpg', width: 720, format, quality: 'mid' },
      config,
      log,
    );
    const made = await sharp(data).metadata();
    expect(made.width).toBe(720);
    // Held upright, so it is taller than wide.
    expect(made.height).toBe(960);
    expect(made).not.toHaveProperty('exif');
    expect(made).not.toHaveProperty('xmp');
    // What a phone's first view may spend on pictures (e2e/every-page.spec.ts).
    expect(data.length).toBeLessThan(120_000);
    expect(Buffer.from(data).includes('Camera')).toBe(false);
  },
);
