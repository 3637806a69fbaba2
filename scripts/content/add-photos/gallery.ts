import { applyEdits, modify } from 'jsonc-parser';
import { valueAt } from '../check/read/value-at.ts';
import type { Content } from '../check/check-content.ts';

/** A list of gallery pictures: `tours` is content/gallery/tours.json with content/gallery/tours/. */
export type GalleryList = 'tours' | 'fans';

const COLLECTIONS = { tours: 'galleryTours', fans: 'galleryFans' } as const;

/** Where the numbers of a list begin. A number is a picture's address, so no two lists share one. */
const FIRST = { tours: 1, fans: 101 } as const;

export const listFile = (list: GalleryList) => `content/gallery/${list}.json`;

export const pictureName = (number: number) => `${String(number).padStart(2, '0')}.jpg`;

/** The number of the next picture of a list: after its highest, and free in both lists and the folder. */
export function nextNumber(list: GalleryList, { entries, files }: Content): number {
  const numbersOf = (name: GalleryList) =>
    entries
      .filter(({ collection }) => collection === COLLECTIONS[name])
      .map(({ data }) => Number(valueAt(data, ['id'])))
      .filter(Number.isInteger);
  const taken = new Set([...numbersOf('tours'), ...numbersOf('fans')]);
  const isTaken = (number: number) =>
    taken.has(number) || files.has(`content/gallery/${list}/${pictureName(number)}`);
  let number = Math.max(FIRST[list], ...numbersOf(list).map((own) => own + 1));
  while (isTaken(number)) number += 1;
  return number;
}

/** Adds a row at the end of a list, indented as its others are. */
export function withRow(text: string, row: object): string {
  const indent = /^[\t ]+(?=\S)/m.exec(text)?.[0] ?? '  ';
  const formattingOptions = {
    insertSpaces: !indent.startsWith('\t'),
    tabSize: indent.length,
    eol: text.includes('\r\n') ? '\r\n' : '\n',
  };
  return applyEdits(text, modify(text, [-1], row, { formattingOptions, isArrayInsertion: true }));
}
