import { type Collection, COLLECTIONS } from '../../../../src/content/schemas/collections.ts';
import { toIsoDate } from '../../../../src/domain/seasons/calendar-date.ts';
import type { Content } from '../check-content.ts';
import { COLLECTION_NAMES, type CollectionName, type Entry, filesOf, idOf } from './entries.ts';
import { valueAt } from './value-at.ts';

/** The paths of all pages, including those of unreadable files and future posts. */
export function allPaths({ files, entries }: Pick<Content, 'files' | 'entries'>): string[] {
  const pages = COLLECTION_NAMES.flatMap((name) =>
    filesOf(name, files).flatMap((file) => pathOf(name, idOf(file)) ?? []),
  );
  const lists = entries
    .filter(({ collection }) => collection === 'categories')
    .map(({ id }) => `/blog/category/${id}`);
  return [...new Set([...pages, ...lists])];
}

export function pathOf(collection: CollectionName, id: string): string | undefined {
  const { route }: Collection = COLLECTIONS[collection];
  return route?.replace('*', id);
}

export const NEVER = '9999-12-31';

/** The date when a post becomes public; '' for other entries, which always are. */
export function publishDate({ collection, data }: Pick<Entry, 'collection' | 'data'>): string {
  if (collection !== 'blog') return '';
  if (valueAt(data, ['draft']) === true) return NEVER;
  return toIsoDate(String(valueAt(data, ['date']))) ?? '';
}

export function publicPaths(content: Content, day: string): string[] {
  const waiting = content.entries.filter((entry) => publishDate(entry) > day);
  const closed = waiting.map(({ collection, id }) => pathOf(collection, id));
  return allPaths(content).filter((path) => !closed.includes(path));
}
