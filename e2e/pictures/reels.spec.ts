/** The reels on /in-the-news. */
import type { Page } from '@playwright/test';
import { required } from '../../tests/required.ts';
import { inTheNewsPage, reels as reelList } from '../../tests/support/content.ts';
import { waitForScrollEnd, openWithStoppedClock } from '../support/missing-scripts.ts';
import { expect, test } from '../support/sandbox.ts';
import { waitForFonts } from '../support/site.ts';
import { recordShifts } from '../support/layout-shifts.ts';

const PAGE = '/in-the-news';
const REELS = reelList.length;
const words = inTheNewsPage.reels;

test.use({ viewport: { width: 1280, height: 800 } });

const reels = (page: Page) => page.locator('[data-reel]');
const links = (page: Page) => page.locator('[data-reel]').getByRole('link', { name: words.open });

/** The paths that the page requests from the sandbox. */
function requestsOf(page: Page, origin: string): string[] {
  const requested: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.origin === origin) requested.push(url.pathname);
  });
  return requested;
}

/** Scrolls the first reel to this many pixels below the window. */
async function scrollReelTo(page: Page, distance: number): Promise<void> {
  await waitForFonts(page);
  await page.evaluate((below) => {
    const { top = 0 } = document.querySelector('[data-reel]')?.getBoundingClientRect() ?? {};
    scrollTo({ top: scrollY + top - innerHeight - below, behavior: 'instant' });
  }, distance);
}

const twoFrames = (page: Page) =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );

/** Scrolls by 300 px at a time, and waits at each reel. */
async function scrollThroughPage(page: Page): Promise<void> {
  await waitForFonts(page);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < height; y += 300) {
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y);
    await twoFrames(page);
    const inView = await reels(page).evaluateAll((all) =>
      all.flatMap((reel, index) => {
        const { top, bottom } = reel.getBoundingClientRect();
        return top < innerHeight && bottom > 0 ? [index] : [];
      }),
    );
    for (const index of inView)
      await expect(reels(page).nth(index)).not.toHaveAttribute('data-state', 'waiting');
  }
}

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

test('a reel is not requested until it is within 200 px of the view', async ({ page, sandbox }) => {
  const requested = requestsOf(page, sandbox.origin);
  await openWithStoppedClock(page, PAGE);
  await scrollReelTo(page, 240);
  await waitForScrollEnd(page);
  expect(requested).toEqual([]);

  await scrollReelTo(page, 160);
  await waitForScrollEnd(page);
  await expect(page.locator('[data-reel] iframe').first()).toBeVisible();
  expect(requested[0]).toBe('/embed.js');
});

test('scrolling loads each reel once, without layout shifts', async ({ page, sandbox }) => {
  const shifts = await recordShifts(page);
  const requested = requestsOf(page, sandbox.origin);
  await page.goto(PAGE);
  // Not counting font swaps.
  await waitForFonts(page);
  const height = await heightOf(page);
  await scrollThroughPage(page);
  await expect(page.locator('[data-reel][data-state=playing]')).toHaveCount(REELS);
  await links(page).first().scrollIntoViewIfNeeded();
  await links(page).last().scrollIntoViewIfNeeded();

  expect(requested.filter((path) => path === '/embed.js')).toHaveLength(1);
  const frames = requested.filter((path) => path.endsWith('/embed/'));
  expect(frames).toHaveLength(REELS);
  expect(new Set(frames).size).toBe(REELS);
  // Positions are rounded.
  expect(Math.abs((await heightOf(page)) - height)).toBeLessThanOrEqual(1);
  expect(await shifts()).toEqual([]);
  for (const link of await links(page).all()) await expect(link).toBeVisible();

  const frame = page.locator('[data-reel] iframe').first();
  await expect(frame).toHaveAttribute('title', /\w/);
  for (const width of [360, 1100, 2000]) {
    await page.setViewportSize({ width, height: 900 });
    const screen = required(await reels(page).first().locator('picture').boundingBox());
    const box = required(await frame.boundingBox());
    expect(box.height).toBeGreaterThan(screen.height - 4);
    expect(box.width).toBeGreaterThan(screen.width - 4);
    expect(box.width).toBeLessThanOrEqual(540);
  }
});

test('on a phone reels load near the view, and a focused reel is fully in view', async ({
  page,
  sandbox,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const requested = requestsOf(page, sandbox.origin);
  await page.goto(PAGE);
  await links(page).first().focus();
  await expect(reels(page).first()).toHaveAttribute('data-state', 'playing');
  expect(requested.filter((path) => path.endsWith('/embed/')).length).toBeLessThan(REELS);
  for (const reel of await reels(page).all()) {
    const link = reel.getByRole('link', { name: words.open });
    await expect(reel).toHaveAttribute('data-state', 'playing');
    while (!(await link.evaluate((one) => one === document.activeElement)))
      await page.keyboard.press('Tab');
    await expect
      .poll(async () => {
        const { x, width } = required(await reel.boundingBox());
        return Math.min(x, 360 - x - width);
      })
      .toBeGreaterThanOrEqual(0);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});
