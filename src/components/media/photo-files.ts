import type { ImageMetadata } from 'astro';
import { getImage } from 'astro:assets';

/** A picture shown in a grid and in the lightbox. */
export type Photo = { id: number; src: ImageMetadata; alt: string; caption: string };

/** A picture's metadata. Reading it from the import itself makes Astro publish the original. */
export function metadataOf(src: ImageMetadata): ImageMetadata {
  // Astro provides `clone` for this, but omits it from its types.
  return (src as ImageMetadata & { clone?: ImageMetadata }).clone ?? src;
}

/**
 * Generates a picture's files.
 *
 * @param widths in pixels, ascending; none larger than the original.
 * @returns the file URLs in that order, and as a `srcset`.
 */
export async function photoFiles(
  src: ImageMetadata,
  widths: number[],
): Promise<{ files: string[]; srcset: string }> {
  const width = Math.max(...widths);
  const { srcSet } = await getImage({ src, width, widths, format: 'webp', quality: 'mid' });
  return { files: srcSet.values.map(({ url }) => url), srcset: srcSet.attribute };
}
