import type { ScheduledTour } from '../../../src/content/schemas/tour.ts';
import { COLLECTIONS } from '../../../src/content/schemas/collections.ts';
import type { Diagnostic } from './read/diagnostic.ts';
import { COLLECTION_NAMES, type CollectionName, type Entry } from './read/entries.ts';
import type { Path } from './read/parsed-file.ts';
import { pathOf } from './read/site-map.ts';
import { isObject, valueAt, valuesIn } from './read/value-at.ts';

/** The field of each collection that must differ from those of all others. */
type Fields = Readonly<Partial<Record<CollectionName, string>>>;

/** What must be unique, its fields, and the fix. */
type Rule = [what: string, fields: Fields, fix: string];

const inAll = (names: readonly CollectionName[], field: string): Fields =>
  Object.fromEntries(names.map((name) => [name, field]));

const LISTS = COLLECTION_NAMES.filter((name) => COLLECTIONS[name].entries === 'list');
const ONLY_HERE = 'say on each page what only that page offers';
const ANOTHER = 'give one of them another';

const RULES: readonly Rule[] = [
  ['search title', inAll(COLLECTION_NAMES, 'head.title'), ONLY_HERE],
  ['title', { blog: 'title', categories: 'name' }, ONLY_HERE],
  [
    'description',
    {
      ...inAll(COLLECTION_NAMES, 'head.description'),
      blog: 'description',
      categories: 'description',
    },
    ONLY_HERE,
  ],
  ['number', { blog: 'id' }, 'delete it from the newer post, which needs none'],
  ['booking number', { tours: 'itemId' }, 'look both up in the booking calendar'],
  ['place', { tours: 'order' }, 'number the tours 1, 2, 3 and so on'],
  // A picture's number is part of its URL, so it must be unique across both gallery lists.
  ['number', { galleryTours: 'id', galleryFans: 'id' }, ANOTHER],
  ...LISTS.map((name): Rule => ['id', { [name]: 'id' }, ANOTHER]),
  ['path', inAll(COLLECTION_NAMES, ''), 'rename the file'],
];

export function checkUniqueness(entries: readonly Entry[]): Diagnostic[] {
  const shared = RULES.flatMap(([what, fields, fix]) => {
    const first = new Map<unknown, Diagnostic>();
    return entries.flatMap((entry) => {
      const field = fields[entry.collection];
      const path = field ? field.split('.') : [];
      const value = field === '' ? ownPath(entry) : field && valueAt(entry.data, path);
      if (value === undefined) return [];
      const other = first.get(value);
      if (!other) first.set(value, entry.diagnosticAt(path, '', ''));
      const problem = `the ${what} ${JSON.stringify(value)} is also in ${other?.file}:${other?.line}`;
      return other ? [entry.diagnosticAt(path, problem, fix)] : [];
    });
  });
  // Texts and numbers that a list holds twice: a gallery would go round in a circle.
  const repeated = entries.flatMap(({ data, diagnosticAt }) =>
    valuesIn(data).flatMap(({ value, path }) => {
      if (typeof path.at(-1) !== 'number' || isObject(value)) return [];
      const list = valueAt(data, path.slice(0, -1));
      const isFirst = Array.isArray(list) && list.indexOf(value) === path.at(-1);
      const problem = `${JSON.stringify(value)} is in this list already`;
      return isFirst ? [] : [diagnosticAt(path, problem, 'delete one of the two')];
    }),
  );
  return [...shared, ...repeated, ...checkCopies(entries)];
}

const PICTURES = ['cover', 'hero', 'map'] satisfies (keyof ScheduledTour)[];

/** What makes a tour. Meeting spot, hours and practical notes may be the same as another's. */
const OWN: readonly Path[] = [
  ...['name', 'title', 'summary', 'deck', 'faq', 'gallery'].map((field) => [field]),
  ...PICTURES.map((field) => [field, 'alt']),
  ...Array.from({ length: 10 }, (_, stop) => ['stops', stop, 'text']),
];

/** Finds tours that were copied, and all that is still the other tour's in one fault. */
function checkCopies(entries: readonly Entry[]): Diagnostic[] {
  const tours = entries.filter(({ collection }) => collection === 'tours');
  return tours.flatMap((tour, index) =>
    tours.slice(0, index).flatMap((other) => {
      const same = OWN.filter((path) => {
        const value = JSON.stringify(valueAt(tour.raw, path));
        return value !== undefined && value === JSON.stringify(valueAt(other.raw, path));
      });
      const fields = same.map((path) => tour.diagnosticAt(path, '', '').field);
      if (tour.body !== '' && tour.body === other.body) fields.push('the text');
      if (fields.length === 0) return [];
      const problem = `${new Intl.ListFormat('en-US').format(fields)} are the same as in ${other.file}`;
      const fix = 'write what is true of each tour; look at "meeting" and "practical", too';
      return [{ ...tour.diagnosticAt(same[0] ?? [], problem, fix), field: '' }];
    }),
  );
}

/** The private tours have a card in content/tours/ and their page in content/pages/. */
const ownPath = ({ collection, id, data }: Entry) =>
  valueAt(data, ['kind']) === 'private' ? undefined : pathOf(collection, id);
