/** Back brings the left page itself, as it was: the browser keeps it whole, and it is in order. */
import type { Page } from 'puppeteer-core';
import { required } from '../tests/required.ts';
import { walks } from '../tests/support/content.ts';
import { openStreet, type Street } from './support/street.ts';
import { expect, inSight, linkTo, test } from './support/whole-browser.ts';

let street: Street;
test.beforeEach(async ({ baseURL }) => {
  street = await openStreet(required(baseURL));
});
test.afterEach(() => street.close());

declare global {
  interface Window {
    /** Says that a page is the very one that was left. */
    isTheOne?: boolean;
  }
}

/** Opens a page and uses it, so that its islands' scripts are there. */
async function use(page: Page, path: string): Promise<void> {
  await page.goto(street.origin + path, { waitUntil: 'networkidle0' });
  await page.mouse.wheel({ deltaY: 200 });
  await page.waitForNetworkIdle();
  await page.evaluate(() => {
    window.isTheOne = true;
  });
}

/** Goes back, and says what has kept the browser from keeping the page: nothing, where it was kept. */
async function goBack(page: Page, path: string): Promise<string> {
  await page.evaluate(() => history.back());
  await page.waitForFunction((wanted) => location.pathname === wanted, {}, path);
  return page.evaluate(() => {
    if (window.isTheOne) return '';
    const [visit] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
      notRestoredReasons?: unknown;
    })[];
    return JSON.stringify(visit?.notRestoredReasons ?? 'not restored');
  });
}

/** Leaves by the address, as by a bookmark: a link's page may have been made ready. */
const leave = (page: Page) => page.goto(`${street.origin}/terms`);

const PATHS = ['/', '/tours', `/tours/${required(walks[0]).id}`, '/gallery', '/contact', '/blog'];
for (const path of [...PATHS, '/booking', '/in-the-news', '/adventure-cats', '/press-kit']) {
  test(`${path} is kept for Back`, async ({ whole }) => {
    await use(whole, path);
    await leave(whole);
    expect(await goBack(whole, path)).toBe('');
  });
}

test('a menu that led away is closed', async ({ whole }) => {
  await whole.setViewport({ width: 390, height: 800, isMobile: true, hasTouch: true });
  await use(whole, '/about');
  await (await inSight<HTMLElement>(whole, 'header summary')).tap();
  // Fetched in advance and not made ready: Puppeteer loses sight of a page that was.
  await (await linkTo(whole, '/contact')).tap();
  await whole.waitForFunction(() => location.pathname === '/contact');
  expect(await goBack(whole, '/about')).toBe('');
  await expect.poll(() => whole.$$eval('nav details[open]', ({ length }) => length)).toBe(0);
});

test('a form that was half filled in is as it was left', async ({ whole }) => {
  await use(whole, '/contact');
  await whole.type('main input[name=name]', 'Minnie');
  await leave(whole);
  expect(await goBack(whole, '/contact')).toBe('');
  expect(
    await whole.$eval('main input[name=name]', (field) => (field as HTMLInputElement).value),
  ).toBe('Minnie');
});
