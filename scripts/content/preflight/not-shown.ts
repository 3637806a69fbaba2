import { toIsoDate, toLongDate } from '../../../src/domain/seasons/calendar-date.ts';
import { type Content, ICON } from '../check/check-content.ts';
import type { Diagnostic } from '../check/diagnostic.ts';
import { picturesOf } from '../check/picture-refs.ts';
import type { CollectionName, Entry } from '../check/read/entries.ts';
import { valueAt } from '../check/read/value-at.ts';

/** The collections whose entries stand on a page only where one names them, and how one does. */
const NAMED_ONLY: Readonly<Partial<Record<CollectionName, (id: string) => string>>> = {
  people: (id) => `add "${id}" to "members" in content/pages/about.json`,
  quotes: (id) => `name "${id}" in the "quotes" of a tour or of a page`,
  faqs: (id) => `name "${id}" in the "faq" of a tour or of a page`,
};

/**
 * Finds what is in `content/` and on no page: people, quotes and lists of questions that nothing names,
 * and pictures that no text shows.
 */
export function checkNotShown({ entries, files, named }: Content): Diagnostic[] {
  const lonely = entries.flatMap((entry) => {
    const howTo = NAMED_ONLY[entry.collection]?.(entry.id);
    if (howTo === undefined || named.get(entry.collection)?.has(entry.id)) return [];
    const problem = `${titleOf(entry)} stands on no page`;
    return [entry.diagnosticAt([], problem, `${howTo}, or take it away`)];
  });
  const shown = new Set([...entries.flatMap(picturesOf), ICON]);
  const unseen = files.paths
    .filter((file) => /\.(?:jpe?g|png|webp|avif|svg)$/i.test(file) && !shown.has(file))
    .map((file) => {
      const fix = 'name it where it belongs, or take it out of content/';
      return { file, line: 1, field: '', problem: 'no text shows this picture', fix };
    });
  return [...lonely, ...unseen];
}

/** How an editor knows an entry. */
function titleOf({ data, id }: Entry): string {
  const name = ['name', 'author'].map((field) => valueAt(data, [field])).find(Boolean);
  return name === undefined ? `the list "${id}"` : `"${id}" (${String(name)})`;
}

/** Names the posts that visitors cannot see on a day ("2025-12-05"): drafts, and those of a later date. */
export function waitingPosts({ entries }: Content, day: string): Diagnostic[] {
  return entries.flatMap((entry) => {
    if (entry.collection !== 'blog') return [];
    if (valueAt(entry.data, ['draft']) === true) {
      return [entry.diagnosticAt(['draft'], 'it is a draft', 'delete this line to publish it')];
    }
    const date = toIsoDate(String(valueAt(entry.data, ['date'])));
    if (date === undefined || date <= day) return [];
    const fix = 'until then only npm run dev shows it';
    return [entry.diagnosticAt(['date'], `it appears on ${toLongDate(date)}`, fix)];
  });
}
