/**
 * The highest cumulative layout shift (CLS) that tests accept. It is too small to notice, such as a
 * centered word moving a few pixels when its font loads.
 */
export const LAYOUT_SHIFT_LIMIT = 0.002;
