import { readFile } from 'node:fs/promises';
import type { ImageMetadata } from 'astro';

/**
 * Reads a picture's original file. At build time Astro adds its path as `fsPath`, which its types omit.
 *
 * @throws Error if `fsPath` is missing, e.g. in a later version of Astro.
 */
export function readPicture(picture: ImageMetadata): Promise<Buffer> {
  const path: unknown = Reflect.get(picture, 'fsPath');
  if (typeof path !== 'string') throw new Error(`Astro keeps no path of ${picture.src}.`);
  return readFile(path);
}
