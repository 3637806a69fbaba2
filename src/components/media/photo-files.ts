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

/** As AVIF, the prints of this site are at most 23 kB on a phone. */
const QUALITY = { avif: 42, webp: 'mid' };

/**
 * Encodes a picture.
 *
 * @param widths in pixels; `src` is the largest
 * @param ratio crops to this width / height; default: the picture's own
 */
export async function pictureFiles(
  picture: ImageMetadata,
  format: keyof typeof QUALITY,
  widths: number[],
  ratio?: number,
) {
  const original = metadataOf(picture);
  const width = Math.max(...widths);
  const height = Math.round(width / (ratio ?? original.width / original.height));
  const shape = ratio ? { height, fit: 'cover' as const } : {};
  const options = { width, widths, ...shape, format, quality: QUALITY[format] };
  const { src, srcSet } = await getImage({ src: picture, ...options });
  return { width, height, src, srcset: srcSet.attribute.replaceAll(', ', ',') };
}
