/** The booking calendar on a page. Its URL: tests/providers/booking.dom.test.ts. */
import type { Page } from '@playwright/test';
import { required } from '../../tests/required.ts';
import { tourPage, scheduledTours } from '../../tests/support/content.ts';
import { expect, test } from '../support/sandbox.ts';

// One tour as an example; tests/built/pages.test.ts checks every tour's links.
const { name, path } = required(scheduledTours[0]);

const calendar = (page: Page) => page.locator('#book-now [data-state]');
const framed = (page: Page, tour: string) =>
  page.frameLocator('#book-now iframe').getByRole('heading', { name: tour });

test.use({ colorScheme: 'dark' });

test('the calendar on a tour’s page is requested near the view, in its room, without a white flash', async ({
  page,
  sandbox,
}) => {
  await sandbox.fail('booking-calendar', 'slow');
  const requested: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/embeds/')) requested.push(request.url());
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  expect(requested).toEqual([]);
  const height = () => calendar(page).evaluate((place) => place.clientHeight);
  expect(await height()).toBeGreaterThan(700);
  // Ten seconds without the island's script.
  const preparing = page.getByText(tourPage.booking.preparing);
  await preparing.evaluate((element) => {
    for (const animation of element.getAnimations()) animation.finish();
  });
  await expect(preparing).toBeHidden();

  await page.locator('#book-now').scrollIntoViewIfNeeded();
  const frame = calendar(page).locator('iframe');
  await expect(frame).toBeHidden();
  await expect(frame).not.toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(framed(page, name)).toBeVisible();
  expect(await height()).toBeGreaterThan(700);
  const { frameTitle, fallback } = tourPage.booking;
  await expect(frame).toHaveAttribute('title', frameTitle.replace('{tour}', name));
  await expect(page.getByRole('link', { name: fallback })).toHaveAttribute('target', '_blank');
});
