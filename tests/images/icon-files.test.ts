import sharp from 'sharp';
import { expect, test } from 'vitest';
import { homeScreenIcon, icoFile } from '../../src/images/icon-files.ts';

const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#00f" d="M0 0h8v8H0z"/></svg>';

/** The RGB color of a pixel. */
async function colorAt(picture: Uint8Array, left: number, top: number): Promise<number[]> {
  const point = sharp(picture).extract({ left, top, width: 1, height: 1 }).removeAlpha();
  return [...(await point.raw().toBuffer())];
}

test('the home screen icon’s drawing is inside the safe zone', async () => {
  const icon = await homeScreenIcon(DRAWING, 200);
  expect(await sharp(icon).metadata()).toMatchObject({ width: 200, height: 200, format: 'png' });
  const ground = await colorAt(icon, 1, 1);
  expect(await colorAt(icon, 100, 100)).toEqual([0, 0, 255]);
  // The safe zone is a circle of 80 %.
  for (const [left, top] of [
    [100, 18],
    [18, 100],
    [30, 30],
  ] as const) {
    expect(await colorAt(icon, left, top)).toEqual(ground);
  }
});

test('the ICO file has one picture of the given size', async () => {
  const ico = Buffer.from(await icoFile(DRAWING, 32));
  expect([ico.readUInt16LE(0), ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([0, 1, 1]);
  expect([ico.readUInt8(6), ico.readUInt8(7)]).toEqual([32, 32]);
  const png = ico.subarray(ico.readUInt32LE(18));
  expect(png).toHaveLength(ico.readUInt32LE(14));
  expect(await sharp(png).metadata()).toMatchObject({ width: 32, height: 32, format: 'png' });
});
