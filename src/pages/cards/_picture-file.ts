import { readFile } from 'node:fs/promises';
import type { ImageMetadata } from 'astro';

/**
 * The bytes of a picture as its editor saved it. Astro keeps the file's path beside the picture's
 * address (`fsPath`, which its types leave out) for those who work at build time.
 *
 * @throws Error when it does not, as a later Astro might.
 */
export function readPicture(picture: ImageMetadata): Promise<Buffer> {
  const path: unknown = Reflect.get(picture, 'fsPath');
  if (typeof path !== 'string') throw new Error(`Astro keeps no path of ${picture.src}.`);
  return readFile(path);
}
