import { eachText } from './read/each-text.ts';
import type { Entry } from './read/entries.ts';
import type { Diagnostic } from './diagnostic.ts';
import { suggest } from './did-you-mean.ts';
import type { Path } from './read/parsed-file.ts';

type Problem = { problem: string; fix: string };

/** What is wrong with the address of a link, if anything. `addresses` are the pages there are. */
export function findBrokenLink(href: string, addresses: readonly string[]): Problem | undefined {
  if (/^http:\/\//i.test(href)) {
    return { problem: `"${href}" is not a safe address`, fix: 'begin it with https://' };
  }
  const [path = ''] = href.split(/[?#]/);
  // A file such as /feed.xml is no page; the site's own test for dead links knows about those.
  if (!path.startsWith('/') || /\.[a-z0-9]+$/.test(path) || addresses.includes(path))
    return undefined;
  if (path !== '/' && path.endsWith('/') && addresses.includes(path.slice(0, -1))) {
    return { problem: `"${href}" ends in a slash`, fix: `write ${path.slice(0, -1)}` };
  }
  return {
    problem: `"${path}" is not a page of the site`,
    fix: suggest(path, addresses, 'name one that is, or write the full address with https://'),
  };
}

/** Finds links in an entry's fields that lead nowhere: in `href` fields, and in answers with links. */
export function checkLinks(entry: Entry, addresses: readonly string[]): Diagnostic[] {
  const faults: Diagnostic[] = [];
  eachFieldLink(entry, (href, path, isWhole) => {
    // The schema has already spoken about an `href` that is not even an address.
    if (isWhole && /^http:\/\//i.test(href)) return;
    const complaint = findBrokenLink(href, addresses);
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
