/** The number of files in `public/fallback`. */
const FALLBACK_IMAGES = 11;

/** Picks the fallback for a gallery picture that failed to load: its id modulo 11. */
export const fallbackImage = (id: number): number => id % FALLBACK_IMAGES;
