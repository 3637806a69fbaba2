/** From the front page to a tour's calendar: by tap, and without script. By keyboard: all-pages/screen-reader.spec.ts. */
import type { Page } from '@playwright/test';
import { required } from '../../tests/required.ts';
import { tourPage, toursPage, scheduledTours } from '../../tests/support/content.ts';
import { expect, test } from '../support/sandbox.ts';

// One tour as an example; tests/built/pages.test.ts checks every tour's links.
const { name, path, itemId } = required(scheduledTours[0]);

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

const toTours = (page: Page) => page.locator('main').locator('a[href="/tours"]').first();

const reserve = (page: Page) =>
  page
    .getByRole('article')
    .filter({ has: page.getByRole('link', { name: new RegExp(`: ${name}$`) }) })
    .getByRole('link', { name: toursPage.cards.reserve });

const facts = (page: Page) => page.getByRole('region', { name: tourPage.facts.title });

test('by tap over the tour list', async ({ page }) => {
  await page.goto('/');
  await toTours(page).tap();
  await reserve(page).tap();
  const widget = page.frameLocator('#fareharbor-lightframe-iframe');
  await expect(widget.getByRole('heading', { name })).toBeVisible();
  await expect(page).toHaveURL('/tours');
});

test('by tap over the tour’s page, and back from a place below the calendar', async ({ page }) => {
  await page.goto('/');
  await page.locator('header summary:visible').tap();
  await page.locator('header').getByRole('link', { name, exact: true }).tap();
  await expect(page).toHaveURL(path);
  await facts(page).getByRole('link', { name: tourPage.book }).tap();
  await page.getByRole('link', { name: tourPage.booking.fallback }).scrollIntoViewIfNeeded();
  const framed = page.frameLocator('#book-now iframe').getByRole('heading', { name });
  await expect(framed).toBeVisible();

  // The calendar above it loads meanwhile; the scripts are cached now.
  const place = page.locator('#meeting');
  await page.goto('about:blank');
  await page.goto(`${path}#meeting`);
  const top = () => place.evaluate((head) => Math.abs(head.getBoundingClientRect().top));
  await expect.poll(top).toBeLessThan(120);

  await page.locator('.mobile-bar').getByRole('link').tap();
  await expect(page).toHaveURL(/#book-now$/);
  // The sticky header does not cover the title.
  const gap = () =>
    page.evaluate(() => {
      const edge = document.querySelector('.site-header')?.getBoundingClientRect().bottom ?? 0;
      const title = document.querySelector('#book-now h2')?.getBoundingClientRect();
      return title && title.bottom <= innerHeight ? title.top - edge : -1;
    });
  await expect.poll(gap).toBeGreaterThanOrEqual(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every way leads to the calendar’s page', async ({ page }) => {
    const title = page.getByRole('heading', { name });
    await page.goto('/');
    await toTours(page).tap();
    await reserve(page).tap();
    await expect(page).toHaveURL(new RegExp(`/items/${itemId}/calendar/`));
    await expect(title).toBeVisible();

    await page.goto(path);
    await facts(page).getByRole('link', { name: tourPage.book }).tap();
    await page.locator('main [data-with-departure]').getByRole('link').first().tap();
    await expect(title).toBeVisible();

    await page.goto('/booking');
    await page.getByRole('main').getByRole('link', { name }).first().tap();
    await expect(title).toBeVisible();
  });
});
