/** The number of files in `public/fallback`. */
const FALLBACK_IMAGES = 11;

/**
 * Picks the fallback for a gallery picture that failed to load: its id modulo 11.
 *
 * @param id 0 is used for one that is not a whole number.
 */
export function fallbackImage(id: number): number {
  if (!Number.isSafeInteger(id)) return 0;
  return ((id % FALLBACK_IMAGES) + FALLBACK_IMAGES) % FALLBACK_IMAGES;
}
