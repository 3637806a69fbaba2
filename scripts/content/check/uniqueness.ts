import { valueAt } from './read/value-at.ts';
import type { CollectionName, Entry } from './read/entries.ts';
import type { Diagnostic } from './diagnostic.ts';
import type { Path } from './read/parsed-file.ts';
import { addressOf } from './read/site-map.ts';

type Unique = {
  /** What has to differ, as the message calls it. */
  what: string;
  path: Path;
  among: (entry: Entry) => boolean;
  fix: string;
};

const inCollection =
  (...names: CollectionName[]) =>
  (entry: Entry) =>
    names.includes(entry.collection);

const LISTS = ['categories', 'people', 'quotes', 'coverage', 'pressLogos', 'reels'] as const;

/** Facts that no two entries may share. */
const UNIQUE: readonly Unique[] = [
  {
    what: 'id',
    path: ['id'],
    among: inCollection('blog'),
    fix: 'give one of them a number of its own',
  },
  ...LISTS.map((name) => ({
    what: 'id',
    path: ['id'],
    among: inCollection(name),
    fix: 'give one of them an id of its own',
  })),
  {
    what: 'number',
    path: ['id'],
    among: inCollection('galleryTours', 'galleryFans'),
    fix: 'give one of them a number of its own',
  },
  {
    what: 'booking number',
    path: ['itemId'],
    among: inCollection('tours'),
    fix: 'look both up in the booking calendar',
  },
  {
    what: 'place',
    path: ['order'],
    among: inCollection('tours'),
    fix: 'number the tours 1, 2, 3 and so on',
  },
  ...['title', 'description'].map((field) => ({
    what: `search ${field}`,
    path: ['head', field],
    among: () => true,
    fix: 'say on each page what only that page offers',
  })),
  ...['title', 'description'].map((field) => ({
    what: field,
    path: [field],
    among: inCollection('blog'),
    fix: 'word one of them differently',
  })),
];

/** Finds files that would make the same page, such as content/pages/legal/about.md. */
function checkAddresses(entries: readonly Entry[]): Diagnostic[] {
  const first = new Map<string, Entry>();
  return entries.flatMap((entry) => {
    const address = addressOf(entry.collection, entry.id);
    const other = address === undefined ? undefined : first.get(address);
    if (address !== undefined && !other) first.set(address, entry);
    // The card of the private tours is in content/tours/, their page among the pages.
    if (!other || entry.collection === 'tours' || other.collection === 'tours') return [];
    const [later, earlier] = entry.collection === 'legal' ? [entry, other] : [other, entry];
    const problem = `${address} is the page of ${earlier.file} already`;
    return [later.diagnosticAt([], problem, 'give the file another name')];
  });
}

/** Finds ids, addresses, titles and descriptions that two entries share, naming both files. */
export function checkUniqueness(entries: readonly Entry[]): Diagnostic[] {
  const shared = UNIQUE.flatMap(({ what, path, among, fix }) => {
    const first = new Map<unknown, Entry>();
    return entries.filter(among).flatMap((entry) => {
      const value = valueAt(entry.data, path);
      if (value === undefined) return [];
      const other = first.get(value);
      if (!other) {
        first.set(value, entry);
        return [];
      }
      const { file, line } = other.diagnosticAt(path, '', '');
      const shown = typeof value === 'number' ? String(value) : `"${String(value)}"`;
      return [entry.diagnosticAt(path, `the ${what} ${shown} is also in ${file}:${line}`, fix)];
    });
  });
  return [...shared, ...checkAddresses(entries)];
}
