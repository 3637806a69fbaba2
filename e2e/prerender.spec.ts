/** The next page is there before it is asked for, and nothing happens in it before somebody comes. */
import type { Page } from 'puppeteer-core';
import { required } from '../tests/required.ts';
import { type Proxy, startProxy } from './support/proxy.ts';
import { expect, visibleLink, test } from './support/whole-browser.ts';

let proxy: Proxy;
test.beforeEach(async ({ baseURL }) => {
  proxy = await startProxy(required(baseURL));
});
test.afterEach(() => proxy.close());

/** How often a page was asked for. */
const visits = (path: string) => proxy.requests.filter((asked) => asked === path).length;

/** What the page knows of how it came, in milliseconds from when it was begun. */
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

/** Opens a page. */
const open = (page: Page, path: string) =>
  page.goto(proxy.origin + path, { waitUntil: 'networkidle0' });

/** Rests the pointer on a link until its page asks for nothing more, and follows it. */
async function restOnAndFollow(page: Page, href: string, within: string): Promise<void> {
  const link = await visibleLink(page, href, within);
  await link.hover();
  let before = Number.NaN;
  const isQuiet = () => {
    const isSame = proxy.requests.length === before;
    before = proxy.requests.length;
    return isSame && visits(href) > 0;
  };
  await expect.poll(isQuiet, { intervals: [2000] }).toBe(true);
  await Promise.all([page.waitForNavigation(), link.click()]);
  // Whole, and not its first view alone.
  const { early } = await arrival(page);
  expect(early.filter((name) => name.endsWith('.css'))).toHaveLength(1);
}

test('a link of the header leads to a page that is ready, and that was asked for once', async ({
  whole,
}) => {
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

test('a page that is ready asks no third party before somebody comes, and does then', async ({
  whole,
}) => {
  await open(whole, '/');
  await restOnAndFollow(whole, '/tours', 'main');
  const { activationStart, early } = await arrival(whole);
  expect(activationStart).toBeGreaterThan(0);
  expect(early.filter((name) => !name.startsWith(proxy.origin))).toEqual([]);
  await expect
    .poll(async () => (await arrival(whole)).late.filter((name) => !name.startsWith(proxy.origin)))
    .not.toEqual([]);
});

test('the booking calendar waits for its visitor as well', async ({ whole }) => {
  await open(whole, '/about');
  await restOnAndFollow(whole, '/booking', 'header');
  const { activationStart, early } = await arrival(whole);
  expect(activationStart).toBeGreaterThan(0);
  expect(early.filter((name) => !name.startsWith(proxy.origin))).toEqual([]);
  await whole.waitForSelector('iframe');
});

test('a page that reads what was typed is fetched and not run', async ({ whole }) => {
  await open(whole, '/about');
  const link = await visibleLink(whole, '/contact');
  await link.hover();
  await expect.poll(() => visits('/contact')).toBe(1);
  await whole.evaluate(() => sessionStorage.setItem('guests', '12'));
  await link.click();
  // Chosen after the page was fetched.
  await whole.waitForFunction(() => document.querySelector('textarea')?.value.includes('12'));
  const { path, activationStart } = await arrival(whole);
  expect(path).toBe('/contact');
  expect(activationStart).toBe(0);
  expect(visits('/contact')).toBe(1);
});

test('files are left alone', async ({ whole }) => {
  await open(whole, '/blog');
  const link = await visibleLink(whole, '/rss.xml', 'main');
  await link.hover();
  // A page's link after it: what would come of the file would come sooner.
  await (await visibleLink(whole, '/gallery')).hover();
  await expect.poll(() => visits('/gallery')).toBe(1);
  expect(visits('/rss.xml')).toBe(0);
});
