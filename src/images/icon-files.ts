import sharp from 'sharp';
import { color } from '../styles/colors.ts';

/** The icon's background on a home screen. */
const BACKGROUND = color('gaslight');
/** The safe zone as a part of the side: every mask leaves a circle of 80 %, and the square within it. */
const SAFE_ZONE = 0.68;

/** Makes a home screen icon: the drawing in the middle of a plain square. */
export async function homeScreenIcon(
  drawing: string,
  side: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const drawn = await draw(drawing, Math.round(side * SAFE_ZONE));
  const png = await sharp({
    create: { width: side, height: side, channels: 3, background: BACKGROUND },
  })
    .composite([{ input: drawn, gravity: 'center' }])
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer();
  return Uint8Array.from(png);
}

/**
 * Makes `/favicon.ico`: an ICO file with one PNG.
 *
 * @param side in pixels, at most 255.
 */
export async function icoFile(drawing: string, side: number): Promise<Uint8Array<ArrayBuffer>> {
  const png = await draw(drawing, side);
  const head = Buffer.alloc(22);
  // Type 1 (icon), one image: its size, 1 plane, 32 bits a pixel, its length and offset.
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(side, 6);
  head.writeUInt8(side, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Uint8Array.from(Buffer.concat([head, png]));
}

/** Rendered larger and scaled down, so that thin lines stay even. */
const draw = (drawing: string, side: number): Promise<Buffer> =>
  sharp(Buffer.from(drawing), { density: 600 })
    .resize({ width: side, height: side, fit: 'contain', background: '#0000' })
    .png()
    .toBuffer();
