import { toLongDate } from '../../../src/domain/seasons/calendar-date.ts';
import type { Content } from '../check/check-content.ts';
import type { Diagnostic } from '../check/diagnostic.ts';
import { picturesOf } from '../check/pictures.ts';
import { isPicture } from '../photos/picture-kind.ts';
import { NEVER, opensOn } from '../check/read/site-map.ts';

/** The collections whose entries stand on a page only where one names them, and how one does. */
const NAMED_ONLY: Readonly<Record<string, string>> = {
  people: 'the "members" of content/pages/about.json',
  quotes: 'the "quotes" of a tour or of a page',
  faqs: 'the "faq" of a tour or of a page',
};

export function checkNotShown({ entries, files, named }: Content): Diagnostic[] {
  const lonely = entries.flatMap(({ collection, id, diagnosticAt }) => {
    const place = NAMED_ONLY[collection];
    if (place === undefined || named.get(collection)?.has(id)) return [];
    return [diagnosticAt([], `"${id}" stands on no page`, `name it in ${place}, or delete it`)];
  });
  // The icons of browsers and phones are made from the one drawing at the top.
  const shown = new Set(['content/icon.svg', 'content/logo.svg']);
  for (const { file } of entries.flatMap(picturesOf)) shown.add(file);
  const unseen = files.paths
    .filter((file) => isPicture(file) && !shown.has(file))
    .map((file) => {
      const fix = 'name it where it belongs, or take it out of content/';
      return { file, line: 1, field: '', problem: 'no text shows this picture', fix };
    });
  return [...lonely, ...unseen];
}

export function waitingPosts({ entries }: Content, day: string): Diagnostic[] {
  return entries
    .filter((entry) => opensOn(entry) > day)
    .map((entry) => {
      const opens = opensOn(entry);
      if (opens === NEVER) {
        return entry.diagnosticAt(['draft'], 'it is a draft', 'delete this line to publish it');
      }
      const fix = 'until then only npm run dev shows it';
      return entry.diagnosticAt(['date'], `it appears on ${toLongDate(opens)}`, fix);
    });
}
