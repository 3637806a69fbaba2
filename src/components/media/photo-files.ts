import type { ImageMetadata } from 'astro';
import { getImage } from 'astro:assets';

/** A picture as a page shows it among others, and large in the lightbox. */
export type Photo = { id: number; src: ImageMetadata; alt: string; caption: string };

/** A picture's size and format. Read from the import itself, Astro would publish the original file. */
export function metadataOf(src: ImageMetadata): ImageMetadata {
  // Astro's own copy for this, which its type does not name.
  return (src as ImageMetadata & { clone?: ImageMetadata }).clone ?? src;
}

/**
 * Makes a picture's files.
 *
 * @param widths in pixels, small to large; none above the picture's own.
 * @returns the files' addresses in that order, and all of them as a `srcset`.
 */
export async function photoFiles(
  src: ImageMetadata,
  widths: number[],
): Promise<{ files: string[]; srcset: string }> {
  const width = Math.max(...widths);
  const { srcSet } = await getImage({ src, width, widths, format: 'webp', quality: 'mid' });
  return { files: srcSet.values.map(({ url }) => url), srcset: srcSet.attribute };
}
