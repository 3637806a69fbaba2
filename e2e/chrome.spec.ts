/** Header, gift-card banner, booking bar. Dates of an open tab: tests/scripts/clock.dom.test.ts. */
import type { Page } from '@playwright/test';
import { toIsoDate } from '../src/domain/seasons/calendar-date.ts';
import { today } from '../src/providers/clock.ts';
import { site } from '../tests/support/content.ts';
import { expect, waitForFonts, test } from './support/site.ts';

const PHONE = { width: 360, height: 740 };

const banner = (page: Page) => page.getByRole('banner').first();

test('after 50 px of scrolling the header stays and is translucent', async ({ page }) => {
  await page.goto('/about');
  const isTranslucent = () =>
    banner(page).evaluate((header) => Number(getComputedStyle(header, '::before').opacity) < 1);
  await waitForFonts(page);
  await page.evaluate(() => scrollTo(0, 50));
  await expect.poll(isTranslucent).toBe(false);
  await page.evaluate(() => scrollTo(0, 51));
  await expect.poll(isTranslucent).toBe(true);
  await page.evaluate(() => scrollTo(0, 900));
  await expect(banner(page)).toBeInViewport({ ratio: 1 });
});

test.describe('without reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('links to a part scroll smoothly, and a focused element is in view at once', async ({
    page,
  }) => {
    await page.goto('/about');
    const scrolling = page.locator('html');
    await page.mouse.wheel(0, 100);
    await expect(scrolling).toHaveCSS('scroll-behavior', 'smooth');
    await page.keyboard.press('Tab');
    await expect(scrolling).toHaveCSS('scroll-behavior', 'auto');
  });
});

/** The banner is optional content. */
const isOver = (toIsoDate(site.promo?.until ?? '') ?? today()) < today();

const offer = isOver ? undefined : site.promo;

if (!offer)
  test('there is no banner without an offer', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('[data-promo]')).toHaveCount(0);
  });
else
  test.describe('the gift-card banner', () => {
    const promo = (page: Page) => page.getByRole('complementary', { name: offer.text });
    const dismiss = (page: Page) => promo(page).getByRole('button', { name: offer.dismissLabel });

    test('is on the front page only, and stays hidden after it is dismissed', async ({ page }) => {
      await page.goto('/about');
      await expect(promo(page)).toHaveCount(0);
      await page.goto('/');
      const link = promo(page).getByRole('link', { name: offer.linkLabel });
      await expect(link).toHaveAttribute('href', offer.href ?? site.links.giftCards);
      await dismiss(page).click();
      await expect(promo(page)).toBeHidden();
      const key = await page.locator('[data-promo]').getAttribute('data-promo');
      await expect
        .poll(() => page.evaluate((name) => localStorage.getItem(String(name)), key))
        .toBe('1');

      await page.reload({ waitUntil: 'commit' });
      await expect(page.locator('h1')).toBeVisible();
      await expect(promo(page)).toBeHidden();
    });
  });

test.describe('the booking bar', () => {
  test.use({ viewport: PHONE });
  const bar = (page: Page) => page.locator('.mobile-bar').getByRole('link');

  test('appears after 300 px of scrolling, below 768 px, and links to booking', async ({
    page,
  }) => {
    const scrollDown = (top: number) => page.evaluate((y) => scrollTo(0, y), top);
    await page.goto('/about');
    await waitForFonts(page);
    await expect(bar(page)).toBeHidden();
    await scrollDown(300);
    await expect(bar(page)).toBeHidden();
    await scrollDown(301);
    await expect(bar(page)).toBeVisible();
    await page.setViewportSize({ width: 768, height: 740 });
    await expect(bar(page)).toBeHidden();
    await page.setViewportSize({ width: 767, height: 740 });
    await expect(bar(page)).toBeVisible();
    await bar(page).click();
    await expect(page).toHaveURL('/booking');
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('is always shown', async ({ page }) => {
      await page.goto('/about');
      await bar(page).click();
      await expect(page).toHaveURL('/booking');
    });
  });
});
