import { getCollection, type CollectionEntry, type CollectionKey } from 'astro:content';
import { interpolateAll } from '../../domain/text/interpolate.ts';
import { COLLECTIONS } from '../schemas/collections.ts';
import { getReferenced, getSingleton } from './layout-props.ts';

/** The tours and their addresses, in the order of the menu; their schedules leave out closed days. */
export async function tours() {
  const { closings: closed } = await getSingleton('site', 'site');
  return (await getCollection('tours'))
    .toSorted((a, b) => a.data.order - b.data.order)
    .map(({ data, ...entry }) => ({
      ...entry,
      path: `/tours/${entry.id}`,
      data: data.kind === 'walk' ? { ...data, schedule: { ...data.schedule, closed } } : data,
    }));
}

/** The tours that run on a schedule: all but the private ones. */
export async function walks() {
  return (await tours()).flatMap((entry) =>
    entry.data.kind === 'walk' ? [{ ...entry, data: entry.data }] : [],
  );
}

/**
 * The data of several entries that another one names, in its order.
 *
 * @throws Error when there is none of an id.
 */
export function getAll<Name extends CollectionKey>(
  references: readonly { collection: Name; id: string }[],
): Promise<CollectionEntry<Name>['data'][]> {
  return Promise.all(references.map(getReferenced));
}

/** The lists whose order an editor chooses by the order of their entries. */
const ORDERED = {
  categories: '/content/categories/categories.json',
  pressLogos: '/content/press-logos/press-logos.json',
};

/** Those files as they stand: a collection keeps its entries sorted by their ids. */
const LIST_FILES = import.meta.glob<readonly { id: string }[]>(
  ['/content/categories/categories.json', '/content/press-logos/press-logos.json'],
  { eager: true, import: 'default' },
);

/** The entries of a list in the order in which its file has them. */
export async function inFileOrder<Name extends keyof typeof ORDERED>(
  name: Name,
): Promise<CollectionEntry<Name>['data'][]> {
  const order = LIST_FILES[ORDERED[name]]?.map(({ id }) => id) ?? [];
  return (await getCollection(name))
    .toSorted((a, b) => order.indexOf(a.id) - order.indexOf(b.id))
    .map(({ data }) => data);
}

/**
 * A page's words with `{neighborhoods}` filled: the names of the walks, in the order of the menu.
 * Its other tokens stay for the page to fill.
 */
export async function withNeighborhoods<Name extends 'pressKitPage' | 'privateToursPage'>(
  page: Name,
  id: string,
): Promise<CollectionEntry<Name>['data']> {
  const names = (await walks()).map(({ data }) => data.name);
  const neighborhoods = new Intl.ListFormat('en-US', { type: 'conjunction' }).format(names);
  const { deferredVariables } = COLLECTIONS[page];
  return interpolateAll(await getSingleton(page, id), { neighborhoods }, deferredVariables);
}
