/** Widths of a gallery picture's two smaller files, in pixels: a column's, and twice that for 2x screens. */
export const COLUMN_WIDTHS: readonly [single: number, double: number] = [400, 800];

/** The width of the file for the lightbox, in pixels. */
export const LARGEST_WIDTH = 1600;
