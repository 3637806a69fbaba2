import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { encodePhoto, preparePhoto } from '../../../scripts/content/photos/prepare-photo.ts';
import { readPictureFacts } from '../../../scripts/content/photos/picture-facts.ts';
import { required } from '../../required.ts';
import { photo } from '../../support/photographs.ts';

/** The color of the pixel at the top left, as it is stored. */
async function firstPixel(picture: Buffer): Promise<number[]> {
  const pixels = await sharp(picture, { ignoreIcc: true }).raw().toBuffer();
  return [...pixels.subarray(0, 3)];
}

describe('a prepared photograph', () => {
  test('keeps its colors with a wide-gamut profile', async () => {
    const wide = await sharp(await photo({ color: '#c83232' }))
      .withIccProfile('p3')
      .jpeg({ quality: 100 })
      .toBuffer();
    expect((await firstPixel(wide))[0]).toBeLessThan(190);
    const { data } = await preparePhoto(wide);
    const [red = 0, green = 0] = await firstPixel(data);
    expect(Math.abs(red - 200)).toBeLessThan(4);
    expect(Math.abs(green - 50)).toBeLessThan(4);
  });

  test('gets a white background if it is transparent', async () => {
    const cutOut = await sharp({
      create: { width: 900, height: 900, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    })
      .png()
      .toBuffer();
    expect(await firstPixel((await preparePhoto(cutOut)).data)).toEqual([255, 255, 255]);
  });
});

describe('unusable files are refused with a reason', () => {
  const whyNot = (bytes: Buffer) =>
    preparePhoto(bytes).then(
      () => undefined,
      (error: unknown) => (error instanceof Error ? error.message : undefined),
    );

  test.each([
    ['a text', () => Buffer.from('Not a picture.'), /^is not a readable photo; export/],
    ['a thumbnail', () => photo({ width: 640, height: 480 }), /^is too small, 640 × 480 pixels; /],
    [
      'half a file',
      async () => (await photo({ width: 1600, height: 1200 })).subarray(0, 3000),
      /^is damaged, or was cut short; /,
    ],
  ])('%s', async (_what, draw, message) => {
    expect(await whyNot(await draw())).toMatch(message);
  });
});

test('encodePhoto keeps the format, also of a small picture', async () => {
  const png = await sharp(await photo({ width: 3000, height: 300 }))
    .png()
    .toBuffer();
  const made = await encodePhoto(png, required(await readPictureFacts(png)));
  expect((await sharp(made.data).metadata()).format).toBe('png');
  expect([made.width, made.height]).toEqual([2400, 240]);
});
