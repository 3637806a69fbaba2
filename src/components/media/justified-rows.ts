import { planRows, type PhotoRow } from '../../domain/pictures/photo-rows.ts';

type Size = { width: number; height: number };

/** Where a picture stands in its gallery: keys of the rules in `css`, and HTML's `sizes`. */
export type Place = { shape: number; tablet: number; desk: number; sizes: string };

/** On a phone a gallery is one row to swipe, this many pixels high (JustifiedGallery.astro). */
const PHONE_HEIGHT = 208;

/**
 * Wider screens: rows that fill the line. `least` keeps each picture as small as its files are sharp
 * (`FILE_HEIGHTS`). `page` is what pictures and gaps have of the page, `gap` one gap (JustifiedGallery.astro).
 */
const LAYOUTS = {
  tablet: {
    media: '(min-width:40rem) and (max-width:63.99rem)',
    rows: { best: 2.75, least: 2.15 },
    widths: [{ from: 40, unit: 'vw', page: 90.7, gap: 3.1 }],
  },
  desk: {
    media: '(min-width:64rem)',
    rows: { best: 3.9, least: 3.4 },
    widths: [
      { from: 82, unit: 'rem', page: 75.125, gap: 2.5 },
      { from: 64, unit: 'vw', page: 90.8, gap: 3.4 },
    ],
  },
} as const;

/**
 * How high the smaller files are, in pixels: as the highest row, and twice that for fine screens. The
 * pictures of a row are equally high, so what is sharp for one is for all. The largest is the one that
 * the viewer shows.
 */
const FILE_HEIGHTS = [336, 672];
const LARGEST = 1600;

/** The widths of the files that a picture needs, small to large, in pixels; none above its own. */
export function fileWidths({ width, height }: Size): number[] {
  const shape = width / height;
  const largest = Math.min(width, LARGEST);
  const smaller = FILE_HEIGHTS.map((high) => Math.round(high * shape));
  return [...smaller.filter((wide) => wide < largest), largest];
}

/**
 * Plans the rows of a page's galleries.
 *
 * @param galleries the pictures of each gallery, with their sizes
 * @returns the place of each picture, and the rules that give each shape and row its measures: a
 *   page's security policy allows no styles in the markup
 */
export function planGalleries(galleries: readonly (readonly Size[])[]): {
  css: string;
  places: Place[][];
} {
  const shapes = new Numbered();
  const rows = { tablet: new Numbered(), desk: new Numbered() };

  const places = galleries.map((pictures) => {
    const wide = pictures.map(({ width, height }) => width / height);
    const rowOf = {
      tablet: rowOfEach(planRows(wide, LAYOUTS.tablet.rows)),
      desk: rowOfEach(planRows(wide, LAYOUTS.desk.rows)),
    };
    return wide.flatMap((shape, index) => {
      const [tablet, desk] = [rowOf.tablet[index], rowOf.desk[index]];
      if (!tablet || !desk) return [];
      return {
        shape: shapes.number(`--shape:${round(shape)}`),
        tablet: rows.tablet.number(rowRule(tablet, LAYOUTS.tablet.rows.least)),
        desk: rows.desk.number(rowRule(desk, LAYOUTS.desk.rows.least)),
        sizes: [
          ...sizesIn('desk', desk, shape),
          ...sizesIn('tablet', tablet, shape),
          `min(80vw,${Math.round(PHONE_HEIGHT * shape)}px)`,
        ].join(','),
      };
    });
  });

  const css = [
    shapes.rules('shape'),
    ...(['tablet', 'desk'] as const).map(
      (name) => `@media ${LAYOUTS[name].media}{${rows[name].rules(name)}}`,
    ),
  ].join('');
  return { css, places };
}

/** Gives equal declarations one number. */
class Numbered {
  readonly #all: string[] = [];

  number(declarations: string): number {
    const known = this.#all.indexOf(declarations);
    return known >= 0 ? known : this.#all.push(declarations) - 1;
  }

  rules(attribute: string): string {
    return this.#all.map((text, index) => `[data-${attribute}="${index}"]{${text}}`).join('');
  }
}

const round = (figure: number) => Math.round(figure * 1e4) / 1e4;

function rowOfEach(rows: readonly PhotoRow[]): PhotoRow[] {
  return rows.flatMap((row) => Array<PhotoRow>(row.count).fill(row));
}

/** A row that would be too high does not fill its line: its pictures stand as in a row of three. */
function lineOf({ count, width }: PhotoRow, least: number) {
  return width < least
    ? { isFull: false, gaps: 2, width: least }
    : { isFull: true, gaps: count - 1, width };
}

function rowRule(row: PhotoRow, least: number): string {
  const { isFull, gaps, width } = lineOf(row, least);
  return `--gaps:${gaps};--row:${round(width)}${isFull ? '' : ';--grow:0'}`;
}

function sizesIn(name: keyof typeof LAYOUTS, row: PhotoRow, shape: number): string[] {
  const { rows, widths } = LAYOUTS[name];
  const { gaps, width } = lineOf(row, rows.least);
  return widths.map(({ from, unit, page, gap }) => {
    const shown = Math.round(((page - gap * gaps) * shape) / width);
    return `(min-width:${from}rem) ${shown}${unit}`;
  });
}
