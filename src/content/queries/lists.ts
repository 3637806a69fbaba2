import { getCollection, type CollectionEntry, type CollectionKey } from 'astro:content';
import { getReferenced } from './layout-props.ts';

/** The tours and their addresses, in the order of the menu. */
export async function tours() {
  return (await getCollection('tours'))
    .toSorted((a, b) => a.data.order - b.data.order)
    .map((entry) => ({ ...entry, path: `/tours/${entry.id}` }));
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
