/** Prerendering of likely next pages, without side effects before they are opened. */
import type { Page } from 'puppeteer-core';
import { required } from '../tests/required.ts';
import { type ControllableProxy, startProxy } from './support/proxy.ts';
import { expect, visibleLink, test } from './support/whole-browser.ts';

let siteProxy: ControllableProxy;
test.beforeEach(async ({ baseURL }) => {
  siteProxy = await startProxy(required(baseURL));
});
test.afterEach(() => siteProxy.close());

/** The number of requests for a page. */
const visits = (path: string) => siteProxy.requests.filter((asked) => asked === path).length;

/** Requests before and after activation, in milliseconds from the page's start. */
const arrival = (page: Page) =>
  page.evaluate(() => {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const { activationStart = 0 } = visit as { activationStart?: number };
    const asked = performance.getEntriesByType('resource');
    const isEarly = ({ startTime }: PerformanceEntry) => startTime < activationStart;
    return {
      path: location.pathname,
      activationStart,
      early: asked.filter((entry) => isEarly(entry)).map(({ name }) => name),
      late: asked.filter((entry) => !isEarly(entry)).map(({ name }) => name),
    };
  });

const open = (page: Page, path: string) =>
  page.goto(siteProxy.origin + path, { waitUntil: 'networkidle0' });

/** Hovers over a link until its prerendered page is idle, and clicks it. */
async function restOnAndFollow(page: Page, href: string, within: string): Promise<void> {
  const link = await visibleLink(page, href, within);
  await link.hover();
  let before = Number.NaN;
  const isQuiet = () => {
    const isSame = siteProxy.requests.length === before;
    before = siteProxy.requests.length;
    return isSame && visits(href) > 0;
  };
  await expect.poll(isQuiet, { intervals: [2000] }).toBe(true);
  await Promise.all([page.waitForNavigation(), link.click()]);
  // The whole page, not only its first view.
  const { early } = await arrival(page);
  expect(early.filter((name) => name.endsWith('.css'))).toHaveLength(1);
}

test('a link of the header opens a prerendered page that was requested once', async ({ whole }) => {
  const trouble: string[] = [];
  whole.on('console', (message) => message.type() === 'error' && trouble.push(message.text()));
  await open(whole, '/about');
  await restOnAndFollow(whole, '/gallery', 'header');
  const { path, activationStart, early } = await arrival(whole);
  expect(path).toBe('/gallery');
  expect(activationStart).toBeGreaterThan(0);
  expect(early.some((name) => /\.(webp|avif)$/.test(name))).toBe(true);
  expect(visits('/gallery')).toBe(1);
  expect(trouble).toEqual([]);
});

test('a prerendered page contacts third parties only after activation', async ({ whole }) => {
  await open(whole, '/');
  await restOnAndFollow(whole, '/tours', 'main');
  const { activationStart, early } = await arrival(whole);
  expect(activationStart).toBeGreaterThan(0);
  expect(early.filter((name) => !name.startsWith(siteProxy.origin))).toEqual([]);
  await expect
    .poll(async () =>
      (await arrival(whole)).late.filter((name) => !name.startsWith(siteProxy.origin)),
    )
    .not.toEqual([]);
});

test('a prerendered booking calendar loads only after activation', async ({ whole }) => {
  await open(whole, '/about');
  await restOnAndFollow(whole, '/booking', 'header');
  const { activationStart, early } = await arrival(whole);
  expect(activationStart).toBeGreaterThan(0);
  expect(early.filter((name) => !name.startsWith(siteProxy.origin))).toEqual([]);
  await whole.waitForSelector('iframe');
});

test('a page that reads a draft is prefetched and not prerendered', async ({ whole }) => {
  await open(whole, '/about');
  const link = await visibleLink(whole, '/contact');
  await link.hover();
  await expect.poll(() => visits('/contact')).toBe(1);
  await whole.evaluate(() => sessionStorage.setItem('guests', '12'));
  await link.click();
  // Set after the page was prefetched.
  await whole.waitForFunction(() => document.querySelector('textarea')?.value.includes('12'));
  const { path, activationStart } = await arrival(whole);
  expect(path).toBe('/contact');
  expect(activationStart).toBe(0);
  expect(visits('/contact')).toBe(1);
});

test('files are not prefetched', async ({ whole }) => {
  await open(whole, '/blog');
  const link = await visibleLink(whole, '/rss.xml', 'main');
  await link.hover();
  // A prefetch of the file would come before that of the page.
  await (await visibleLink(whole, '/gallery')).hover();
  await expect.poll(() => visits('/gallery')).toBe(1);
  expect(visits('/rss.xml')).toBe(0);
});
