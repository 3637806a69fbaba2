/**
 * The header's menus by CSS and before hydration. Delays and Escape: islands/navigation and scripts/page. Without
 * JavaScript on a phone: all-pages/every-page.spec.ts.
 */
import type { Page } from '@playwright/test';
import { chrome, published, tours as allTours, scheduledTours } from '../tests/support/content.ts';
import { holdScript } from './support/missing-scripts.ts';
import { expect, setBrowserText, test } from './support/site.ts';

const { header } = chrome;

const TOURS = allTours.map(({ id }) => id);

const [TOUR] = scheduledTours;
if (!TOUR) throw new Error('There is no scheduled tour in content/tours.');

const banner = (page: Page) => page.getByRole('banner').first();

const tours = (page: Page) => banner(page).locator('summary', { hasText: header.tours.label });

const tourLink = (page: Page, tour: string) =>
  banner(page).locator(`a[href="/tours/${tour}"]:visible`);

async function expectTours(page: Page, isShown: boolean): Promise<void> {
  for (const tour of TOURS) await expect(tourLink(page, tour)).toHaveCount(isShown ? 1 : 0);
}

test.describe('the Tours menu', () => {
  test('opens on focus, closes on Escape and opens on a click before hydration, and stays so', async ({
    page,
  }) => {
    const arrive = await holdScript(page, 'Navigation');
    await page.goto('/about');
    await tours(page).focus();
    await expectTours(page, true);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expectTours(page, false);
    await expect(tours(page)).toBeFocused();
    await tours(page).click();
    await expectTours(page, true);

    arrive();
    await expect(banner(page).locator('astro-island:not([ssr])')).toBeAttached();
    await expectTours(page, true);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expectTours(page, false);
    await expect(tours(page)).toBeFocused();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('opens on hover, by keyboard and on a click', async ({ page }) => {
      await page.goto('/about');
      await expectTours(page, false);
      await tours(page).hover();
      await expectTours(page, true);
      await page.mouse.move(640, 600);
      await expectTours(page, false);
      await tours(page).focus();
      await expectTours(page, true);
      await page.keyboard.press('Tab');
      await expect(banner(page).locator('details a:focus')).toBeVisible();
    });
  });
});

test('the header marks the section of a page', async ({ page }) => {
  for (const [path, section] of [
    ['/about', '/about'],
    [published[0]?.path ?? '/blog', '/blog'],
    ['/tours/what-to-expect', null],
  ] as const) {
    await page.goto(path);
    const marked = await banner(page)
      .locator('.wide > li > a, .wide summary')
      .evaluateAll((links) =>
        links
          .filter((link) => getComputedStyle(link).textDecorationLine === 'underline')
          .map((link) => link.getAttribute('href')),
      );
    expect(marked, path).toEqual([section]);
  }
});

const menu = (page: Page) => banner(page).locator('summary', { hasText: header.menuLabel });

test('the menu of a phone opens on screen, in small windows and with large text', async ({
  page,
}) => {
  for (const [width, height, text] of [
    [802, 293, 16],
    [320, 256, 16],
    [800, 630, 32],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/about');
    await setBrowserText(page, text);
    await menu(page).click();
    await expect(tourLink(page, TOUR.id).last()).toBeAttached();
    const { header, sheet } = await page.evaluate(() => {
      const boxOf = (selector: string) =>
        document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect(Number.NaN);
      return {
        header: boxOf('.site-header').bottom,
        sheet: boxOf('.site-header details[open] > ul').top,
      };
    });
    expect(Math.abs(sheet - header), `${width} x ${height}`).toBeLessThan(2);
    await expect(banner(page).locator('details[open] > ul a').first()).toBeInViewport();
  }
});
