/**
 * Keeps the space after a word of one letter that opens a paragraph. A browser drops it after a large
 * first letter, and a screen reader then says "Aletter" for "A letter"; a no-break space stays.
 *
 * @param html what stands in the paragraph
 */
export const keepInitialSpace = (html: string): string =>
  html.replace(/^\s*(\p{L})\s/u, '$1\u00a0');
