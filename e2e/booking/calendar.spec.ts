/** The booking calendar on a page. */
import type { Page } from '@playwright/test';
import { required } from '../../tests/required.ts';
import { tourPage, walks } from '../../tests/support/content.ts';
import {
  blockScript,
  FAILURE_MODES,
  waitForScrollEnd,
  openWithStoppedClock,
  SCRIPT_TROUBLE,
} from '../support/missing-scripts.ts';
import { expect, test } from '../support/sandbox.ts';

const TOURS = walks.map(({ name, path, itemId }) => ({ name, path, item: itemId }));

const calendar = (page: Page) => page.locator('#book-now [data-state]');

const framed = (page: Page) => page.frameLocator('#book-now iframe');

const firstDate = (page: Page) => page.locator('main ol[data-walks]').getByRole('link').first();

const fallback = (page: Page, words = tourPage.booking.fallback) =>
  page.getByRole('link', { name: words });

// One tour as an example; another test checks every tour's links.
const [first, second = first] = TOURS;
if (!first || !second) throw new Error('There is no walk in content/tours.');

const { name, path, item } = first;

test.describe('the calendar on a page', () => {
  test('is not requested before it is near the view', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/embeds/')) asked.push(request.url());
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(asked).toEqual([]);

    await page.locator('#book-now').scrollIntoViewIfNeeded();
    await expect(framed(page).getByRole('heading', { name })).toBeVisible();
    const { pathname, searchParams } = new URL(required(asked[0]));
    expect(pathname).toMatch(new RegExp(`/items/${item}/$`));
    expect(Object.fromEntries(searchParams)).toEqual({
      'full-items': 'yes',
      fallback: 'simple',
      item: String(item),
      flow: '1219724',
    });
  });

  test('has its 700 pixels from the start, a title and a fallback link', async ({ page }) => {
    await page.goto(path);
    const height = async () => required(await calendar(page).boundingBox()).height;
    expect(await height()).toBeGreaterThan(700);
    await expect(fallback(page)).toHaveAttribute('target', '_blank');
    await fallback(page).scrollIntoViewIfNeeded();
    await expect(calendar(page)).toHaveAttribute('data-state', 'shown');
    expect(await height()).toBeGreaterThan(700);
    await expect(calendar(page).locator('iframe')).toHaveAttribute(
      'title',
      tourPage.booking.frameTitle.replace('{tour}', name),
    );
  });

  test('adds no history entry', async ({ page }) => {
    await page.goto('/tours');
    await page.goto('/booking?utm_source=ig#book-now');
    await expect(calendar(page)).toHaveAttribute('data-state', 'shown');
    for (const { name, item } of TOURS) {
      await calendar(page).getByRole('link', { name }).click();
      await expect(framed(page).getByRole('heading', { name })).toBeVisible();
      await expect(page).toHaveURL(`/booking?utm_source=ig&itemId=${item}#book-now`);
    }
    await page.goBack();
    await expect(page).toHaveURL('/tours');
  });
});

test.describe('in the dark color scheme', () => {
  test.use({ colorScheme: 'dark' });

  test('the loading calendar has no white background', async ({ page, sandbox }) => {
    await sandbox.fail('booking-calendar', 'slow');
    await page.goto(path);
    await page.locator('#book-now').scrollIntoViewIfNeeded();
    const frame = calendar(page).locator('iframe');
    await expect(frame).toBeAttached();
    await expect(frame).toBeHidden();
    const paper = await frame.evaluate((element) => getComputedStyle(element).backgroundColor);
    expect(paper).not.toBe('rgb(255, 255, 255)');
    await expect(calendar(page)).toHaveAttribute('data-state', 'shown');
    await expect(frame).toBeVisible();
  });
});

test.describe('when the calendar’s island', () => {
  test.use({ expectedTrouble: SCRIPT_TROUBLE });

  for (const mode of FAILURE_MODES) {
    test(`${mode}, the links work, and "preparing" disappears`, async ({ page }) => {
      const script = await blockScript(page, 'BookingCalendar', mode);
      await openWithStoppedClock(page, path);
      await page.locator('#book-now').scrollIntoViewIfNeeded();
      await waitForScrollEnd(page);
      await script.waitForTimeout();
      await script.expectUnused();
      const preparing = page.getByText(tourPage.booking.preparing);
      // Animations don't follow the stopped clock.
      await preparing.evaluate((element) => {
        for (const animation of element.getAnimations()) animation.finish();
      });
      await expect(preparing).toBeHidden();
      await expect(calendar(page).locator('iframe')).toHaveCount(0);
      await expect(fallback(page)).toBeVisible();
      await firstDate(page).click();
      await expect(page.getByRole('heading', { name })).toBeVisible();
    });
  }
});
