import { type CollectionName, type Entry, placeOf } from './read/entries.ts';
import type { Diagnostic } from './diagnostic.ts';
import { suggest } from './did-you-mean.ts';
import type { Path } from './read/parsed-file.ts';

type Reference = {
  from: CollectionName;
  /** Where the id stands; `*` for every place of a list. */
  field: readonly string[];
  to: CollectionName;
  /** Words that are no id and still right. */
  also?: readonly string[];
};

/** Every field that holds the id of an entry of another collection. */
const REFERENCES: readonly Reference[] = [
  { from: 'tours', field: ['teaser'], to: 'quotes' },
  { from: 'tours', field: ['quotes', '*'], to: 'quotes' },
  { from: 'tours', field: ['faq'], to: 'faqs' },
  { from: 'tours', field: ['gallery', '*'], to: 'galleryTours' },
  { from: 'tours', field: ['stops', '*', 'picture'], to: 'galleryTours' },
  { from: 'blog', field: ['author'], to: 'people', also: ['house'] },
  { from: 'blog', field: ['tour'], to: 'tours' },
  { from: 'coverage', field: ['logo'], to: 'pressLogos' },
  { from: 'galleryTours', field: ['tour'], to: 'tours' },
  { from: 'galleryHome', field: ['pictures', '*'], to: 'galleryTours' },
  { from: 'homePage', field: ['testimonial'], to: 'quotes' },
  { from: 'aboutPage', field: ['team', 'members', '*'], to: 'people' },
  { from: 'toursPage', field: ['quotes', 'entries', '*'], to: 'quotes' },
  { from: 'toursPage', field: ['faq', 'list'], to: 'faqs' },
  { from: 'privateToursPage', field: ['faq', 'list'], to: 'faqs' },
  { from: 'contactPage', field: ['quote'], to: 'quotes' },
  { from: 'contactPage', field: ['faq', 'list'], to: 'faqs' },
  { from: 'pressKitPage', field: ['contact', 'person'], to: 'people' },
  { from: 'pressKitPage', field: ['highlights', 'entries', '*', 'post'], to: 'blog' },
  { from: 'pressKitPage', field: ['quotes', 'entries', '*'], to: 'quotes' },
  { from: 'pressKitPage', field: ['faq', 'list'], to: 'faqs' },
  { from: 'adventureCatsPage', field: ['faq', 'list'], to: 'faqs' },
];

/** Finds ids that lead to no entry. */
export function checkReferences(entries: readonly Entry[]): Diagnostic[] {
  return REFERENCES.flatMap(({ from, field, to, also = [] }) => {
    const ids = entries.filter(({ collection }) => collection === to).map(({ id }) => id);
    return entries
      .filter(({ collection }) => collection === from)
      .flatMap((entry) =>
        valuesAt(entry.data, field)
          .filter(({ value }) => ![...ids, ...also].includes(String(value)))
          .map(({ value, path }) =>
            entry.diagnosticAt(
              path,
              `"${String(value)}" is not in ${placeOf(to)}`,
              suggest(String(value), [...ids, ...also], 'add it there, or name one that is'),
            ),
          ),
      );
  });
}

/** The texts and numbers at a field pattern, with their places; anything else is the schema's business. */
function valuesAt(
  data: unknown,
  field: readonly string[],
  path: Path = [],
): { value: unknown; path: Path }[] {
  const [step, ...rest] = field;
  if (step === undefined)
    return ['string', 'number'].includes(typeof data) ? [{ value: data, path }] : [];
  if (data === null || typeof data !== 'object') return [];
  if (step !== '*') return valuesAt((data as Record<string, unknown>)[step], rest, [...path, step]);
  return Array.isArray(data)
    ? data.flatMap((part, index) => valuesAt(part, rest, [...path, index]))
    : [];
}
