/** What the HTML of the built pages holds, each by itself and all together. */
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import postcss, { type AtRule, type ChildNode } from 'postcss';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { dist, readSitemap } from '../../scripts/checks/built-pages.ts';
import { readTable } from '../../scripts/content/check/redirect-table.ts';
import { findFormErrors } from './structured-data.ts';
import { redirects, site } from '../support/content.ts';
import { readPages, type Reading } from './read-pages.ts';

const pages = readPages();
const isHidden = ({ meta }: Reading) => /noindex/.test(meta['robots'] ?? '');
const shown = pages.filter((page) => !isHidden(page));
const addressOf = (path: string) => site.url + path;

/** The pages for which a claim does not hold, by address: none, when all is well. */
function breaches(claim: (page: Reading) => unknown, among: readonly Reading[] = pages): string[] {
  return among.filter((page) => !claim(page)).map(({ path }) => path);
}

/** The pages that share a value with another one. */
function repeats(value: (page: Reading) => string | undefined): string[] {
  return pages
    .filter((page) => pages.some((other) => other !== page && value(other) === value(page)))
    .map((page) => `${page.path}: ${value(page)}`);
}

const files = new Set(
  globSync('**', { cwd: dist }).filter((file) => statSync(dist + file).isFile()),
);
const moved = readTable(redirects).map(({ from }) => from);

/** Whether the host answers an address with a page or a file of the build, and sends nobody on. */
function isThere(path: string): boolean {
  const isMoved = moved.some((from) =>
    from.endsWith('*') ? path.startsWith(from.slice(0, -1)) : path === from,
  );
  if (isMoved) return false;
  return (
    pages.some((page) => page.path === path) ||
    (!path.endsWith('.html') && files.has(decodeURIComponent(path.slice(1))))
  );
}

test('a search engine is told of every page that may be found, and of no other', () => {
  expect(readSitemap().sort()).toEqual(shown.map(({ path }) => addressOf(path)).sort());
});

test('nothing of the editor’s desk is in the build', () => {
  const texts = [...files].filter((file) => /\.(html|js|css|json)$/.test(file));
  const found = texts.filter((file) =>
    /astro-dev-toolbar|__open-in-editor/.test(readFileSync(dist + file, 'utf8')),
  );
  expect(texts.length).toBeGreaterThan(pages.length);
  expect(found).toEqual([]);
});

/** Whether something of a style sheet counts only where there is a pointer that hovers. */
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

test('a browser of four years ago can read every color', () => {
  expect([...styles].flatMap((style) => style.match(/\b(light-dark|color-mix)\(/g) ?? [])).toEqual(
    [],
  );
});

test('nothing looks pointed at after a tap', () => {
  const seen: string[] = [];
  for (const style of styles) {
    postcss.parse(style).walkRules((rule) => {
      // What is there until a pointer comes stays as it is.
      const isPointedAt = rule.selector.replace(/:not\([^)]*\)/g, '').includes(':hover');
      if (isPointedAt && !isForPointer(rule)) seen.push(rule.selector);
    });
  }
  expect(seen).toEqual([]);
});

test('each page is in American English and has one headline', () => {
  expect(breaches(({ lang }) => lang === 'en-US')).toEqual([]);
  expect(breaches(({ headlines }) => headlines === 1)).toEqual([]);
});

test('each menu and each aside says to a screen reader what it holds', () => {
  expect(pages.flatMap(({ nameless }) => nameless)).toEqual([]);
});

test('no two pages look the same in a list of results', () => {
  expect(breaches(({ title }) => title.trim())).toEqual([]);
  expect(breaches(({ meta }) => (meta['description'] ?? '').length >= 50)).toEqual([]);
  expect(repeats(({ title }) => title)).toEqual([]);
  expect(repeats(({ meta }) => meta['description'])).toEqual([]);
});

test('each page names its own address as the one to keep', () => {
  expect(breaches(({ path, canonical }) => canonical === addressOf(path), shown)).toEqual([]);
  expect(breaches(({ path, meta }) => meta['og:url'] === addressOf(path), shown)).toEqual([]);
});

describe('a shared link', () => {
  test.each(['og:title', 'og:description', 'og:type', 'og:image', 'og:image:alt', 'twitter:card'])(
    'has its %s',
    (name) => {
      expect(breaches(({ meta }) => meta[name]?.trim(), shown)).toEqual([]);
    },
  );

  test('shows a picture that is there', async () => {
    const addresses = new Set(shown.map(({ meta }) => meta['og:image'] ?? ''));
    for (const address of addresses) {
      const { origin, pathname } = new URL(address);
      expect.soft(origin, address).toBe(site.url);
      const file = dist + pathname.slice(1);
      expect.soft(existsSync(file), address).toBe(true);
      if (existsSync(file)) {
        const { format } = await sharp(file).metadata();
        expect.soft(['png', 'jpeg', 'webp'], address).toContain(format);
      }
    }
  });
});

test('structured data has whole addresses and real days, and rates nobody by itself', () => {
  for (const { path, jsonLd } of pages) {
    expect.soft(jsonLd.length, path).toBeGreaterThan(0);
    for (const text of jsonLd) {
      expect.soft(findFormErrors(JSON.parse(text)), path).toEqual([]);
      // A company's own stars on its own site are against the search engines' rules.
      expect.soft(text, path).not.toMatch(/"(aggregateRating|review)"/);
    }
  }
});

test('the security policy stands before everything it guards, and has no way around it', () => {
  for (const { path, meta, beforePolicy } of pages) {
    const policy = meta['content-security-policy'] ?? '';
    expect.soft(policy, path).toContain("default-src 'self'");
    expect.soft(policy, path).toContain("object-src 'none'");
    expect.soft(policy, path).toContain("base-uri 'none'");
    expect.soft(policy, path).toMatch(/form-action 'self'/);
    expect.soft(policy, path).not.toMatch(/unsafe-|strict-dynamic|\*|\bhttps?:(?!\/\/)/);
    expect.soft(beforePolicy, path).toEqual(['<meta charset="utf-8">']);
  }
  expect(breaches(({ styled }) => styled === 0)).toEqual([]);
  expect(breaches(({ handlers }) => handlers.length === 0)).toEqual([]);
});

// That something is there at all, and at its anchors too, `npm run links` tells.
test('no link of the site takes a detour, and each island’s script is there', () => {
  const detours: string[] = [];
  for (const { path, links, scripts } of pages) {
    for (const address of new Set([...links, ...scripts])) {
      const url = new URL(address, addressOf(path));
      if (url.origin === site.url && !isThere(url.pathname)) detours.push(`${path}: ${address}`);
    }
  }
  expect(detours).toEqual([]);
});

test('no id stands twice on a page', () => {
  expect(breaches(({ ids }) => new Set(ids).size === ids.length)).toEqual([]);
});
