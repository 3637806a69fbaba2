import { valueAt } from '../check/read/value-at.ts';
import type { Entry } from '../check/read/entries.ts';
import type { Diagnostic } from '../check/diagnostic.ts';
import type { Path } from '../check/read/parsed-file.ts';

type Line = { what: string; path: Path; pixels: number; size: number };

// A result's title is one line of 600 px in 20 px Arial, its description two of 480 px in 14 px.
const TITLE = { what: 'title', pixels: 600, size: 20 };
const DESCRIPTION = { what: 'description', pixels: 960, size: 14 };

const POST: readonly Line[] = [
  // The company's name follows it, and may be cut.
  { ...TITLE, path: ['title'] },
  { ...DESCRIPTION, path: ['description'] },
];
const PAGE: readonly Line[] = [
  { ...TITLE, path: ['head', 'title'] },
  { ...DESCRIPTION, path: ['head', 'description'] },
];

/** Finds titles and descriptions that a search result has no room for: letters differ in width. */
export function checkSearchWidths(entries: readonly Entry[]): Diagnostic[] {
  return entries.flatMap((entry) =>
    (entry.collection === 'blog' ? POST : PAGE).flatMap(({ what, path, pixels, size }) => {
      const text = valueAt(entry.data, path);
      if (typeof text !== 'string') return [];
      const wide = Math.round(widthOf(text, size));
      if (wide <= pixels) return [];
      const problem = `as the ${what} of a search result it is ${wide} pixels wide`;
      const letters = Math.max(1, Math.ceil((text.length * (wide - pixels)) / wide));
      const fix = `${pixels} are shown: take away about ${counted(letters)}`;
      return [entry.diagnosticAt(path, problem, fix)];
    }),
  );
}

const counted = (letters: number) => `${letters} ${letters === 1 ? 'letter' : 'letters'}`;

/** How wide Arial's letters are, in thousandths of its size: its own metrics, the common ones by width. */
const WIDTHS: readonly [width: number, letters: string][] = [
  [222, 'ijl‘’'],
  [278, ' !,./:;If[]\\t'],
  [191, "'"],
  [260, '|'],
  [333, '()-r“”`'],
  [355, '"'],
  [389, '*'],
  [500, 'ckvxyzJsç'],
  [584, '+<=>~'],
  [611, 'FTZ'],
  [667, '&ABEKPSVXY'],
  [722, 'CDHNRUw'],
  [778, 'GOQ'],
  [833, 'Mm'],
  [889, '%'],
  [944, 'W'],
  [1000, '—…'],
  [1015, '@'],
];
const WIDTH_OF = new Map(WIDTHS.flatMap(([width, letters]) => [...letters].map((l) => [l, width])));
/** Digits and most small letters. */
const USUAL = 556;

/** How wide a text is in Arial of a size in pixels. */
function widthOf(text: string, size: number): number {
  // An accent takes no room of its own.
  const letters = [...text.normalize('NFD').replaceAll(/\p{M}/gu, '')];
  const units = letters.reduce((sum, letter) => sum + (WIDTH_OF.get(letter) ?? USUAL), 0);
  return (units * size) / 1000;
}
