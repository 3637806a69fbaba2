/**
 * How high the two smaller files of a gallery's picture are, in pixels: as the highest row, and twice that for
 * fine screens. The pictures of a row are equally high, so what is sharp for one is for all.
 */
export const FILE_HEIGHTS: readonly [plain: number, fine: number] = [336, 672];

/** How wide the largest is at most, in pixels, which the viewer shows. */
export const LARGEST_WIDTH = 1600;
