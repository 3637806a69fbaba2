/** A tour's page on a phone: the facts are in the first screen, and the page is not long. */
import type { Locator } from '@playwright/test';
import { required } from '../../tests/required.ts';
import { formatDollars } from '../../src/domain/booking/money.ts';
import { nextWalk } from '../../src/domain/seasons/next-walk.ts';
import { formatWalk } from '../../src/domain/seasons/schedule-words.ts';
import { expect, waitForFonts, test } from '../support/site.ts';
import { site, tourPage, walks } from '../../tests/support/content.ts';

const PHONE = { width: 360, height: 780 };
const MAX_SCREENS = 10;

async function expectInFirstScreen(what: Locator) {
  await expect(what).toBeVisible();
  const { x, y, width, height } = required(await what.boundingBox());
  const place = `${await what.textContent()} ends at`;
  expect.soft(y, place).toBeGreaterThanOrEqual(0);
  expect.soft(y + height, place).toBeLessThanOrEqual(PHONE.height);
  expect.soft(x + width, place).toBeLessThanOrEqual(PHONE.width);
}

test.use({ viewport: PHONE, isMobile: true, hasTouch: true });

for (const tour of walks) {
  test(`${tour.path} shows title, price, duration, next date, place and booking link in the first screen`, async ({
    page,
  }) => {
    const visit = Date.now();
    await page.clock.setFixedTime(visit);
    await page.goto(tour.path);
    await waitForFonts(page);
    const walk = required(nextWalk(tour.schedule, visit));
    const facts = page.getByRole('region', { name: tourPage.facts.title });

    await expectInFirstScreen(page.getByRole('heading', { level: 1, name: tour.title }));
    await expectInFirstScreen(
      facts.getByText(`${formatDollars(site.price.perGuest)} ${tourPage.price.per}`),
    );
    await expectInFirstScreen(facts.getByText(tour.duration));
    await expectInFirstScreen(facts.getByText(formatWalk(walk, 'short')));
    await expectInFirstScreen(facts.getByText(tour.meeting.place));
    const reserve = facts.getByRole('link', { name: tourPage.book });
    await expectInFirstScreen(reserve);
    await reserve.tap();
    await expect(page.locator('#book-now')).toBeInViewport();
    await expect(page).toHaveURL(`${tour.path}#book-now`);
  });

  test(`${tour.path} is ${MAX_SCREENS} screens at most`, async ({ page }) => {
    await page.goto(tour.path);
    await waitForFonts(page);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height / PHONE.height).toBeLessThanOrEqual(MAX_SCREENS);
  });
}
