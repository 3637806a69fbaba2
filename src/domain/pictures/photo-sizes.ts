/** Widths of a gallery picture’s two smaller files, in pixels: a column’s, and one for fine screens. */
export const COLUMN_WIDTHS: readonly [single: number, fine: number] = [400, 620];

/** The width of the file for the lightbox, in pixels. */
export const LARGEST_WIDTH = 1600;
