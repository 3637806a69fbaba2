import { expect, test } from 'vitest';
import { HEADERS } from '../../scripts/integrations/host-files.ts';
import { RULES_FILE, speculationRules } from '../../scripts/integrations/speculation-rules.ts';

/** What the host is told, by path: the headers' names and values. */
const rules = HEADERS.trim()
  .split(/\n\n/)
  .map((block) => {
    const [path = '', ...lines] = block.split('\n');
    return {
      path,
      headers: new Map(lines.map((line) => [line.split(': ')[0]?.trim(), line.trim()])),
    };
  });

/** The headers that the host adds for an address, as `_headers` matches: all rules that fit. */
function headersOf(address: string): string[] {
  const fits = ({ path }: { path: string }) => {
    const [start = '', end] = path.split('*');
    return end === undefined
      ? path === address
      : address.startsWith(start) && address.endsWith(end);
  };
  return rules.filter(fits).flatMap(({ headers }) => [...headers.values()]);
}
const cachingOf = (address: string) =>
  headersOf(address).filter((header) => header.startsWith('Cache-Control'));

test('every page names the rules for the next one, which come as what they are', () => {
  expect(headersOf('/tours')).toContain(`Speculation-Rules: "${RULES_FILE}"`);
  expect(headersOf(RULES_FILE)).toContain('Content-Type: application/speculationrules+json');
});

test('nothing is done before a visitor comes near a link', () => {
  const all = Object.values(speculationRules).flat();
  expect(all.map(({ eagerness }) => eagerness)).toEqual(['moderate', 'moderate']);
});

test('no rule lists an address, so that none is another origin’s', () => {
  expect(JSON.stringify(speculationRules)).not.toMatch(/"urls"|:\/\//);
});

test('a page is asked for anew each time, and so is the service worker', () => {
  for (const page of ['/', '/tours', '/booking', '/blog/page/2', '/offline', '/404']) {
    expect(cachingOf(page), page).toEqual([]);
  }
  expect(cachingOf('/sw.js')).toEqual(['Cache-Control: no-cache']);
});

test('a file that never changes is kept for a year', () => {
  expect(cachingOf('/_astro/a.webp')).toEqual([
    'Cache-Control: public, max-age=31536000, immutable',
  ]);
});

test('what changes seldom may be old for a moment, by one rule each', () => {
  for (const file of ['/rss.xml', '/search/c.json', '/favicon.svg', '/nameplate-on-dark.png']) {
    expect(cachingOf(file), file).toEqual([
      expect.stringMatching(/^Cache-Control: public, max-age=\d+, stale-while-revalidate=\d+$/),
    ]);
  }
});
