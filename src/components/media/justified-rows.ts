import { planRows, type PhotoRow } from '../../domain/pictures/photo-rows.ts';
import { FILE_HEIGHTS, LARGEST_WIDTH } from '../../domain/pictures/photo-sizes.ts';

type Size = { width: number; height: number };

/**
 * Wider screens than a phone's, where a gallery is one row to swipe: rows that fill the line. `least` keeps
 * each picture as small as its files are sharp (`FILE_HEIGHTS`).
 */
const LAYOUTS = [
  { media: '(min-width:40rem) and (max-width:63.99rem)', rows: { best: 2.75, least: 2.15 } },
  { media: '(min-width:64rem) and (max-width:143.99rem)', rows: { best: 3.9, least: 3.4 } },
  // Where all is an eighth larger (styles/base.css), rows hold an eighth more.
  { media: '(min-width:144rem)', rows: { best: 4.39, least: 3.83 } },
] as const;

/** The widths of the files that a picture needs, small to large, in pixels; none above its own. */
export function fileWidths({ width, height }: Size): number[] {
  const shape = width / height;
  const largest = Math.min(width, LARGEST_WIDTH);
  const smaller = FILE_HEIGHTS.map((high) => Math.round(high * shape));
  return [...smaller.filter((wide) => wide < largest), largest];
}

/**
 * Plans the rows of a page's galleries.
 *
 * @param galleries the pictures of each gallery, with their sizes
 * @returns the rules that give each picture its shape and each row its measures, by the number of the gallery
 *   and the picture's place in it: a page's security policy allows no styles in the markup
 */
export function planGalleries(galleries: readonly (readonly Size[])[]): string {
  const shapes = galleries.map((pictures) => pictures.map(({ width, height }) => width / height));
  const rules = shapes.map((wide, number) => shapeRules(number, wide));
  const rows = LAYOUTS.map(({ media, rows: limits }) => {
    const inside = shapes.map((wide, number) =>
      rowRules(number, planRows(wide, limits), limits.least),
    );
    return `@media ${media}{${inside.join('')}}`;
  });
  return [...rules, ...rows].join('');
}

const round = (figure: number) => Math.round(figure * 1e4) / 1e4;

const pictureOf = (gallery: number, place: string) => `[data-gallery="${gallery}"]>${place}`;

/** One rule for all pictures of a shape. */
function shapeRules(gallery: number, shapes: readonly number[]): string {
  const places = Map.groupBy(shapes.keys(), (index) => round(shapes[index] ?? 1));
  return [...places]
    .map(([shape, indices]) => {
      const selectors = indices.map((index) => pictureOf(gallery, `:nth-child(${index + 1})`));
      return `${selectors.join(',')}{--shape:${shape}}`;
    })
    .join('');
}

/** One rule a row, from the last to the first: each counts for all pictures up to its last. */
function rowRules(gallery: number, rows: readonly PhotoRow[], least: number): string {
  let end = 0;
  const rules = rows.map((row) => {
    end += row.count;
    return `${pictureOf(gallery, `:nth-child(-n+${end})`)}{${rowRule(row, least)}}`;
  });
  return rules.toReversed().join('');
}

/** A row that would be too high does not fill its line: its pictures stand as in a row of three. */
function rowRule({ count, width }: PhotoRow, least: number): string {
  return width < least
    ? `--gaps:2;--row:${round(least)};--grow:0`
    : `--gaps:${count - 1};--row:${round(width)};--grow:initial`;
}
