import { toIsoDate, toLongDate } from '../../../src/domain/seasons/calendar-date.ts';
import { NEVER } from '../../../src/domain/seasons/publish-date.ts';
import type { Content } from '../check/read/content.ts';
import type { Diagnostic } from '../check/read/diagnostic.ts';
import { picturesOf } from '../check/pictures.ts';
import { isPicture } from '../photos/picture-kind.ts';
import { publishDate } from '../check/read/site-map.ts';
import { valueAt } from '../check/read/value-at.ts';

/** Collections whose entries appear only where a page references them, and where to do that. */
const REFERENCED_FROM: Readonly<Record<string, string>> = {
  people: 'the "members" of content/pages/about.json',
  quotes: 'the "quotes" of a tour or of a page',
  faqs: 'the "faq" of a tour or of a page',
};

export function checkNotShown({ entries, files, named }: Content): Diagnostic[] {
  const unreferenced = entries.flatMap(({ collection, id, diagnosticAt }) => {
    const place = REFERENCED_FROM[collection];
    if (place === undefined || named.get(collection)?.has(id)) return [];
    return [diagnosticAt([], `"${id}" is not on any page`, `name it in ${place}, or delete it`)];
  });
  // Used without a reference: these two are the sources of the favicons and app icons.
  const shown = new Set(['content/icon.svg', 'content/logo.svg']);
  for (const { file } of entries.flatMap(picturesOf)) shown.add(file);
  const unusedPictures = files.paths
    .filter((file) => isPicture(file) && !shown.has(file))
    .map((file) => {
      const fix = 'use it on a page, or remove it from content/';
      return { file, line: 1, field: '', problem: 'nothing uses this picture', fix };
    });
  return [...unreferenced, ...unusedPictures];
}

export function checkPastClosings({ entries }: Content, day: string): Diagnostic[] {
  return entries.flatMap(({ data, diagnosticAt }) => {
    const closings = valueAt(data, ['closings']);
    if (!Array.isArray(closings)) return [];
    return closings.flatMap((closing: unknown, index) => {
      const last = valueAt(closing, ['to']);
      if ((toIsoDate(String(last)) ?? day) >= day) return [];
      const fix = 'correct the year, or delete this closing';
      return [diagnosticAt(['closings', index, 'to'], `${last} is over`, fix)];
    });
  });
}

export function notYetShown({ entries }: Content, day: string): Diagnostic[] {
  return entries
    .filter((entry) => publishDate(entry) > day)
    .map((entry) => {
      const from = publishDate(entry);
      if (from === NEVER) {
        return entry.diagnosticAt(['draft'], 'it is a draft', 'delete this line to publish it');
      }
      const fix = 'until then only npm run dev shows it';
      const field = entry.collection === 'tours' ? 'opens' : 'date';
      return entry.diagnosticAt([field], `it appears on ${toLongDate(from)}`, fix);
    });
}
