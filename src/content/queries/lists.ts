import { getCollection, getEntries, type CollectionEntry } from 'astro:content';
import categories from '../../../content/categories/categories.json';
import pressLogos from '../../../content/press-logos/press-logos.json';

/** Sorted by number. */
export async function getNumbered<Name extends 'galleryTours' | 'galleryFans' | 'reels'>(
  collection: Name,
): Promise<CollectionEntry<Name>['data'][]> {
  const entries = await getCollection(collection);
  return entries.map(({ data }) => data).toSorted((a, b) => a.id - b.id);
}

const FILES = { categories, pressLogos };

/** In the order of the file, which an editor chooses; Astro sorts by id. */
export async function getInFileOrder<Name extends keyof typeof FILES>(
  collection: Name,
): Promise<CollectionEntry<Name>['data'][]> {
  const entries = await getEntries(FILES[collection].map(({ id }) => ({ collection, id })));
  return entries.map(({ data }) => data);
}
