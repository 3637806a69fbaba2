import { toSlug } from '../../../../src/domain/blog/slug.ts';
import { BLOG_CATEGORIES } from '../../../../src/content/schemas/blog.ts';
import { type Collection, COLLECTIONS } from '../../../../src/content/schemas/collections.ts';
import type { ContentFiles } from './content-files.ts';
import { COLLECTION_NAMES, type CollectionName, filesOf, idOf } from './entries.ts';

/**
 * The address of every page that the content makes, such as `/` and `/blog/are-bodega-cats-legal`.
 * A file that cannot be read has its address all the same: links to it are not at fault. So has a post
 * that visitors cannot see yet (`checkDestinations` knows about those).
 */
export function addressesOf(files: ContentFiles): string[] {
  const addresses = COLLECTION_NAMES.flatMap((name) =>
    filesOf(name, files).flatMap((file) => addressOf(name, idOf(file)) ?? []),
  );
  return [...new Set([...addresses, ...LISTS])];
}

/** Pages that the posts make together. */
const LISTS = [
  '/blog/archive',
  ...BLOG_CATEGORIES.map((category) => `/blog/category/${toSlug(category)}`),
];

/** The address of an entry's own page, if it has one. */
export function addressOf(collection: CollectionName, id: string): string | undefined {
  const { route }: Collection = COLLECTIONS[collection];
  return route?.replace('*', id);
}
