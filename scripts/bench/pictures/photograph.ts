import { randomBytes } from 'node:crypto';
import sharp from 'sharp';

/** As a phone's camera makes them: 12 megapixels. */
const [WIDTH, HEIGHT] = [4000, 3000];

/**
 * What an editor drops into `content/`: a JPEG of 12 megapixels and about 8 MB, taken with the phone
 * held upright (4000 x 3000 pixels and the word to turn them), with place and camera written into it.
 *
 * @param scene the picture that it is of, as a file's path; grain is laid over it, which is what
 *   makes a photograph heavy.
 */
export async function photograph(scene: string): Promise<Buffer> {
  const grain = await sharp(randomBytes(WIDTH * HEIGHT), {
    raw: { width: WIDTH, height: HEIGHT, channels: 1 },
  })
    // A quarter of what noise can be.
    .linear(0.25, 96)
    .png({ compressionLevel: 1 })
    .toBuffer();
  return sharp(scene)
    .resize(WIDTH, HEIGHT, { fit: 'cover' })
    .composite([{ input: grain, blend: 'overlay' }])
    .withExif({
      IFD0: { Make: 'Camera', Model: 'Street' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '40/1 42/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 97 })
    .toBuffer();
}
