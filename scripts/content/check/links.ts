import { findRedirect, type Redirect } from '../../../src/domain/redirects/redirects.ts';
import { isPicture } from '../photos/picture-kind.ts';
import { nodesOf } from './body.ts';
import type { Diagnostic } from './diagnostic.ts';
import { suggest } from './did-you-mean.ts';
import type { Entry, Place } from './read/entries.ts';
import { pathOf, publishDate } from './read/site-map.ts';
import { textsIn } from './read/value-at.ts';

type Known = { paths: readonly string[]; redirects: readonly Redirect[] };

function linksOf(entry: Entry, tours: readonly string[] = []): { href: string; place: Place }[] {
  if (entry.collection === 'redirects') return [];
  const inFields = textsIn(entry.data).flatMap(({ text, path: place }) => {
    // The press kit references posts by id.
    if (place.at(-1) === 'post') return [{ href: `/blog/${text}`, place }];
    if (place.at(-1) === 'href') return [{ href: text, place }];
    return [...text.matchAll(/<a href="([^"]*)"/g)].map(([, href = '']) => ({ href, place }));
  });
  const inText = nodesOf(entry).flatMap(({ node, line: place }) => {
    const found = (node.attributes ?? []).flatMap(({ name = '', value }) => {
      if (typeof value !== 'string') return [];
      // <TourCallout tour="…">, <Stop at="…/4">, <Price of="…"> show what only an open tour has.
      const tour =
        /^(?:tour|at|of)$/.test(name) && tours.find((one) => one === value.split('/')[0]);
      return tour ? `/tours/${tour}` : name === 'href' ? value : [];
    });
    // A definition holds the URL of reference links, [words][name]. Pictures are not written so (markup.ts).
    const { type, url = '' } = node;
    if (type === 'link' || (type === 'definition' && !isPicture(url))) found.push(url);
    return found.map((href) => ({ href, place }));
  });
  return [...inFields, ...inText];
}

export function checkLinks(entries: readonly Entry[], known: Known, today: string): Diagnostic[] {
  const pages = new Map(entries.map((entry) => [pathOf(entry.collection, entry.id), entry]));
  const tours = entries.flatMap(({ collection, id }) => (collection === 'tours' ? id : []));
  return entries.flatMap((entry) => {
    // A draft may link to any page; a future post, to pages that are there by its own date.
    const [, seenFrom = today] = [today, publishDate(entry)].toSorted();
    return linksOf(entry, tours).flatMap(({ href, place }) => {
      const broken = findBrokenLink(href, known);
      if (broken) return entry.diagnosticAt(place, ...broken);
      const [page = ''] = href.split(/[?#]/);
      const target = pages.get(page);
      if (!target || publishDate(target) <= seenFrom) return [];
      const problem = `visitors cannot see "${page}" yet`;
      return entry.diagnosticAt(place, problem, 'take it out, or publish that page first');
    });
  });
}

function findBrokenLink(href: string, { paths, redirects }: Known) {
  // A variable filled per page, an anchor, a query, an external site, or a mail, phone or SMS link.
  if (/^(?:\{|%7B|#.|\?|https:\/\/[^\s/]|(?:mailto|tel|sms):.)/i.test(href)) return undefined;
  if (/^http:/i.test(href)) {
    return [
      `"${href}" is not a secure link`,
      `write https${href.slice(4)}, if that opens`,
    ] as const;
  }
  const [path = ''] = href.split(/[?#]/);
  if (paths.includes(path)) return undefined;
  const now = findRedirect(redirects, path);
  if (now !== undefined) return [`"${path}" is an old path`, `write ${now}`] as const;
  const problem = `"${href}" is not a page of the site`;
  const page = `/${path.replace(/^[./]+/, '')}`.replace(/(?:\/index)?(?:\.html)?\/?$/, '') || '/';
  if (href !== '' && !/^\/\//.test(href) && paths.includes(page)) {
    return [problem, `write ${page}${href.slice(path.length)}`] as const;
  }
  // A file such as /feed.xml is not a page; `npm test -- links` checks it in the built site.
  if (/^\/[^/].*\.(?!html)[a-z0-9]+$/.test(path)) return undefined;
  return [problem, suggest(path, paths, 'name one, or begin with https://')] as const;
}

export function checkAnchors(entries: readonly Entry[], idsOn: Map<string, string[]>) {
  return entries.flatMap((entry) =>
    linksOf(entry).flatMap(({ href, place }) => {
      const [, path, id = ''] = /^([^?#]*)[^#]*#?(.*)$/.exec(href) ?? [];
      const page = path || (pathOf(entry.collection, entry.id) ?? '');
      const ids = idsOn.get(page)?.map((known) => `#${known}`);
      if (id === '' || !ids || ids.includes(`#${id}`)) return [];
      const fix = suggest(`#${id}`, ids, 'open the page and copy the link of its heading');
      return entry.diagnosticAt(place, `there is no place "#${id}" on ${page}`, fix);
    }),
  );
}
