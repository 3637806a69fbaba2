/**
 * Makes the space after a one-letter first word a no-break space. Browsers drop a plain one after a drop cap,
 * and a screen reader then says "Aletter" for "A letter".
 */
export const keepInitialSpace = (html: string): string =>
  html.replace(/^\s*(\p{L})\s/u, '$1\u00a0');
