/** What only shows when all pages are read together, from the build as it stands. */
import { globSync, readFileSync } from 'node:fs';
import site from '../content/site.json' with { type: 'json' };
import { dist, readBuiltPages, readSitemap } from '../scripts/built-pages.ts';
import { findFaults } from '../scripts/structured-data/find-faults.ts';
import { expect, test as base } from './site.ts';

type Reading = {
  path: string;
  lang: string | null;
  title: string;
  headlines: number;
  policyFollows: string[];
  meta: Record<string, string>;
  canonical: string | null;
  jsonLd: string[];
  ids: string[];
  scripts: string[];
  links: string[];
  resources: string[];
  inlineStyles: number;
  inlineHandlers: string[];
};

/** Takes a page's facts out of its HTML. Runs in a browser, whose parser is the one that counts. */
function read(pages: readonly { path: string; html: string }[]): Reading[] {
  return pages.map(({ path, html }) => {
    const document = new DOMParser().parseFromString(html, 'text/html');
    const all = (selector: string) => [...document.querySelectorAll(selector)];
    const values = (selector: string, name: string) =>
      all(selector).map((element) => element.getAttribute(name) ?? '');
    const srcsets = values('[srcset]', 'srcset').flatMap((set) =>
      set.split(/,\s+/).map((candidate) => candidate.trim().split(/\s+/)[0] ?? ''),
    );
    const head = [...document.head.children];
    const policy = head.findIndex((element) => element.matches('[http-equiv]'));
    return {
      path,
      lang: document.documentElement.getAttribute('lang'),
      title: document.title,
      headlines: all('h1').length,
      policyFollows: head.slice(0, Math.max(policy, 0)).map((element) => element.outerHTML),
      meta: Object.fromEntries(
        all('meta[content]').map((element) => [
          element.getAttribute('name') ??
            element.getAttribute('property') ??
            element.getAttribute('http-equiv') ??
            '',
          element.getAttribute('content') ?? '',
        ]),
      ),
      canonical: document.querySelector('link[rel=canonical]')?.getAttribute('href') ?? null,
      jsonLd: all('script[type="application/ld+json"]').map(({ textContent }) => textContent ?? ''),
      ids: all('[id]').map(({ id }) => id),
      scripts: [
        ...values('script[src]', 'src'),
        ...values('link[rel=modulepreload], link[rel=preload][as=script]', 'href'),
      ],
      links: values('a[href], area[href]', 'href'),
      resources: [
        ...values('link[href]:not([rel=canonical])', 'href'),
        ...values('img[src], source[src], video[src], audio[src], script[src]', 'src'),
        ...values('[poster]', 'poster'),
        ...values('astro-island', 'component-url'),
        ...values('astro-island', 'renderer-url'),
        ...srcsets,
      ],
      inlineStyles: all('[style]').length,
      inlineHandlers: all('*').flatMap((element) =>
        element.getAttributeNames().filter((name) => name.startsWith('on')),
      ),
    };
  });
}

const test = base.extend<object, { pages: Reading[] }>({
  pages: [
    async ({ browser }, use) => {
      const page = await browser.newPage();
      await use(await page.evaluate(read, readBuiltPages()));
      await page.close();
    },
    { scope: 'worker' },
  ],
});

const isHidden = ({ meta }: Reading) => /noindex/.test(meta['robots'] ?? '');
const addressOf = (path: string) => site.url + (path === '/' ? '/' : path);

/** The pages for which a claim does not hold, by address: none, when all is well. */
function breaches(pages: Reading[], claim: (page: Reading) => unknown): string[] {
  return pages.filter((page) => !claim(page)).map(({ path }) => path);
}

/** The pages that share a value with another one. */
function repeats(pages: Reading[], value: (page: Reading) => string | undefined): string[] {
  return pages
    .filter((page) => pages.some((other) => other !== page && value(other) === value(page)))
    .map((page) => `${page.path}: ${value(page)}`);
}

test('a search engine is told of every page that may be found, and of no other', ({ pages }) => {
  const found = pages.filter((page) => !isHidden(page)).map(({ path }) => addressOf(path));
  expect(readSitemap().sort()).toEqual(found.sort());
});

test('nothing of the editor’s desk is in the build', () => {
  const texts = globSync('**/*.{html,js,css,json}', { cwd: dist });
  const found = texts.filter((file) =>
    /editors-desk|astro-dev-toolbar|__open-in-editor/.test(readFileSync(dist + file, 'utf8')),
  );
  expect(texts.length).toBeGreaterThan(100);
  expect(found).toEqual([]);
});

test('each page is in American English and has one headline', ({ pages }) => {
  expect(breaches(pages, ({ lang }) => lang === 'en-US')).toEqual([]);
  expect(breaches(pages, ({ headlines }) => headlines === 1)).toEqual([]);
});

test('no two pages look the same in a list of results', ({ pages }) => {
  expect(breaches(pages, ({ title }) => title.trim())).toEqual([]);
  expect(breaches(pages, ({ meta }) => (meta['description'] ?? '').length >= 50)).toEqual([]);
  expect(repeats(pages, ({ title }) => title)).toEqual([]);
  expect(repeats(pages, ({ meta }) => meta['description'])).toEqual([]);
});

test('each page names its own address as the one to keep', ({ pages }) => {
  const shown = pages.filter((page) => !isHidden(page));
  expect(breaches(shown, ({ path, canonical }) => canonical === addressOf(path))).toEqual([]);
  expect(breaches(shown, ({ path, meta }) => meta['og:url'] === addressOf(path))).toEqual([]);
});

test('a shared link shows a title, a text and a picture that is there', async ({
  pages,
  request,
}) => {
  const needed = [
    'og:title',
    'og:description',
    'og:type',
    'og:image',
    'og:image:alt',
    'twitter:card',
  ];
  const shown = pages.filter((page) => !isHidden(page));
  for (const name of needed) expect(breaches(shown, ({ meta }) => meta[name])).toEqual([]);

  for (const { path, meta } of shown) {
    const image = new URL(meta['og:image']!);
    expect.soft(image.origin, path).toBe(site.url);
    const response = await request.get(image.pathname);
    expect.soft(response.status(), `${path}: ${image.pathname}`).toBe(200);
    expect.soft(response.headers()['content-type'], image.pathname).toMatch(/^image\//);
  }
});

test('structured data is in schema.org’s own words, and rates nobody by itself', ({ pages }) => {
  for (const { path, jsonLd } of pages) {
    expect.soft(jsonLd.length, path).toBeGreaterThan(0);
    for (const text of jsonLd) {
      expect.soft(findFaults(JSON.parse(text)), path).toEqual([]);
      // A company's own stars on its own site are against the search engines' rules.
      expect.soft(text, path).not.toMatch(/"(aggregateRating|review)"/);
    }
  }
});

test('the security policy stands before everything it guards, and has no way around it', ({
  pages,
}) => {
  for (const { path, meta, policyFollows } of pages) {
    const policy = meta['content-security-policy'] ?? '';
    expect.soft(policy, path).toContain("default-src 'self'");
    expect.soft(policy, path).toContain("object-src 'none'");
    expect.soft(policy, path).toContain("base-uri 'none'");
    expect.soft(policy, path).not.toMatch(/unsafe-|strict-dynamic|\*|\bhttps?:(?!\/\/)/);
    expect.soft(policyFollows, path).toEqual(['<meta charset="utf-8">']);
  }
  expect(breaches(pages, ({ inlineStyles }) => inlineStyles === 0)).toEqual([]);
  expect(breaches(pages, ({ inlineHandlers }) => inlineHandlers.length === 0)).toEqual([]);
});

test('no page names a script to fetch before the visitor has done anything', ({ pages }) => {
  expect(breaches(pages, ({ scripts }) => scripts.length === 0)).toEqual([]);
});

test('every link, anchor and picture of the site leads somewhere, without a detour', async ({
  pages,
  request,
}) => {
  const broken: string[] = [];
  const asked = new Map<string, Promise<number>>();
  const statusOf = (path: string) => {
    const known = asked.get(path) ?? request.get(path, { maxRedirects: 0 }).then((r) => r.status());
    asked.set(path, known);
    return known;
  };

  for (const { path, links, resources } of pages) {
    for (const address of new Set([...links, ...resources])) {
      const url = new URL(address, addressOf(path));
      if (url.origin !== site.url || !url.protocol.startsWith('http')) continue;
      const status = await statusOf(url.pathname + url.search);
      if (status !== 200) broken.push(`${path}: ${address} answers ${status}`);

      const anchor = decodeURIComponent(url.hash.slice(1));
      const target = pages.find((page) => page.path === url.pathname);
      if (anchor && !target?.ids.includes(anchor)) broken.push(`${path}: nothing at ${address}`);
    }
  }
  expect(broken).toEqual([]);
});

test('no id stands twice on a page', ({ pages }) => {
  expect(breaches(pages, ({ ids }) => new Set(ids).size === ids.length)).toEqual([]);
});
