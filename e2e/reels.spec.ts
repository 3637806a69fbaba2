/** The reels on "In the News": there when a visitor comes near, and harmless when they are not. */
import type { Page } from '@playwright/test';
import { required } from '../tests/required.ts';
import { inTheNewsPage, reels as reelList } from '../tests/support/content.ts';
import { waitForScrollEnd, openWithStoppedClock } from './support/missing-scripts.ts';
import { expect, test } from './support/sandbox.ts';
import { waitForFonts } from './support/site.ts';
import { LAYOUT_SHIFT_LIMIT } from '../scripts/checks/layout-shift.ts';

const PAGE = '/in-the-news';
const REELS = reelList.length;
const words = inTheNewsPage.reels;

test.use({ viewport: { width: 1280, height: 800 } });

const reels = (page: Page) => page.locator('[data-reel]');
const posters = (page: Page) => page.locator('[data-reel] picture img');
const links = (page: Page) => page.locator('[data-reel]').getByRole('link', { name: words.open });

/** The paths that the page asks the sandbox for, as they come. */
function askedOf(page: Page, origin: string): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.origin === origin) asked.push(url.pathname);
  });
  return asked;
}

/** Puts the first reel's upper edge this many pixels below the lower edge of the window. */
async function bringNear(page: Page, distance: number): Promise<void> {
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

/** Scrolls through the page by 300 px at a time, and rests where a reel is. */
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

/** Notes every shift of the layout from the start of the page on. */
async function recordShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript((limit) => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) {
        if (entry.value < limit) continue;
        const what = entry.sources.map(({ node }) => (node as Element | null)?.outerHTML);
        seen.push(`${entry.value} ${what.join(', ').slice(0, 160)}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  }, LAYOUT_SHIFT_LIMIT);
  return () => page.evaluate(() => (window as unknown as { seen: string[] }).seen);
}

type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

test('nobody is asked for a reel until a visitor is within 200 px of it', async ({
  page,
  sandbox,
}) => {
  const asked = askedOf(page, sandbox.origin);
  await openWithStoppedClock(page, PAGE);
  await bringNear(page, 240);
  await waitForScrollEnd(page);
  expect(asked).toEqual([]);

  await bringNear(page, 160);
  await waitForScrollEnd(page);
  await expect(page.locator('[data-reel] iframe').first()).toBeVisible();
  expect(asked[0]).toBe('/embed.js');
});

test('reading through the page brings each reel once, and moves nothing', async ({
  page,
  sandbox,
}) => {
  const shifts = await recordShifts(page);
  const asked = askedOf(page, sandbox.origin);
  await page.goto(PAGE);
  // A letter that comes while the page is measured is not what moves it here.
  await waitForFonts(page);
  const height = await heightOf(page);
  await scrollThroughPage(page);
  await expect(page.locator('[data-reel][data-state=playing]')).toHaveCount(REELS);
  await scrollThroughPage(page);

  expect(asked.filter((path) => path === '/embed.js')).toHaveLength(1);
  const frames = asked.filter((path) => path.endsWith('/embed/'));
  expect(frames).toHaveLength(REELS);
  expect(new Set(frames).size).toBe(REELS);
  // The browser rounds what it tells: half a pixel falls now here, now there.
  expect(Math.abs((await heightOf(page)) - height)).toBeLessThanOrEqual(1);
  expect(await shifts()).toEqual([]);
  for (const link of await links(page).all()) await expect(link).toBeVisible();
});

test('a reel fills its frame, and no frame is wider than 540 px', async ({ page }) => {
  await page.setViewportSize({ width: 2000, height: 1200 });
  await page.goto(PAGE);
  await reels(page).first().scrollIntoViewIfNeeded();
  const frame = page.locator('[data-reel] iframe').first();
  await expect(frame).toBeVisible();
  await expect(frame).toHaveAttribute('title', /\w/);
  const screen = required(await reels(page).first().locator('picture').boundingBox());
  const box = required(await frame.boundingBox());
  expect(box.height).toBeGreaterThan(screen.height - 4);
  expect(box.width).toBeGreaterThan(screen.width - 4);

  for (const width of [360, 700, 1100, 2000]) {
    await page.setViewportSize({ width, height: 900 });
    expect(required(await frame.boundingBox()).width).toBeLessThanOrEqual(540);
  }
});

test('on a phone the strip is pulled sideways, and a reel comes as its frame does', async ({
  page,
  sandbox,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const asked = askedOf(page, sandbox.origin);
  await page.goto(PAGE);
  await links(page).first().scrollIntoViewIfNeeded();
  await expect(reels(page).first()).toHaveAttribute('data-state', 'playing');
  expect(asked.filter((path) => path.endsWith('/embed/')).length).toBeLessThan(REELS);
  await links(page).last().scrollIntoViewIfNeeded();
  await expect(reels(page).last()).toHaveAttribute('data-state', 'playing');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});

test('on a phone each reel that a key comes to stands whole in the strip', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(PAGE);
  await links(page).first().focus();
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
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('each frame shows its poster and leads to its reel', async ({ page }) => {
    await page.goto(PAGE);
    await expect(posters(page)).toHaveCount(REELS);
    await expect(links(page)).toHaveCount(REELS);
    for (const link of await links(page).all()) {
      await expect(link).toHaveAttribute('href', /\/reel\/[\w-]+\/$/);
    }
  });
});
