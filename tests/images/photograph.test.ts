import sharpService from 'astro/assets/services/sharp';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { photo } from '../support/photographs.ts';

// The service reads no other settings.
const config = { service: { config: {} } } as unknown as Parameters<
  typeof sharpService.transform
>[2];
const logger = { warn: console.warn } as unknown as Parameters<typeof sharpService.transform>[3];

test.each(['webp', 'avif'])(
  'a phone photograph is published upright and without metadata (%s)',
  async (format) => {
    const original = await photo({ width: 800, height: 600, orientation: 6, hasGps: true });
    const options = { src: 'x.jpg', width: 360, format, quality: 'mid' };
    const { data } = await sharpService.transform(original, options, config, logger);
    const { width, height, exif, xmp } = await sharp(data).metadata();
    expect({ width, height, exif, xmp }).toEqual({ width: 360, height: 480 });
  },
);
