import { COLLECTIONS } from '../../../src/content/schemas/collections.ts';
import type { Diagnostic } from './diagnostic.ts';
import { COLLECTION_NAMES, type Entry } from './read/entries.ts';
import { addressOf } from './read/site-map.ts';
import { valueAt } from './read/value-at.ts';

const ONLY_HERE = 'say on each page what only that page offers';
const LISTS = COLLECTION_NAMES.filter((name) => COLLECTIONS[name].entries === 'list');

/** What no two entries of some collections may share: what it is called, its field, and what to do. */
type Fact = [among: readonly string[], what: string, field: string, fix: string];

const FACTS: readonly Fact[] = [
  [COLLECTION_NAMES, 'search title', 'head.title', ONLY_HERE],
  [COLLECTION_NAMES, 'search description', 'head.description', ONLY_HERE],
  [['blog'], 'id', 'id', 'give one of them another number'],
  [['blog'], 'title', 'title', ONLY_HERE],
  [['blog'], 'description', 'description', ONLY_HERE],
  [['tours'], 'booking number', 'itemId', 'look both up in the booking calendar'],
  [['tours'], 'place', 'order', 'number the tours 1, 2, 3 and so on'],
  // A picture's number is its address, in both lists of the gallery.
  [['galleryTours', 'galleryFans'], 'number', 'id', 'give one of them another'],
  ...LISTS.map((name): Fact => [[name], 'id', 'id', 'give one of them another']),
  // The card of the private tours is in content/tours/, their page among the pages.
  [COLLECTION_NAMES.filter((name) => name !== 'tours'), 'address', '', 'rename the file'],
];

export function checkUniqueness(entries: readonly Entry[]): Diagnostic[] {
  return FACTS.flatMap(([among, what, field, fix]) => {
    const path = field === '' ? [] : field.split('.');
    const first = new Map<unknown, Diagnostic>();
    return entries.flatMap((entry) => {
      const { collection, id, data } = entry;
      const value = field === '' ? addressOf(collection, id) : valueAt(data, path);
      if (value === undefined || !among.includes(collection)) return [];
      const other = first.get(value);
      if (!other) first.set(value, entry.diagnosticAt(path, '', ''));
      const problem = `the ${what} ${JSON.stringify(value)} is also in ${other?.file}:${other?.line}`;
      return other ? [entry.diagnosticAt(path, problem, fix)] : [];
    });
  });
}
