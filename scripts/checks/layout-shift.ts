/**
 * How much of a page may move without the visitor's doing, by the browser's own count: less than
 * anybody sees, a centered word some pixels off as its font arrives. One limit for every test.
 */
export const LAYOUT_SHIFT_LIMIT = 0.002;
