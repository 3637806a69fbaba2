import { toIsoDate, toLongDate } from '../../../src/domain/seasons/calendar-date.ts';
import { postState } from '../../../src/domain/blog/post-state.ts';
import { treeOf } from './body/body-text.ts';
import type { Node } from './read/astro-parsers.ts';
import { valueAt } from './read/value-at.ts';
import { eachText } from './read/each-text.ts';
import type { Entry } from './read/entries.ts';
import type { Diagnostic } from './diagnostic.ts';
import { eachFieldLink } from './links.ts';
import type { Path } from './read/parsed-file.ts';
import { addressOf } from './read/site-map.ts';

type Problem = { problem: string; fix: string } | undefined;

/**
 * Finds links to a post that is not out yet.
 *
 * @param today the day it is, "2025-12-05".
 */
export function checkEarlyLinks(entries: readonly Entry[], today: string): Diagnostic[] {
  const pages = new Map<string, Entry>();
  for (const entry of entries) {
    const address = addressOf(entry.collection, entry.id);
    if (address !== undefined) pages.set(address, entry);
  }
  return entries.flatMap((entry) =>
    linksOf(entry).flatMap(({ href, diagnosticWith }) => {
      const [address = ''] = href.split(/[?#]/);
      const target = pages.get(address);
      const early = target && findEarlyLink(entry, target, address, today);
      return early ? [diagnosticWith(early.problem, early.fix)] : [];
    }),
  );
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

/** A link in an entry, and a way to point at it. */
type Link = { href: string; diagnosticWith: (problem: string, fix: string) => Diagnostic };

/** The links of an entry: those in its fields, and those in its text. */
export function linksOf(entry: Entry): Link[] {
  const links: Link[] = [];
  const addField = (href: string, path: Path) => {
    const place = [...path];
    links.push({ href, diagnosticWith: (...words) => entry.diagnosticAt(place, ...words) });
  };
  eachFieldLink(entry, addField);
  // The press kit names posts by their files, and leads to them.
  eachText(entry.data, (post, path) => {
    if (path.at(-1) === 'post') addField(`/blog/${post}`, path);
  });
  const visit = (node: Node, above: number): void => {
    const line = node.position?.start.line ?? above;
    const attribute = node.attributes?.find(({ name }) => name === 'href')?.value;
    const href = node.type === 'link' ? node.url : attribute;
    if (typeof href === 'string') {
      const where = { file: entry.file, line: entry.bodyLine + line - 1, field: '' };
      links.push({ href, diagnosticWith: (problem, fix) => ({ ...where, problem, fix }) });
    }
    for (const child of node.children ?? []) visit(child, line);
  };
  const tree = treeOf(entry);
  if (tree) visit(tree, 1);
  return links;
}
