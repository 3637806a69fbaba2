/**
 * Checks of pages that together have all markup, in one visit, on a phone and then at a desktop's width. Soft
 * assertions report all findings of a page. Checks of every page's HTML are in `tests/built`, those that need one
 * page of each kind in `every-template.spec.ts`.
 */
import { sampledPages } from '../support/sampled-pages.ts';
import { chrome } from '../../tests/support/content.ts';
import { recordShifts } from '../support/layout-shifts.ts';
import { expect, waitForFonts, test, openAllDetails } from '../support/site.ts';
import {
  expectAxeSilent,
  expectButtonsInForcedColors,
  expectFocusSeen,
  expectSmallFirstView,
  expectNoMotion,
  scrollThroughPage,
} from './findings.ts';

test.use({
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  colorScheme: 'dark',
  // The 404 page's own status is logged to the console.
  expectedTrouble: /404: there is no page/,
});

for (const { path } of sampledPages()) {
  test(`${path} is small, has no layout shifts and passes axe`, async ({ page }) => {
    const shifts = await recordShifts(page);
    const response = await page.goto(path);
    expect.soft(response?.status(), 'the status of the page').toBe(200);
    expect.soft(new URL(page.url()).pathname, 'the path of the page').toBe(path);
    await waitForFonts(page);
    await expectSmallFirstView(page, path);
    await scrollThroughPage(page);
    expect.soft(await shifts(), 'layout shifts').toEqual([]);
    await expectNoMotion(page);
    await expectFocusSeen(page);

    await openAllDetails(page);
    await expectAxeSilent(page, 'on a phone, in dark colors');
    await page.setViewportSize({ width: 320, height: 640 });
    const scroll = await page.evaluate(() => document.documentElement.scrollWidth);
    expect.soft(scroll, 'the width of the page at 320 px').toBeLessThanOrEqual(320);
    await expectButtonsInForcedColors(page);

    await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' });
    await page.setViewportSize({ width: 1280, height: 800 });
    await expectAxeSilent(page, 'on a desktop, in light colors');
    // On a phone axe wants a row that scrolls to be a tab stop.
    const idle = await page
      .locator('[tabindex="0"]')
      .evaluateAll((rows) => rows.filter((row) => row.scrollWidth <= row.clientWidth).length);
    expect.soft(idle, 'tab stops that do nothing').toBe(0);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the menu has every link', async ({ page }) => {
    await page.goto('/contact');
    await page.getByRole('banner').locator('summary:visible').click();
    const menu = page.getByRole('banner').getByRole('navigation');
    for (const { label } of [...chrome.header.before, ...chrome.header.after])
      await expect(menu.getByRole('link', { name: label, exact: true })).toBeVisible();
  });
});
