import { applyEdits, modify } from 'jsonc-parser';
import { valueAt } from '../check/read/value-at.ts';
import type { Content } from '../check/read/content.ts';

/** A gallery list. The files of `tours` are content/gallery/tours.json and content/gallery/tours/. */
export type GalleryList = 'tours' | 'fans';

const COLLECTION_OF = { tours: 'galleryTours', fans: 'galleryFans' } as const;

/** The first number of each list. Numbers are part of a photo's URL, so they must be unique across lists. */
const FIRST_NUMBER = { tours: 1, fans: 101 } as const;

export const listFile = (list: GalleryList) => `content/gallery/${list}.json`;

export const pictureName = (number: number) => `${String(number).padStart(2, '0')}.jpg`;

/** One more than the list's highest number, or the next one that both lists and the folder leave free. */
export function nextNumber(list: GalleryList, { entries, files }: Content): number {
  const numbersOf = (name: GalleryList) =>
    entries
      .filter(({ collection }) => collection === COLLECTION_OF[name])
      .map(({ data }) => Number(valueAt(data, ['id'])))
      .filter(Number.isInteger);
  const taken = new Set([...numbersOf('tours'), ...numbersOf('fans')]);
  const isTaken = (number: number) =>
    taken.has(number) || files.has(`content/gallery/${list}/${pictureName(number)}`);
  let number = Math.max(FIRST_NUMBER[list], ...numbersOf(list).map((own) => own + 1));
  while (isTaken(number)) number += 1;
  return number;
}

/** Appends a row to a JSON list, with the list's indentation. */
export function withRow(text: string, row: object): string {
  const indent = /^[\t ]+(?=\S)/m.exec(text)?.[0] ?? '  ';
  const formattingOptions = {
    insertSpaces: !indent.startsWith('\t'),
    tabSize: indent.length,
    eol: text.includes('\r\n') ? '\r\n' : '\n',
  };
  return applyEdits(text, modify(text, [-1], row, { formattingOptions, isArrayInsertion: true }));
}
