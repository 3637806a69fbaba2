import tokens from '../styles/tokens.css?raw';

const [page, widePage = page] = [...tokens.matchAll(/--page: (\d+)rem/g)].map(([, rem]) =>
  Number(rem),
);
if (!page || !widePage) throw new Error('src/styles/tokens.css has no --page in rem.');

/**
 * The `sizes` of a picture in the page's column, whose width is `--page` of tokens.css.
 *
 * @param share of the column's width, up to 1
 * @param narrow the sizes below 79rem, where the column is as wide as the window
 */
export const sizesOnPage = (share: number, narrow: string) =>
  `(min-width: 112rem) ${Math.round(widePage * share)}rem, (min-width: 79rem) ${Math.round(page * share)}rem, ${narrow}`;
