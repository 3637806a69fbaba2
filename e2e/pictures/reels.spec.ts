/** The reels on /in-the-news. How near they load: islands/interaction.test.ts. */
import type { Page } from '@playwright/test';
import { required } from '../../tests/required.ts';
import { inTheNewsPage, reels as reelList } from '../../tests/support/content.ts';
import { scrollThroughPage } from '../all-pages/findings.ts';
import { recordShifts } from '../support/layout-shifts.ts';
import { expect, test } from '../support/sandbox.ts';
import { waitForFonts } from '../support/site.ts';

const PAGE = '/in-the-news';
const REELS = reelList.length;
const words = inTheNewsPage.reels;

test.use({ viewport: { width: 1280, height: 800 } });

const reels = (page: Page) => page.locator('[data-reel]');
const links = (page: Page) => page.locator('[data-reel]').getByRole('link', { name: words.open });

test('scrolling loads each reel once, without layout shifts', async ({ page, sandbox }) => {
  const shifts = await recordShifts(page);
  const requested: string[] = [];
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin === sandbox.origin) requested.push(pathname);
  });
  await page.goto(PAGE);
  // Not counting font swaps.
  await waitForFonts(page);
  const heightOf = () => page.evaluate(() => document.documentElement.scrollHeight);
  const height = await heightOf();
  await scrollThroughPage(page);
  await expect(page.locator('[data-reel][data-state=playing]')).toHaveCount(REELS);
  await links(page).first().scrollIntoViewIfNeeded();
  await links(page).last().scrollIntoViewIfNeeded();

  expect(requested.filter((path) => path === '/embed.js')).toHaveLength(1);
  const frames = requested.filter((path) => path.endsWith('/embed/'));
  expect(frames).toHaveLength(REELS);
  expect(new Set(frames).size).toBe(REELS);
  // Positions are rounded.
  expect(Math.abs((await heightOf()) - height)).toBeLessThanOrEqual(1);
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
