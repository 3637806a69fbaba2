/** The service worker: visited pages open offline and show their date. Its rules: tests/service-worker. */
import type { Page } from '@playwright/test';
import { required } from '../tests/required.ts';
import { offlinePage, site, scheduledTours } from '../tests/support/content.ts';
import { bundle } from '../scripts/build/service-worker.ts';
import { startProxy, type ControllableProxy } from './support/proxy.ts';
import { expect, test as base } from './support/site.ts';

const test = base.extend<{ siteProxy: ControllableProxy }>({
  siteProxy: async ({ baseURL }, provide) => {
    const siteProxy = await startProxy(required(baseURL));
    await provide(siteProxy);
    await siteProxy.close();
  },
});

test.use({ serviceWorkers: 'allow', expectedTrouble: /ERR_|Failed to load/ });

const TOUR = `/tours/${required(scheduledTours[0]).id}`;
const [beforeDate = ''] = offlinePage.copy.split('{date}');

/** The line over a cached copy. */
const line = (page: Page) => page.getByRole('status').filter({ hasText: beforeDate.trim() });
const registrations = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

/** Opens the first page and waits until the service worker has cached its files. */
async function arrive(page: Page, siteProxy: ControllableProxy, path: string): Promise<void> {
  await page.goto(siteProxy.origin + path);
  // Starts the service worker.
  await page.mouse.wheel(0, 300);
  await expect.poll(() => cachedPages(page)).toContain(path);
}

/** The cached pages' paths, oldest first. */
const cachedPages = (page: Page) =>
  page.evaluate(async () =>
    (await (await caches.open('pages')).keys()).map(({ url }) => new URL(url).pathname),
  );

test('from the first input on, visited pages open offline, and others show the offline page', async ({
  page,
  siteProxy,
}) => {
  await page.goto(`${siteProxy.origin}/about`, { waitUntil: 'networkidle' });
  expect(await registrations(page)).toBe(0);
  expect(siteProxy.requests).not.toContain('/sw.js');
  await arrive(page, siteProxy, '/about');
  await page.goto(siteProxy.origin + TOUR);
  await expect.poll(() => cachedPages(page)).toContain(TOUR);
  siteProxy.disconnect();

  await page.goto(`${siteProxy.origin}/about`);
  await expect(line(page)).toBeVisible();
  // The same page with a query.
  await page.goto(`${siteProxy.origin}${TOUR}?utm_source=mail`);
  await expect(line(page)).toBeVisible();
  await expect(page.locator('#meeting')).toBeVisible();
  const hero = page.locator('main img').first();
  await expect
    .poll(() => hero.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);

  const title = page.getByRole('heading', { level: 1 });
  await page.goto(`${siteProxy.origin}/gallery`);
  await expect(title).toHaveText(offlinePage.title);
  await expect(page.locator('main a[href^="tel:"]')).toContainText(site.dayOf.phone.slice(-4));
  await expect(page.locator(`main a[href="mailto:${site.email}"]`)).toBeVisible();
  await expect(page.locator('main li a')).toHaveCount(2);
  await expect(page.locator(`main li a[href$="${TOUR}"]`)).toBeVisible();
  siteProxy.reconnect();
  await page.getByRole('link', { name: offlinePage.retry, exact: true }).click();
  await expect(page).toHaveURL(/\/gallery\?$/);
  await expect(title).not.toHaveText(offlinePage.title);
});

test('a service worker that is switched off removes itself and its caches', async ({
  page,
  siteProxy,
}) => {
  await arrive(page, siteProxy, '/about');
  siteProxy.override('/sw.js', { type: 'text/javascript', text: await bundle('retired.ts') });
  await page.goto(`${siteProxy.origin}/tours`);
  await expect.poll(() => registrations(page)).toBe(0);
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
});
