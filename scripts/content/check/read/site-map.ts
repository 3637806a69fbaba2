import { type Collection, COLLECTIONS } from '../../../../src/content/schemas/collections.ts';
import { PAGE_SIZE } from '../../../../src/domain/blog/page-size.ts';
import { publishDate as dateOf } from '../../../../src/domain/seasons/publish-date.ts';
import type { Content } from './content.ts';
import { COLLECTION_NAMES, type CollectionName, type Entry, filesOf, idOf } from './entries.ts';
import { isObject, valueAt } from './value-at.ts';

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

/** The second and further pages of the lists of posts on `day`: `/blog/2`. */
export function listPages({ entries }: Pick<Content, 'entries'>, day: string): string[] {
  const lists = entries
    .filter((entry) => entry.collection === 'blog' && publishDate(entry) <= day)
    .flatMap(({ data }) => ['/blog', `/blog/category/${String(valueAt(data, ['category']))}`]);
  return [...Map.groupBy(lists, (list) => list)].flatMap(([list, { length }]) =>
    Array.from({ length: Math.ceil(length / PAGE_SIZE) - 1 }, (_, index) => `${list}/${index + 2}`),
  );
}

/**
 * The build's other files, and pages without content; `*` matches any text. A test compares them with a build's.
 */
export function siteFiles({ entries, publicFiles }: Content): string[] {
  const tours = entries.filter(({ collection }) => collection === 'tours');
  return [...OTHER_FILES, ...publicFiles, ...tours.map(({ id }) => `/tours/${id}/*.ics`)];
}

const OTHER_FILES = [
  '/404',
  '/_*',
  '/.well-known/*',
  '/admin',
  '/admin/*',
  '/apple-touch-icon.png',
  '/cards/*',
  '/favicon.*',
  '/feed.json',
  '/fragments/*',
  '/icon-*.png',
  '/nameplate*',
  '/offline',
  '/press-kit/*.*',
  '/robots.txt',
  '/rss.xml',
  '/search/*',
  '/site.webmanifest',
  '/sitemap-0.xml',
  '/sitemap-index.xml',
  '/sw.js',
];
