/** How wide the two smaller files of a gallery's picture are, in pixels: as a column, and for fine screens. */
export const COLUMN_WIDTHS: readonly [plain: number, fine: number] = [400, 800];

/** How wide the largest is at most, in pixels, which the viewer shows. */
export const LARGEST_WIDTH = 1600;
