import { valueAt } from '../check/read/value-at.ts';
import type { Content } from '../check/read/content.ts';

/** A gallery list. The files of `tours` are content/gallery/tours.json and content/gallery/tours/. */
export type GalleryList = 'tours' | 'fans';

export const listFile = (list: GalleryList) => `content/gallery/${list}.json`;

export const pictureName = (number: number) => `${String(number).padStart(2, '0')}.jpg`;

/** One more than the highest number of the gallery's pictures and their files: a number is part of a photo's URL. */
export function nextNumber({ entries, files }: Content): number {
  const ids = entries.map(({ collection, data }) =>
    /^gallery(?:Tours|Fans)$/.test(collection) ? Number(valueAt(data, ['id'])) || 0 : 0,
  );
  const names = files.paths.map((path) => /^content\/gallery\/\w+\/(\d+)\./.exec(path)?.[1]);
  return Math.max(0, ...ids, ...names.map((name) => Number(name ?? 0))) + 1;
}

/** Appends a row to a JSON list, formatted as the content is. */
export const withRow = (text: string, row: object): string =>
  `${JSON.stringify([...JSON.parse(text), row], null, 2)}\n`;
