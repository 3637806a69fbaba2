import { findRedirect, type Redirect } from '../../../src/domain/redirects/redirects.ts';
import { eachText } from './read/each-text.ts';
import type { Entry } from './read/entries.ts';
import type { Diagnostic } from './diagnostic.ts';
import { suggest } from './did-you-mean.ts';
import type { Path } from './read/parsed-file.ts';

type Problem = { problem: string; fix: string };

/** What a link may lead to. */
export type Destinations = {
  /** The pages there are, such as `/tours`. */
  addresses: readonly string[];
  /** The old addresses, and where they lead now. */
  redirects: readonly Redirect[];
  /** The site's own address, such as `https://www.company.com`; undefined while it cannot be read. */
  siteUrl: string | undefined;
};

/** What a browser takes for the beginning of a scheme: it passes over blanks and control characters. */
const SCHEME = /^([a-z][a-z0-9+.-]*):/i;
/** Schemes that only lead somewhere: `javascript:` runs, `data:` and `file:` show what is not ours. */
const SAFE = /^(?:https|mailto|tel|sms)$/i;

/** What is wrong with the address of a link, if anything. */
export function findBrokenLink(href: string, to: Destinations): Problem | undefined {
  // A token is filled, and looked at, where it stands in a field.
  if (/^(?:\{|%7B)/i.test(href)) return undefined;
  if (href === '') {
    return { problem: 'a link has no address', fix: 'write where it leads, or take it away' };
  }
  const ownPath = pathOnSite(href, to.siteUrl);
  if (ownPath !== undefined) return findBrokenPath(ownPath, to);
  if (/^http:\/\//i.test(href)) {
    return { problem: `"${href}" is not a safe address`, fix: 'begin it with https://' };
  }
  const plain = [...href].filter((char) => char > ' ').join('');
  const [, scheme] = SCHEME.exec(plain) ?? [];
  if (scheme !== undefined) {
    return SAFE.test(scheme)
      ? undefined
      : { problem: `"${href}" is no address of a page`, fix: WHOLE };
  }
  if (/^[#?]/.test(href)) return undefined;
  return href.startsWith('/') ? findBrokenPath(href, to) : relativeLink(href, to.addresses);
}

const WHOLE = 'write a page of the site, such as /tours, or a full address with https://';

/** The path of an address at the site's own name, with or without www; undefined for any other. */
function pathOnSite(href: string, siteUrl: string | undefined): string | undefined {
  if (siteUrl === undefined || !URL.canParse(siteUrl)) return undefined;
  if (!/^https?:\/\//i.test(href) || !URL.canParse(href)) return undefined;
  const bare = ({ hostname }: URL) => hostname.replace(/^www\./, '');
  const url = new URL(href);
  if (bare(url) !== bare(new URL(siteUrl))) return undefined;
  return `${url.pathname}${url.search}${url.hash}`;
}

function findBrokenPath(href: string, { addresses, redirects }: Destinations): Problem | undefined {
  const [path = ''] = href.split(/[?#]/);
  const rest = href.slice(path.length);
  if (addresses.includes(path)) return undefined;
  if (path !== '/' && path.endsWith('/') && addresses.includes(path.slice(0, -1))) {
    return { problem: `"${href}" ends in a slash`, fix: `write ${path.slice(0, -1)}${rest}` };
  }
  const now = findRedirect(redirects, path);
  if (now !== undefined) {
    return {
      problem: `"${path}" is an old address, which leads on to ${now}`,
      fix: `write ${now}`,
    };
  }
  const page = path.replace(/\.html$/, '').replace(/\/index$/, '') || '/';
  if (page !== path && addresses.includes(page)) {
    return { problem: `"${path}" is a page’s file`, fix: `write its address, ${page}${rest}` };
  }
  // A file such as /feed.xml is no page; the site's own test for dead links knows about those.
  if (/\.[a-z0-9]+$/.test(path) && !path.endsWith('.html')) return undefined;
  return {
    problem: `"${path}" is not a page of the site`,
    fix: suggest(path, addresses, 'name one that is, or write the full address with https://'),
  };
}

/** A browser would look for it beside the page that holds the link: another one on each page. */
function relativeLink(href: string, addresses: readonly string[]): Problem {
  const problem = `"${href}" does not begin with a slash or with https://`;
  if (/^[^\s/@]+@[^\s/@]+\.[a-z]+$/i.test(href)) return { problem, fix: `write mailto:${href}` };
  const path = `/${href.replace(/^(?:\.{0,2}\/)+/, '')}`;
  const page = [path, `/blog${path}`].find((one) => addresses.includes(one.replace(/[?#].*/, '')));
  if (page !== undefined) return { problem, fix: `write ${page}` };
  const isDomain = /^(?:www\.|[\w-]+\.(?:com|org|net|edu|gov)\b)/i.test(href);
  return { problem, fix: isDomain ? `write https://${href}` : WHOLE };
}

/** Finds links in an entry's fields that lead nowhere: in `href` fields, and in answers with links. */
export function checkLinks(entry: Entry, to: Destinations): Diagnostic[] {
  const faults: Diagnostic[] = [];
  eachFieldLink(entry, (href, path, isWhole) => {
    // The schema has already spoken about an `href` that is not even an address.
    if (isWhole && !/^(?:\/(?!\/)|https:)/.test(href)) return;
    const complaint = findBrokenLink(href, to);
    if (complaint) faults.push(entry.diagnosticAt(path, complaint.problem, complaint.fix));
  });
  return faults;
}

/** Visits the links in an entry's fields; `isWhole` says that the field holds nothing else. */
export function eachFieldLink(
  entry: Entry,
  visit: (href: string, path: Path, isWhole: boolean) => void,
): void {
  if (entry.collection === 'redirects') return;
  eachText(entry.data, (text, path) => {
    if (path.at(-1) === 'href' && path.length > 1) visit(text, path, true);
    else for (const [, href = ''] of text.matchAll(/<a href="([^"]*)"/g)) visit(href, path, false);
  });
}
