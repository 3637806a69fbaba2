import { suggest } from './did-you-mean.ts';
import type { Diagnostic } from './diagnostic.ts';
import { linksOf } from './link-targets.ts';
import type { Entry } from './read/entries.ts';
import { addressOf } from './read/site-map.ts';

/**
 * Finds links to a place on a page (`/contact#faq`) that the built page does not have.
 *
 * @param idsOn the ids on a page, by its address; undefined for what is no page.
 */
export function checkAnchors(
  entries: readonly Entry[],
  idsOn: (address: string) => readonly string[] | undefined,
): Diagnostic[] {
  return entries.flatMap((entry) => {
    const own = addressOf(entry.collection, entry.id);
    return linksOf(entry).flatMap(({ href, diagnosticWith }) => {
      const [page = '', id = ''] = href.split('#');
      const [path] = page.split('?');
      const address = path === '' ? own : path;
      const ids = address === undefined ? undefined : idsOn(address);
      if (id === '' || !ids || ids.includes(id)) return [];
      const problem = `there is no place "#${id}" on ${address}`;
      const anchors = ids.map((known) => `#${known}`);
      const otherwise = 'open the page and copy the address of its heading';
      return [diagnosticWith(problem, suggest(`#${id}`, anchors, otherwise))];
    });
  });
}
