/** Prerendering of likely next pages, without side effects before they are opened. */
import type { Page } from 'puppeteer-core';
import { required } from '../tests/required.ts';
import { type ControllableProxy, startProxy } from './support/proxy.ts';
import { expect, visibleLink, test } from './support/whole-browser.ts';

let siteProxy: ControllableProxy;
test.beforeEach(async ({ baseURL }) => {
  siteProxy = await startProxy(required(baseURL));
  // The site's own service worker would fetch the open page again.
  siteProxy.override('/sw.js', { type: 'text/javascript', text: '' });
});
test.afterEach(() => siteProxy.close());

/** The number of requests for a page. */
const visits = (path: string) =>
  siteProxy.requests.filter((requested) => requested === path).length;

/** When a page was opened, in milliseconds from its start, and what it had loaded before. */
const arrival = (page: Page) =>
  page.evaluate(() => {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const { activationStart = 0 } = visit as { activationStart?: number };
    const requested = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    // Chromium holds a frame of another origin until then; its start is earlier.
    const early = requested
      .filter(({ responseEnd }) => responseEnd < activationStart)
      .map(({ name }) => name);
    return { path: location.pathname, activationStart, early };
  });

const open = (page: Page, path: string) =>
  page.goto(siteProxy.origin + path, { waitUntil: 'networkidle0' });

const hover = async (page: Page, href: string, within?: string) => {
  const link = await visibleLink(page, href, within);
  await link.hover();
  return link;
};

test('a header link’s page is prerendered, once, and contacts third parties only when it is opened', async ({
  whole,
}) => {
  const trouble: string[] = [];
  whole.on('console', (message) => message.type() === 'error' && trouble.push(message.text()));
  await open(whole, '/about');
  const link = await hover(whole, '/booking');
  let before = Number.NaN;
  const isQuiet = () => {
    const isSame = siteProxy.requests.length === before;
    before = siteProxy.requests.length;
    return isSame && visits('/booking') > 0;
  };
  await expect.poll(isQuiet, { intervals: [2000] }).toBe(true);
  await Promise.all([whole.waitForNavigation(), link.click()]);
  const { path, activationStart, early } = await arrival(whole);
  expect(path).toBe('/booking');
  expect(activationStart).toBeGreaterThan(0);
  expect(visits('/booking')).toBe(1);
  expect(early.filter((name) => !name.startsWith(siteProxy.origin))).toEqual([]);
  await whole.waitForSelector('iframe');
  expect(trouble).toEqual([]);
});

test('a page that reads a draft is prefetched and not prerendered, and a file is neither', async ({
  whole,
}) => {
  await open(whole, '/blog');
  await hover(whole, '/rss.xml', 'main');
  // A prefetch of the file would come before that of the page.
  const link = await hover(whole, '/contact');
  await expect.poll(() => visits('/contact')).toBe(1);
  expect(visits('/rss.xml')).toBe(0);
  // After the page was prefetched.
  await whole.evaluate(() => sessionStorage.setItem('guests', '12'));
  await link.click();
  await whole.waitForFunction(() => document.querySelector('textarea')?.value.includes('12'));
  const { path, activationStart } = await arrival(whole);
  expect(path).toBe('/contact');
  expect(activationStart).toBe(0);
  expect(visits('/contact')).toBe(1);
});
