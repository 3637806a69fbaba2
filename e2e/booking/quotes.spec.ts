/** The guests' quotes on a tour's page. */
import type { Page } from '@playwright/test';
import { tourPage, walks } from '../../tests/support/content.ts';
import { waitForScrollEnd, openWithStoppedClock } from '../support/missing-scripts.ts';
import { expect, test } from '../support/sandbox.ts';

const [TOUR] = walks;
if (!TOUR) throw new Error('There is no walk in content/tours.');

test.describe('the guests’ quotes', () => {
  // The tour with the most quotes.
  const { path } = walks.toSorted((a, b) => b.quotes.length - a.quotes.length)[0] ?? TOUR;
  const words = tourPage.quotes;
  const label = (number: number) =>
    new RegExp(words.dot.replace('{number}', String(number)).replace('{total}', String.raw`\d+`));
  const carousel = (page: Page) => page.locator('[aria-roledescription=carousel]');
  const dot = (page: Page, number: number) =>
    carousel(page).getByRole('link', { name: label(number) });
  const row = (page: Page) => carousel(page).getByRole('group', { name: words.title });
  const scrolled = (page: Page) => row(page).evaluate((element) => element.scrollLeft);
  const button = (page: Page, name: 'pause' | 'play' | 'next') =>
    carousel(page).getByRole('button', { name: words[name], exact: true });

  /** Opens a tour with a stopped clock, and scrolls to the quotes, which hydrate near the view. */
  async function comeNear(page: Page): Promise<void> {
    await openWithStoppedClock(page, path);
    await row(page).scrollIntoViewIfNeeded();
    await waitForScrollEnd(page);
  }

  test('rotate until a visitor uses them', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await comeNear(page);
    await expect(carousel(page)).toHaveAccessibleName(words.title);
    await expect(dot(page, 1)).toHaveAttribute('aria-current', 'true');
    await page.clock.runFor(8000);
    await expect(dot(page, 2)).toHaveAttribute('aria-current', 'true');

    // A second change within half a second is ignored.
    await page.clock.runFor(500);
    await button(page, 'next').click();
    await page.mouse.move(0, 0);
    await expect(dot(page, 3)).toHaveAttribute('aria-current', 'true');
    await page.clock.runFor(30_000);
    await expect(dot(page, 3)).toHaveAttribute('aria-current', 'true');
    await expect(button(page, 'play')).toBeVisible();
  });

  test('are selected by dots, without a history entry', async ({ page }) => {
    await page.goto('/tours');
    await comeNear(page);
    await expect(button(page, 'play')).toBeVisible();
    await dot(page, 3).click();
    await expect(dot(page, 3)).toHaveAttribute('aria-current', 'true');
    await expect.poll(() => scrolled(page)).toBeGreaterThan(200);
    await expect(page).toHaveURL(path);
    await page.goBack();
    await expect(page).toHaveURL('/tours');
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('are a scrollable row with a link to each', async ({ page }) => {
      await page.goto(path);
      await expect(carousel(page).getByRole('button')).toHaveCount(0);
      await row(page).focus();
      for (let press = 0; press < 12; press += 1) await page.keyboard.press('ArrowRight');
      await expect.poll(() => scrolled(page)).toBeGreaterThan(200);
      await dot(page, 1).click();
      await expect.poll(() => scrolled(page)).toBe(0);
      await dot(page, 2).click();
      await expect.poll(() => scrolled(page)).toBeGreaterThan(200);
    });
  });
});
