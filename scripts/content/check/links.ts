import { findRedirect, type Redirect } from '../../../src/domain/redirects/redirects.ts';
import { isPicture } from '../photos/picture-kind.ts';
import { nodesOf } from './read/text-tree.ts';
import type { Diagnostic } from './read/diagnostic.ts';
import { suggest } from './read/did-you-mean.ts';
import type { Entry, Place } from './read/entries.ts';
import { pathOf, publishDate } from './read/site-map.ts';
import { textsIn } from './read/value-at.ts';

type Known = {
  paths: readonly string[];
  redirects: readonly Redirect[];
  publicFiles: readonly string[];
  /** The site's URL. */
  url: string;
};

/** Files of the build to which a text may link. */
const FEEDS = ['/rss.xml', '/feed.json'];

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
      // In the text of a post, variables are not filled.
      const isText = entry.collection === 'blog' && typeof place === 'number';
      const isVariable = /^(?:\{|%7B)/i.test(href) && !isText;
      const broken = !isVariable && findBrokenLink(href, known);
      if (broken) return entry.diagnosticAt(place, ...broken);
      const [page = ''] = href.split(/[?#]/);
      const target = pages.get(page);
      if (!target || publishDate(target) <= seenFrom) return [];
      const problem = `visitors cannot see "${page}" yet`;
      return entry.diagnosticAt(place, problem, 'take it out, or publish that page first');
    });
  });
}

function findBrokenLink(typed: string, { paths, redirects, publicFiles, url }: Known) {
  if (/^http:/i.test(typed)) {
    const fix = `write https${typed.slice(4)}, if that opens`;
    return [`"${typed}" is not a secure link`, fix] as const;
  }
  const href =
    typed === url || typed.startsWith(`${url}/`) ? typed.slice(url.length) || '/' : typed;
  if (/^https:/i.test(href) && !URL.canParse(href)) {
    return [`"${href}" cannot be opened`, 'copy it from the address bar of a browser'] as const;
  }
  // An anchor, a query, an external site, or a mail, phone or SMS link.
  if (/^(?:#.|\?|https:\/\/[^\s/]|(?:mailto|tel|sms):.)/i.test(href)) return undefined;
  const [path = ''] = href.split(/[?#]/);
  if (paths.includes(path)) return undefined;
  const now = findRedirect(redirects, path);
  if (now !== undefined) return [`"${path}" is an old path`, `write ${now}`] as const;
  const problem = `"${href}" is not a page of the site`;
  const page = `/${path.replace(/^[./]+/, '')}`.replace(/(?:\/index)?(?:\.html)?\/?$/, '') || '/';
  if (href !== '' && !/^\/\//.test(href) && paths.includes(page)) {
    return [problem, `write ${page}${href.slice(path.length)}`] as const;
  }
  if ([...FEEDS, ...publicFiles].includes(path)) return undefined;
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
