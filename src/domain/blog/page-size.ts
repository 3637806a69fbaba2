/** Posts on a page of a list, which limits its size. */
export const PAGE_SIZE = 24;
