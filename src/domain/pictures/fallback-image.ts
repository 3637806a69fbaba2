/** How many built-in pictures stand by for one that fails to load (`public/fallback`). */
const FALLBACK_IMAGES = 11;

/**
 * Picks the stand-in for a gallery picture that failed: its id modulo 11.
 *
 * @param id the picture's id. One that is not a whole number gets the first stand-in.
 * @returns a number from 0 to 10.
 */
export function fallbackImage(id: number): number {
  if (!Number.isSafeInteger(id)) return 0;
  return ((id % FALLBACK_IMAGES) + FALLBACK_IMAGES) % FALLBACK_IMAGES;
}
