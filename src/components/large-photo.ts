import type { ImageMetadata } from 'astro';
import { getImage } from 'astro:assets';

/** What a phone and a desk show large: two sizes, so that a phone does not pay for a desk. */
const LARGE = [960, 1600];

/**
 * Makes the large files of a picture, which the viewer shows (islands/lightbox).
 *
 * @param src the picture as it lies in the content
 * @returns the address of the largest file, and all of them as a `srcset`
 */
export async function largePhoto(src: ImageMetadata): Promise<{ large: string; srcset: string }> {
  const widths = [...new Set(LARGE.map((width) => Math.min(width, src.width)))];
  const made = await Promise.all(
    widths.map(async (width) => ({
      width,
      url: (await getImage({ src, width, format: 'webp', quality: 'mid' })).src,
    })),
  );
  return {
    large: made.at(-1)?.url ?? src.src,
    srcset: made.map(({ url, width }) => `${url} ${width}w`).join(', '),
  };
}
