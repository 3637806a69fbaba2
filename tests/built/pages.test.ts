/** The HTML of the built pages. */
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import postcss, { type AtRule, type ChildNode } from 'postcss';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { dist, readBuiltPages } from '../../scripts/checks/built-pages.ts';
import { TOUR_IDS } from '../../scripts/content/check/drawings.ts';
import { PAGE_IDS } from '../../scripts/content/check/headings.ts';
import { readContent } from '../../scripts/content/check/read/content.ts';
import { pathOf, siteFiles } from '../../scripts/content/check/read/site-map.ts';
import { readTable } from '../../scripts/content/check/redirect-table.ts';
import { hashedPath } from '../../src/content/queries/hashed-path.ts';
import { findDataErrors } from './structured-data.ts';
import { otherAmounts, wrongAmounts } from '../support/amounts.ts';
import { contentTexts, redirects, site, scheduledTours, tours } from '../support/content.ts';
import { ROUTES } from '../support/promised-routes.ts';
import { readPages, type BuiltPage } from './read-pages.ts';

const pages = readPages();
const isHidden = ({ meta }: BuiltPage) => /noindex/.test(meta['robots'] ?? '');
const shown = pages.filter((page) => !isHidden(page));
const urlOf = (path: string) => site.url + path;

/** The paths of the pages for which a claim does not hold. */
function pagesWithout(
  claim: (page: BuiltPage) => unknown,
  among: readonly BuiltPage[] = pages,
): string[] {
  return among.filter((page) => !claim(page)).map(({ path }) => path);
}

/** Values that several pages share. */
function duplicates(value: (page: BuiltPage) => string | undefined): string[] {
  return pages
    .filter((page) => pages.some((other) => other !== page && value(other) === value(page)))
    .map((page) => `${page.path}: ${value(page)}`);
}

const files = new Set(
  globSync('**', { cwd: dist }).filter((file) => statSync(dist + file).isFile()),
);
const content = readContent({ root: '.' });
const moved = readTable(redirects).map(({ from }) => from);

/** Whether the host serves a page or a file at a path without a redirect. */
function isServed(path: string): boolean {
  const isMoved = moved.some((from) =>
    from.endsWith('*') ? path.startsWith(from.slice(0, -1)) : path === from,
  );
  if (isMoved) return false;
  return (
    pages.some((page) => page.path === path) ||
    (!path.endsWith('.html') && files.has(decodeURIComponent(path.slice(1))))
  );
}

test('each promised route is a page or redirects', () => {
  const known = [...moved, ...pages.map(({ path }) => path)];
  expect(ROUTES.filter((route) => !known.includes(route))).toEqual([]);
});

test('the sitemap lists exactly the pages without noindex', () => {
  const sitemap = readFileSync(`${dist}sitemap-0.xml`, 'utf8');
  const listed = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, loc]) => loc);
  expect(listed.sort()).toEqual(shown.map(({ path }) => urlOf(path)).sort());
  expect(shown.map(({ path }) => path)).not.toContain('/adventure-cats/thanks');
  const robots = readFileSync(`${dist}robots.txt`, 'utf8');
  expect(robots).toContain(`Sitemap: ${urlOf('/sitemap-index.xml')}\n`);
  expect(files).toContain('sitemap-index.xml');
});

test('a file that may be kept for long has its content’s hash in its path', () => {
  const kept = [...files].filter((file) => /^(cards|search)\//.test(file));
  expect(kept.length).toBeGreaterThan(1);
  for (const file of kept) {
    const plain = file.replace(/\.\w+(?=\.\w+$)/, '');
    expect.soft(hashedPath(plain, readFileSync(dist + file))).toBe(file);
  }
});

test('no development tool is in the build', () => {
  const texts = [...files].filter((file) => /\.(html|js|css|json)$/.test(file));
  const found = texts.filter((file) =>
    /astro-dev-toolbar|__open-in-editor/.test(readFileSync(dist + file, 'utf8')),
  );
  expect(texts.length).toBeGreaterThan(pages.length);
  expect(found).toEqual([]);
});

/** Whether a rule is inside `@media (hover: hover)`. */
function isForPointer({ parent }: ChildNode): boolean {
  if (!parent || parent.type === 'root') return false;
  const isPointerQuery = /\(hover: ?hover\)/.test((parent as AtRule).params ?? '');
  return isPointerQuery || isForPointer(parent as ChildNode);
}

const styles = new Set([
  ...[...files]
    .filter((file) => file.endsWith('.css'))
    .map((file) => readFileSync(dist + file, 'utf8')),
  ...pages.flatMap((page) => page.styles),
]);

test('every color works in browsers of 2022', () => {
  expect([...styles].flatMap((style) => style.match(/\b(light-dark|color-mix)\(/g) ?? [])).toEqual(
    [],
  );
});

test('a page has the rules of every class of src/styles that it uses', () => {
  const ruledBy = (css: string) => new Set(css.match(/(?<=\.)[a-z][\w-]*(?=[^{}]*\{)/gi));
  const shared = ruledBy(
    globSync('src/styles/*.css')
      .map((file) => readFileSync(file, 'utf8'))
      .join(''),
  );
  const bare = pages.flatMap(({ path, classes, styles }) => {
    const own = ruledBy(styles.join(''));
    const isBare = (name: string) => shared.has(name) && !own.has(name);
    return [...new Set(classes.filter(isBare))].map((name) => `${path}: ${name}`);
  });
  expect(shared.size).toBeGreaterThan(60);
  expect(bare).toEqual([]);
});

test(':hover styles are inside @media (hover: hover)', () => {
  const seen: string[] = [];
  for (const style of styles) {
    postcss.parse(style).walkRules((rule) => {
      // `:not(:hover)` applies without a pointer.
      const isPointedAt = rule.selector.replace(/:not\([^)]*\)/g, '').includes(':hover');
      if (isPointedAt && !isForPointer(rule)) seen.push(rule.selector);
    });
  }
  expect(seen).toEqual([]);
});

test('each page has lang=en-US and one h1', () => {
  expect(pagesWithout(({ lang }) => lang === 'en-US')).toEqual([]);
  expect(pagesWithout(({ headlines }) => headlines === 1)).toEqual([]);
});

test('no text has a variable without its value', () => {
  expect(pages.flatMap(({ path, unfilled }) => unfilled.map((name) => `${path}: ${name}`))).toEqual(
    [],
  );
});

test('each nav and aside has a label', () => {
  expect(pages.flatMap(({ nameless }) => nameless)).toEqual([]);
});

test('titles and descriptions are unique', () => {
  expect(pagesWithout(({ title }) => title.trim())).toEqual([]);
  expect(pagesWithout(({ meta }) => meta['description']?.trim())).toEqual([]);
  expect(duplicates(({ title }) => title)).toEqual([]);
  expect(duplicates(({ meta }) => meta['description'])).toEqual([]);
});

test('each page has its canonical URL', () => {
  expect(pagesWithout(({ path, canonical }) => canonical === urlOf(path))).toEqual([]);
  expect(pagesWithout(({ path, meta }) => meta['og:url'] === urlOf(path))).toEqual([]);
});

describe('a shared link', () => {
  test.each(['og:title', 'og:description', 'og:type', 'og:image', 'og:image:alt', 'twitter:card'])(
    'has its %s',
    (name) => {
      expect(pagesWithout(({ meta }) => meta[name]?.trim(), shown)).toEqual([]);
    },
  );

  test('shows an existing picture', async () => {
    const urls = new Set(pages.map(({ meta }) => meta['og:image'] ?? ''));
    for (const url of urls) {
      const { origin, pathname } = new URL(url);
      expect.soft(origin, url).toBe(site.url);
      const file = dist + pathname.slice(1);
      expect.soft(existsSync(file), url).toBe(true);
      if (existsSync(file)) {
        const { format } = await sharp(file).metadata();
        expect.soft(['png', 'jpeg', 'webp'], url).toContain(format);
      }
    }
  });
});

test('structured data has absolute URLs and valid dates, and no ratings', () => {
  for (const { path, jsonLd } of pages) {
    expect.soft(jsonLd.length, path).toBeGreaterThan(0);
    for (const text of jsonLd) {
      expect.soft(findDataErrors(JSON.parse(text)), path).toEqual([]);
      // Search engines forbid a company to rate itself.
      expect.soft(text, path).not.toMatch(/"(aggregateRating|review)"/);
    }
  }
});

test('the security policy precedes scripts and styles, which it covers', () => {
  for (const { path, beforePolicy } of pages) {
    expect.soft(beforePolicy, path).toEqual(['<meta charset="utf-8">']);
  }
  expect(pagesWithout(({ styled }) => styled === 0)).toEqual([]);
  expect(pagesWithout(({ handlers }) => handlers.length === 0)).toEqual([]);
});

// `npm run links` checks that targets and anchors exist.
test('no internal link is a redirect, and each island’s script exists', () => {
  const redirected: string[] = [];
  for (const { path, links, scripts } of pages) {
    for (const link of new Set([...links, ...scripts])) {
      const url = new URL(link, urlOf(path));
      if (url.origin === site.url && !isServed(url.pathname)) redirected.push(`${path}: ${link}`);
    }
  }
  expect(redirected).toEqual([]);
});

test('a link on another page leads to each page of the sitemap', () => {
  const linked = new Set(
    pages.flatMap(({ path, links }) =>
      links.map((link) => new URL(link, urlOf(path)).pathname).filter((to) => to !== path),
    ),
  );
  expect(shown.map(({ path }) => path).filter((path) => !linked.has(path))).toEqual([]);
});

test('ids are unique on a page', () => {
  expect(pagesWithout(({ ids }) => new Set(ids).size === ids.length)).toEqual([]);
});

test.each([
  ['headings', PAGE_IDS, ['blog', 'legal']],
  ['maps', TOUR_IDS, ['tours']],
])('preflight knows the ids that %s must not have', (_, known, collections) => {
  const entries = content.entries.filter(
    ({ collection, id }) => collections.includes(collection) && id !== 'private-tours',
  );
  const paths = entries.map(({ collection, id }) => pathOf(collection, id));
  const found = pages.filter(({ path }) => paths.includes(path)).flatMap(({ ownIds }) => ownIds);
  expect(found.length).toBeGreaterThan(entries.length);
  expect([...new Set(found)].filter((id) => !known.test(id))).toEqual([]);
});

test('preflight knows each file of the build', () => {
  const refreshed = moved.map((path) => path.replace(/\.html$/, ''));
  const known = [...pages.map(({ path }) => path), ...refreshed, ...siteFiles(content)].map(
    (path) => path.split('*').map(RegExp.escape).join('.*'),
  );
  const isKnown = new RegExp(`^(?:${known.join('|')})$`);
  const paths = [...files].map((file) => `/${file.replace(/(?:(?:^|\/)index)?\.html$/, '')}`);
  expect(paths.filter((path) => !isKnown.test(path))).toEqual([]);
});

test('a link to a calendar has the item of the tour that it names, or whose page it is on', () => {
  for (const tour of scheduledTours) {
    const pagesWithLink = new Set<string>();
    for (const { path, html } of readBuiltPages())
      for (const [, item = '', words = ''] of html.matchAll(
        /<a\b[^>]*href="[^"]*\/items\/(\d+)\/calendar\/[^>]*>(.*?)<\/a>/gs,
      )) {
        if (path !== tour.path && !words.includes(tour.name)) continue;
        expect.soft(Number(item), `${path}: ${words}`).toBe(tour.itemId);
        pagesWithLink.add(path);
      }
    expect([...pagesWithLink]).toEqual(expect.arrayContaining(['/tours', tour.path]));
  }
});

test('every amount is what the tour costs that it stands beside', () => {
  const known = { tours, others: otherAmounts(site, tours, contentTexts()) };
  expect(wrongAmounts(readBuiltPages(), known)).toEqual([]);
});
