import { COLLECTIONS } from '../../../src/content/schemas/collections.ts';
import type { Diagnostic } from './diagnostic.ts';
import { COLLECTION_NAMES, type Entry } from './read/entries.ts';
import { pathOf } from './read/site-map.ts';
import { valueAt } from './read/value-at.ts';

const ONLY_HERE = 'say on each page what only that page offers';
const LISTS = COLLECTION_NAMES.filter((name) => COLLECTIONS[name].entries === 'list');

/** A field that must be unique across some collections: its name in messages, its path, and the fix. */
type Rule = [among: readonly string[], what: string, field: string, fix: string];

const RULES: readonly Rule[] = [
  [COLLECTION_NAMES, 'search title', 'head.title', ONLY_HERE],
  [COLLECTION_NAMES, 'search description', 'head.description', ONLY_HERE],
  [['blog'], 'number', 'id', 'delete it from the newer post, which needs none'],
  [['blog'], 'title', 'title', ONLY_HERE],
  [['blog'], 'description', 'description', ONLY_HERE],
  [['tours'], 'booking number', 'itemId', 'look both up in the booking calendar'],
  [['tours'], 'place', 'order', 'number the tours 1, 2, 3 and so on'],
  // A picture's number is part of its URL, so it must be unique across both gallery lists.
  [['galleryTours', 'galleryFans'], 'number', 'id', 'give one of them another'],
  ...LISTS.map((name): Rule => [[name], 'id', 'id', 'give one of them another']),
  // Not tours: the private tours have a card in content/tours/ and a page in content/pages/.
  [COLLECTION_NAMES.filter((name) => name !== 'tours'), 'path', '', 'rename the file'],
];

export function checkUniqueness(entries: readonly Entry[]): Diagnostic[] {
  return RULES.flatMap(([among, what, field, fix]) => {
    const path = field === '' ? [] : field.split('.');
    const first = new Map<unknown, Diagnostic>();
    return entries.flatMap((entry) => {
      const { collection, id, data } = entry;
      const value = field === '' ? pathOf(collection, id) : valueAt(data, path);
      if (value === undefined || !among.includes(collection)) return [];
      const other = first.get(value);
      if (!other) first.set(value, entry.diagnosticAt(path, '', ''));
      const problem = `the ${what} ${JSON.stringify(value)} is also in ${other?.file}:${other?.line}`;
      return other ? [entry.diagnosticAt(path, problem, fix)] : [];
    });
  });
}
