import { toIsoDate, toLongDate } from '../../../src/domain/seasons/calendar-date.ts';
import { postState } from '../../../src/domain/blog/post-state.ts';
import { type Node, treeOf } from './body/body-text.ts';
import { valueAt } from './read/describe-issue.ts';
import { eachText } from './read/each-text.ts';
import type { Entry } from './read/entries.ts';
import type { Diagnostic } from './diagnostic.ts';
import { eachFieldLink } from './links.ts';
import { nearest, suggest } from './did-you-mean.ts';
import { openPlaces, type Places } from './read/anchors.ts';
import { addressOf } from './read/site-map.ts';

type Problem = { problem: string; fix: string } | undefined;

/**
 * Finds links to a page of the site that leads a visitor wrong all the same: to a post that is not out
 * yet, or to a place (`#faq`) that the page does not have.
 *
 * @param today the day it is, "2025-12-05".
 */
export function checkDestinations(
  { root, today }: { root: string; today: string },
  entries: readonly Entry[],
): Diagnostic[] {
  const pages = new Map<string, Entry>();
  for (const entry of entries) {
    const address = addressOf(entry.collection, entry.id);
    if (address !== undefined) pages.set(address, entry);
  }
  const placesOf = openPlaces(root);

  return entries.flatMap((entry) => {
    const own = addressOf(entry.collection, entry.id);
    return linksOf(entry).flatMap(({ href, faultWith }) => {
      const [path = '', place = ''] = href.split('#');
      const address = path.startsWith('/') ? path.split('?')[0]! : own;
      if (address === undefined || (path !== '' && !path.startsWith('/'))) return [];
      const target = pages.get(address);
      const complaint =
        (target && findEarlyLink(entry, target, address, today)) ??
        (place === '' ? undefined : findMissingPlace(placesOf(address, target), place, address));
      return complaint ? [faultWith(complaint)] : [];
    });
  });
}

/** A draft may link to anything; a post, to what is out on the day it appears. */
function findEarlyLink(from: Entry, to: Entry, address: string, today: string): Problem {
  if (to.collection !== 'blog' || from === to || isDraft(from)) return undefined;
  if (isDraft(to)) {
    const fix = 'publish it first, or take the link away';
    return { problem: `"${address}" is a draft, which visitors cannot open`, fix };
  }
  const [day, own] = [dayOf(to), dayOf(from)];
  const seenFrom = own !== undefined && own > today ? own : today;
  if (day === undefined || postState({ published: day, isDraft: false }, seenFrom) === 'published')
    return undefined;
  return {
    problem: `"${address}" appears only on ${toLongDate(day)}`,
    fix: 'link to it from a post of that day or later, or take the link away',
  };
}

/** The addresses of posts that visitors cannot open on a day. */
export function hiddenOn(day: string, entries: readonly Entry[]): string[] {
  return entries
    .filter((entry) => entry.collection === 'blog')
    .filter((entry) => {
      const published = dayOf(entry);
      return published && postState({ published, isDraft: isDraft(entry) }, day) !== 'published';
    })
    .map(({ id }) => `/blog/${id}`);
}

const isDraft = ({ data }: Entry) => valueAt(data, ['draft']) === true;

const dayOf = ({ collection, data }: Entry) =>
  collection === 'blog' ? toIsoDate(String(valueAt(data, ['date']))) : undefined;

function findMissingPlace(places: Places, place: string, address: string): Problem {
  if (places.has(place)) return undefined;
  const problem = `there is no place "#${place}" on ${address}`;
  const meant = nearest(place, places.names);
  if (meant !== undefined) return { problem, fix: `did you mean "#${meant}"?` };
  const otherwise = 'open the page and copy the address of its heading';
  const headings = places.own.map((own) => `#${own}`);
  return { problem, fix: headings.length > 0 ? suggest(place, headings, otherwise) : otherwise };
}

type Link = { href: string; faultWith: (complaint: NonNullable<Problem>) => Diagnostic };

function linksOf(entry: Entry): Link[] {
  const links: Link[] = [];
  eachFieldLink(entry, (href, path) => {
    const place = [...path];
    links.push({ href, faultWith: ({ problem, fix }) => entry.diagnosticAt(place, problem, fix) });
  });
  // The press kit names posts by their files, and leads to them.
  eachText(entry.data, (post, path) => {
    if (path.at(-1) !== 'post') return;
    const place = [...path];
    const faultWith: Link['faultWith'] = ({ problem, fix }) =>
      entry.diagnosticAt(place, problem, fix);
    links.push({ href: `/blog/${post}`, faultWith });
  });
  const visit = (node: Node, above: number): void => {
    const line = node.position?.start.line ?? above;
    const href = node.attributes?.find(({ name }) => name === 'href')?.value;
    const address = node.type === 'link' ? node.url : href;
    if (typeof address === 'string') {
      const where = { file: entry.file, line: entry.bodyLine + line - 1, field: '' };
      links.push({ href: address, faultWith: (complaint) => ({ ...where, ...complaint }) });
    }
    for (const child of node.children ?? []) visit(child, line);
  };
  const tree = treeOf(entry);
  if (tree) visit(tree, 1);
  return links;
}
