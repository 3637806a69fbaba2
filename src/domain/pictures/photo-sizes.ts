/** Heights of a gallery picture's two smaller files, in pixels: the highest row, and twice that for 2x screens. */
export const FILE_HEIGHTS: readonly [single: number, double: number] = [336, 672];

/** The width of the file for the lightbox, in pixels. */
export const LARGEST_WIDTH = 1600;
