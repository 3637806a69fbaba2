import type { ImageMetadata } from 'astro';
import { getImage } from 'astro:assets';

/** A picture shown in a grid and in the lightbox. */
export type Photo = { id: number; src: ImageMetadata; alt: string; caption: string };

/** A picture's metadata. Reading it from the import itself makes Astro publish the original. */
export function metadataOf(src: ImageMetadata): ImageMetadata {
  // Astro provides `clone` for this, but omits it from its types.
  return (src as ImageMetadata & { clone?: ImageMetadata }).clone ?? src;
}

/** The widths of a gallery picture's two files, in pixels. */
const COLUMN_WIDTH = 620;
const LARGEST_WIDTH = 1600;

/** Generates a gallery picture's files, for a column and for the lightbox. The size is the largest's. */
export async function photoFiles(src: ImageMetadata) {
  const original = metadataOf(src);
  const width = Math.min(original.width, LARGEST_WIDTH);
  const height = Math.round((width * original.height) / original.width);
  const widths = [Math.min(COLUMN_WIDTH, width), width];
  const { srcSet } = await getImage({ src, width, widths, format: 'webp', quality: 'mid' });
  const files = srcSet.values.map(({ url }) => url);
  return { width, height, file: files[0], largest: files.at(-1) };
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
