import { posix } from 'node:path';
import { toSlug } from '../../../src/domain/blog/slug.ts';
import { findRedirect, type Redirect } from '../../../src/domain/redirects/redirects.ts';
import { toIsoDate } from '../../../src/domain/seasons/calendar-date.ts';
import { postState } from '../../../src/domain/blog/post-state.ts';
import { type Collection, COLLECTIONS } from '../../../src/content/schemas/collections.ts';
import type { Content } from '../check/check-content.ts';
import type { Diagnostic } from '../check/diagnostic.ts';
import { hiddenOn } from '../check/link-targets.ts';
import { rowsOf } from '../check/redirect-table.ts';
import { COLLECTION_NAMES, type CollectionName, idOf } from '../check/read/entries.ts';
import { parseMarkdown } from '../check/read/parsed-file.ts';
import { addressesOf, addressOf } from '../check/read/site-map.ts';
import { valueAt } from '../check/read/value-at.ts';
import { formerVersions, removedPages } from '../history/former-pages.ts';

/**
 * Finds pages that visitors knew and whose address leads nowhere now: their file was taken away or
 * renamed, or the post became a draft.
 *
 * @param root the project's folder, about which git is asked.
 * @param day the day it is, "2025-12-05".
 */
export async function checkLostPages(
  root: string,
  content: Content,
  day: string,
): Promise<Diagnostic[]> {
  const hidden = hiddenOn(day, content.entries);
  const [removed, versions] = await Promise.all([
    removedPages(root),
    formerVersions(
      root,
      hidden.map((address) => `content${address}.mdx`),
    ),
  ]);
  const table = content.entries.find(({ collection }) => collection === 'redirects');
  if (!table) return [];
  const pages = addressesOf(content.files).filter((address) => !hidden.includes(address));
  const rows = rowsOf(table.data);
  const lost = new Map<string, Redirect>();
  for (const { file, text, until = day } of [...removed, ...versions]) {
    const collection = collectionOf(file);
    if (!collection) continue;
    const from = addressOf(collection, idOf(file));
    if (from === undefined || lost.has(from) || pages.includes(from)) continue;
    if (findRedirect(rows, from) !== undefined) continue;
    const parsed = parseMarkdown(file, text);
    if (!parsed.ok || !wasOut(collection, parsed.data, until)) continue;
    lost.set(from, { from, to: nearestPage(collection, parsed.data, content, pages) });
  }
  return [...lost.values()].map((row) => {
    const problem = `${row.from} was a page, and leads nowhere now`;
    const fix = `add the row { "from": "${row.from}", "to": "${row.to}" }`;
    return table.diagnosticAt(['redirects'], problem, fix);
  });
}

function collectionOf(file: string): CollectionName | undefined {
  return COLLECTION_NAMES.find((name) => {
    const { folder, pattern, route }: Collection = COLLECTIONS[name];
    return (
      route?.includes('*') && posix.dirname(file) === folder && file.endsWith(pattern.slice(1))
    );
  });
}

/** Whether visitors could open it on its last day. */
function wasOut(collection: CollectionName, data: unknown, lastDay: string): boolean {
  if (collection !== 'blog') return true;
  const published = toIsoDate(String(valueAt(data, ['date'])));
  if (published === undefined) return false;
  const isDraft = valueAt(data, ['draft']) === true;
  return postState({ published, isDraft }, lastDay) === 'published';
}

/** What a file that was renamed still has in common with what it was. */
const TRAITS: Readonly<Partial<Record<CollectionName, readonly string[]>>> = {
  blog: ['id', 'date'],
  tours: ['itemId'],
};

/** The page under its new name, or the list that it was in. */
function nearestPage(
  collection: CollectionName,
  data: unknown,
  { entries }: Content,
  pages: readonly string[],
): string {
  const traits = TRAITS[collection] ?? [];
  const renamed = entries.find(
    (entry) =>
      entry.collection === collection &&
      traits.length > 0 &&
      traits.every((trait) => valueAt(entry.data, [trait]) === valueAt(data, [trait])),
  );
  const address = renamed && addressOf(collection, renamed.id);
  if (address !== undefined && pages.includes(address)) return address;
  if (collection === 'tours') return '/tours';
  if (collection !== 'blog') return '/';
  const list = `/blog/category/${toSlug(String(valueAt(data, ['category'])))}`;
  return pages.includes(list) ? list : '/blog';
}
