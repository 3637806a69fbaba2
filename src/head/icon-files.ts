import sharp from 'sharp';

/** Behind the icon where a phone shows it among others, and in the margin that it may cut off. */
const GROUND = '#f2b63c';
/** The part of the side that every shape of mask leaves: a circle of 80 %, and the square within it. */
const SAFE = 0.68;

/**
 * The icon for a home screen: the drawing in the middle of a plain square.
 *
 * @param drawing an SVG; one that is not square keeps its shape.
 * @param side in pixels.
 * @throws Error when the drawing cannot be read.
 */
export async function homeScreenIcon(
  drawing: string,
  side: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const drawn = await draw(drawing, Math.round(side * SAFE));
  const png = await sharp({
    create: { width: side, height: side, channels: 3, background: GROUND },
  })
    .composite([{ input: drawn, gravity: 'center' }])
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer();
  return Uint8Array.from(png);
}

/**
 * The icon for browsers that ask for `/favicon.ico`: an ICO file that holds one PNG, which each
 * browser in use reads.
 *
 * @param side in pixels, at most 255.
 */
export async function icoFile(drawing: string, side: number): Promise<Uint8Array<ArrayBuffer>> {
  const png = await draw(drawing, side);
  const head = Buffer.alloc(22);
  // A list (1) with one picture: its sides, 1 plane, 32 bits a pixel, its length, and where it begins.
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

/** Drawn at several times the size, so that thin lines stay even. */
const draw = (drawing: string, side: number): Promise<Buffer> =>
  sharp(Buffer.from(drawing), { density: 600 })
    .resize({ width: side, height: side, fit: 'contain', background: '#0000' })
    .png()
    .toBuffer();
