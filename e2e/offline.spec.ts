/** Without a signal: what was opened before opens again, and says from when it is. */
import { test as base, type Page } from '@playwright/test';
import { required } from '../tests/required.ts';
import { offlinePage, site, walks } from '../tests/support/content.ts';
import { bundle } from '../scripts/build/service-worker.ts';
import { startProxy, type Proxy } from './support/proxy.ts';
import { expect } from './support/site.ts';

const test = base.extend<{ proxy: Proxy }>({
  proxy: async ({ baseURL }, provide) => {
    const proxy = await startProxy(required(baseURL));
    await provide(proxy);
    await proxy.close();
  },
});

test.use({ serviceWorkers: 'allow' });

const TOUR = `/tours/${required(walks[0]).id}`;
const [beforeDate = '', afterDate = ''] = offlinePage.copy.split('{date}');

/** The line over a kept copy. */
const line = (page: Page) => page.getByRole('status').filter({ hasText: beforeDate.trim() });
const registrations = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

/** Scrolls, which starts the worker. */
async function use(page: Page): Promise<void> {
  await page.mouse.wheel(0, 300);
}

/** Opens a page for the first time and uses it; the worker then has what the page is made of. */
async function arrive(page: Page, proxy: Proxy, path: string): Promise<void> {
  await page.goto(proxy.origin + path);
  await use(page);
  await expect.poll(() => cachedPages(page)).toContain(path);
}

/** The paths of the kept pages, the oldest first. */
const cachedPages = (page: Page) =>
  page.evaluate(async () =>
    (await (await caches.open('pages')).keys()).map(({ url }) => new URL(url).pathname),
  );

/** Opens one more page, which the worker brings and keeps. */
async function visit(page: Page, proxy: Proxy, path: string): Promise<void> {
  await page.goto(proxy.origin + path);
  await expect.poll(() => cachedPages(page)).toContain(path);
}

test('nothing is kept before a visitor has touched the page', async ({ page, proxy }) => {
  await page.goto(`${proxy.origin}/about`, { waitUntil: 'networkidle' });
  expect(await registrations(page)).toBe(0);
  expect(proxy.requests).not.toContain('/sw.js');
  await use(page);
  await expect.poll(() => registrations(page)).toBe(1);
});

test('the page a visitor came to and those after it open without a signal', async ({
  page,
  proxy,
}) => {
  const trouble: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !/ERR_|Failed to load/.test(message.text()))
      trouble.push(message.text());
  });
  await arrive(page, proxy, '/about');
  await visit(page, proxy, TOUR);
  proxy.disconnect();

  await page.goto(`${proxy.origin}/about`);
  await expect(line(page)).toBeVisible();
  const keptAt = await page.evaluate(async () => {
    const kept = await (await caches.open('pages')).match('/about');
    const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' });
    return format.format(new Date(kept?.headers.get('x-kept-at') ?? ''));
  });
  await expect(line(page)).toHaveText(beforeDate + keptAt + afterDate);

  // The meeting sheet, with whatever the address had behind it.
  await page.goto(`${proxy.origin}${TOUR}?utm_source=mail`);
  await expect(line(page)).toBeVisible();
  await expect(page.locator('#meeting')).toBeVisible();
  const hero = page.locator('main img').first();
  await expect
    .poll(() => hero.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  expect(trouble).toEqual([]);
});

test('a page that was never opened says so, with whom to call and what is there', async ({
  page,
  proxy,
}) => {
  await arrive(page, proxy, TOUR);
  proxy.disconnect();
  await page.goto(`${proxy.origin}/gallery`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(offlinePage.title);
  await expect(page.locator('main a[href^="tel:"]')).toContainText(site.dayOf.phone);
  await expect(page.locator(`main a[href="mailto:${site.email}"]`)).toBeVisible();
  const kept = page.locator('main li a');
  await expect(kept).toHaveCount(1);
  await expect(kept).toHaveAttribute('href', TOUR);

  proxy.reconnect();
  await page.getByRole('link', { name: offlinePage.retry, exact: true }).click();
  await expect(page).toHaveURL(/\/gallery\?$/);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(offlinePage.title);
});

test('the host’s answer is what is shown, whenever there is one', async ({ page, proxy }) => {
  await arrive(page, proxy, '/about');
  await visit(page, proxy, TOUR);
  const html = await (await page.request.get(proxy.origin + TOUR)).text();
  const text = html.replace(/<h1[^>]*>[\s\S]*?<\/h1>/, '<h1>A new price</h1>');
  proxy.override(TOUR, { type: 'text/html', text });
  await page.goto(proxy.origin + TOUR);
  await expect(page.locator('h1')).toHaveText('A new price');
  await expect(line(page)).toHaveCount(0);
  // And that is what is kept from now on.
  proxy.disconnect();
  await page.reload();
  await expect(page.locator('h1')).toHaveText('A new price');
  await expect(line(page)).toBeVisible();
});

test('all but pages and lasting files goes past the worker', async ({ page, proxy }) => {
  await arrive(page, proxy, '/about');
  await visit(page, proxy, '/blog');
  const before = proxy.requests.length;
  const ask = (path: string, method = 'GET') =>
    page.evaluate(
      async (asked) =>
        (await fetch(asked.path, { method: asked.method, cache: 'no-store' })).status,
      { path, method },
    );
  const others = ['/rss.xml', '/fragments/what-to-expect', '/site.webmanifest', '/about'];
  for (const path of [...others, ...others]) await ask(path);
  await ask('/blog', 'POST');
  const asked = proxy.requests.slice(before).filter((path) => !path.startsWith('/_astro/'));
  expect(asked).toEqual([...others, ...others, '/blog']);
  const kept = await page.evaluate(async () => {
    const all = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    );
    return all.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept.filter((path) => !path.startsWith('/_astro/')).sort()).toEqual([
    '/about',
    '/blog',
    '/offline',
  ]);
});

test('a broken worker is gone with the next visit', async ({ page, proxy }) => {
  const broken = `
    addEventListener('install', () => skipWaiting());
    addEventListener('activate', (event) => event.waitUntil(clients.claim()));
    addEventListener('fetch', (event) => event.respondWith(Promise.reject(new Error('broken'))));`;
  proxy.override('/sw.js', { type: 'text/javascript', text: broken });
  await page.goto(`${proxy.origin}/about`);
  await use(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller);
  // The first tab stays open, and would keep the broken worker in its place.
  const tab = await page.context().newPage();
  const open = (path: string) => tab.goto(proxy.origin + path);
  await expect(open('/tours')).rejects.toThrow(/ERR_FAILED/);

  proxy.override('/sw.js', undefined);
  // The visit that still fails has the browser ask for the worker anew.
  await open('/tours').catch(() => undefined);
  await expect.poll(async () => (await open('/about').catch(() => null))?.status()).toBe(200);
  await expect.poll(() => cachedPages(tab)).toContain('/about');
});

test('a worker that has to go takes itself and all that was kept away', async ({ page, proxy }) => {
  await arrive(page, proxy, '/about');
  proxy.override('/sw.js', { type: 'text/javascript', text: await bundle('retired.ts') });
  await page.goto(`${proxy.origin}/tours`);
  await expect.poll(() => registrations(page)).toBe(0);
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
});

test('a browser that refuses a worker has the site without it, and no complaint', async ({
  page,
  proxy,
}) => {
  const trouble: string[] = [];
  page.on('console', (message) => message.type() === 'error' && trouble.push(message.text()));
  page.on('pageerror', (error) => trouble.push(error.message));
  await page.addInitScript(() => {
    ServiceWorkerContainer.prototype.register = () => {
      document.documentElement.dataset['refused'] = '';
      return Promise.reject(new DOMException('Storage is off.', 'SecurityError'));
    };
  });
  await page.goto(`${proxy.origin}/about`);
  await use(page);
  await expect(page.locator('html')).toHaveAttribute('data-refused');
  await page.goto(`${proxy.origin}/tours`);
  expect(trouble).toEqual([]);
});
