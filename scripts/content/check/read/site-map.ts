import { type Collection, COLLECTIONS } from '../../../../src/content/schemas/collections.ts';
import { publishDate as dateOf } from '../../../../src/domain/seasons/publish-date.ts';
import type { Content } from '../check-content.ts';
import { COLLECTION_NAMES, type CollectionName, type Entry, filesOf, idOf } from './entries.ts';
import { isObject } from './value-at.ts';

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

/** The day from which visitors see a post or a tour; '' for other entries, which they always do. */
export function publishDate({ collection, data }: Pick<Entry, 'collection' | 'data'>): string {
  const { isSchedulable }: Collection = COLLECTIONS[collection];
  return isSchedulable && isObject(data) ? dateOf(data) : '';
}

export function publicPaths(content: Content, day: string): string[] {
  const waiting = content.entries.filter((entry) => publishDate(entry) > day);
  const closed = waiting.map(({ collection, id }) => pathOf(collection, id));
  return allPaths(content).filter((path) => !closed.includes(path));
}
