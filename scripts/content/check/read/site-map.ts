import { type Collection, COLLECTIONS } from '../../../../src/content/schemas/collections.ts';
import type { ContentFiles } from './content-files.ts';
import { valueAt } from './value-at.ts';
import { COLLECTION_NAMES, type CollectionName, filesOf, idOf } from './entries.ts';

/**
 * The address of every page that the content makes, such as `/` and `/blog/are-bodega-cats-legal`.
 * A file that cannot be read has its address all the same: links to it are not at fault. So has a post
 * that visitors cannot see yet (`checkEarlyLinks` knows about those).
 */
export function addressesOf(files: ContentFiles): string[] {
  const addresses = COLLECTION_NAMES.flatMap((name) =>
    filesOf(name, files).flatMap((file) => addressOf(name, idOf(file)) ?? []),
  );
  return [...new Set([...addresses, '/blog/archive', ...categoriesOf(files)])];
}

/** The pages of the categories; none while their file cannot be read, which is told by itself. */
function categoriesOf(files: ContentFiles): string[] {
  const { folder, pattern } = COLLECTIONS.categories;
  try {
    const list: unknown = JSON.parse(files.read(`${folder}/${pattern}`).toString('utf8'));
    const entries = Array.isArray(list) ? list : [];
    return entries.map((entry) => `/blog/category/${String(valueAt(entry, ['id']))}`);
  } catch {
    return [];
  }
}

/** The address of an entry's own page, if it has one. */
export function addressOf(collection: CollectionName, id: string): string | undefined {
  const { route }: Collection = COLLECTIONS[collection];
  return route?.replace('*', id);
}
