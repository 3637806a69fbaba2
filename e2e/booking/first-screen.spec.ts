/** The front page's first screens, how long and how printed pages are, and a booking link everywhere. */
import type { Page } from '@playwright/test';
import { required } from '../../tests/required.ts';
import { formatDollars } from '../../src/domain/booking/money.ts';
import { dayTexts } from '../../src/domain/seasons/dated-texts.ts';
import { departuresAfter } from '../../src/domain/seasons/departures.ts';
import { newYorkDate } from '../../src/domain/seasons/new-york-time.ts';
import { shortScheduleLine } from '../../src/domain/seasons/schedule-words.ts';
import { formatDeparture } from '../../src/domain/seasons/upcoming.ts';
import { expect, test } from '../support/sandbox.ts';
import { waitForFonts } from '../support/site.ts';
import {
  homePage as home,
  site,
  tours,
  toursPage,
  scheduledTours,
  privatePrice,
} from '../../tests/support/content.ts';

const PHONE = { width: 360, height: 780 };
const DAY_MS = 24 * 60 * 60 * 1000;
/** Morning in New York, thirty days from now: after the build. */
const VISIT = (Math.floor(Date.now() / DAY_MS) + 30.5) * DAY_MS;
const tour = required(scheduledTours[0]);

/** Where an element ends, in pixels from the top of the page. */
const endOf = (page: Page, selector: string) =>
  page.evaluate(
    (wanted) =>
      (document.querySelector(wanted)?.getBoundingClientRect().bottom ?? Number.NaN) + scrollY,
    selector,
  );

test.describe('the front page in another time zone', () => {
  test.use({ viewport: PHONE, timezoneId: 'Pacific/Kiritimati' });

  test('shows headline, price and every tour in two screens of a phone, and the day on a desktop', async ({
    page,
  }) => {
    await page.clock.setFixedTime(VISIT);
    await page.goto('/');
    const words = await page.getByRole('main').innerText();
    expect(words.startsWith(home.hero.title)).toBe(true);
    const book = page.getByRole('main').getByRole('link', { name: home.hero.book.label });
    await expect(book).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });

    const board = page.getByRole('region', { name: home.departures.title });
    await expect(board.getByRole('listitem')).toHaveCount(tours.length);
    for (const tour of tours) {
      const { name, path } = tour;
      const line = board
        .getByRole('listitem')
        .filter({ has: page.getByRole('link', { name, exact: true }) });
      await expect(line.getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
      await expect(line).toContainText(tour.duration);
      if (tour.kind === 'scheduled') {
        const { schedule, meeting } = tour;
        await expect(line).toContainText(shortScheduleLine(schedule));
        const next = formatDeparture(required(departuresAfter(schedule, VISIT, 1)[0]), 'short');
        await expect(line).toContainText(`${home.departures.nextDeparture} ${next}`);
        await expect(line).toContainText(meeting.short ?? meeting.place);
        await expect(line).toContainText(formatDollars(tour.price));
        const reserve = line.getByRole('link', { name: home.departures.reserve });
        await expect(reserve).toHaveAttribute('href', `${path}#book-now`);
      } else {
        await expect(line).toContainText(formatDollars(privatePrice(1)));
        const contact = line.getByRole('link', { name: home.departures.contact.label });
        await expect(contact).toHaveAttribute('href', home.departures.contact.href);
      }
    }
    // More than four are a longer list.
    const end = await board
      .getByRole('listitem')
      .nth(Math.min(tours.length, 4) - 1)
      .evaluate((line) => line.getBoundingClientRect().bottom + scrollY);
    expect(end).toBeLessThanOrEqual(2 * PHONE.height);

    // The dateline of a wide screen.
    await page.setViewportSize({ width: 1280, height: 800 });
    const tomorrow = Date.now() + DAY_MS;
    await page.clock.setFixedTime(tomorrow);
    await page.reload();
    const [day] = dayTexts(newYorkDate(tomorrow));
    await expect(page.getByText(site.area + required(day).text)).toBeVisible();
  });
});

test('pages print without interactive parts', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  for (const path of ['/', '/tours', '/tours/private-tours', '/booking']) {
    await page.goto(path);
    const useless = page.locator('.button, form, input, button, iframe, nav, aside');
    await expect(useless.filter({ visible: true }), path).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

// For four tours; each further one may add a screen. Tours' pages: tour-page.spec.ts.
const further = Math.max(0, tours.length - 4);

test('pages are not long on a phone', async ({ page }) => {
  await page.setViewportSize(PHONE);
  for (const { path, screens, until = 'main' } of [
    { path: '/', screens: 8 + further },
    { path: '/tours', screens: 8.5 + further },
    { path: '/press-kit', screens: 9, until: 'body' },
    { path: '/adventure-cats', screens: 8, until: 'body' },
    { path: '/blog', screens: 8, until: 'body' },
  ]) {
    await page.goto(path);
    await waitForFonts(page);
    const late = page.getByText(toursPage.expectations.loading);
    if (path === '/tours') await late.scrollIntoViewIfNeeded();
    await expect(late).toBeHidden();
    expect.soft((await endOf(page, until)) / PHONE.height, path).toBeLessThanOrEqual(screens);
  }
});

/** The booking links that are fully in view, in the header or in the bar. */
const bookingLinks = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('.site-header a, .mobile-bar a')]
      .filter((link) => /^(\/booking|#book-now)$/.test(link.getAttribute('href') ?? ''))
      .filter((link) => {
        const { top, bottom, left, right } = link.getBoundingClientRect();
        const isInside = top >= 0 && bottom <= innerHeight && left >= 0 && right <= innerWidth;
        return isInside && bottom > top && link.checkVisibility();
      })
      .map((link) => link.textContent.trim()),
  );

for (const path of ['/', tour.path, '/about']) {
  test(`on ${path} a booking button is in view at every scroll position`, async ({ page }) => {
    await page.goto(path);
    await waitForFonts(page);
    // The widest with the bar, the narrowest with the header's button, and the extremes.
    for (const width of [320, 767, 768, 2560]) {
      await page.setViewportSize({ width, height: 780 });
      // Up to the first form or calendar, a screen at a time.
      const end = await page.evaluate(() => {
        scrollTo(0, 0);
        const covered = [...document.querySelectorAll('form[method=post], #book-now')];
        return Math.min(...covered.map((part) => part.getBoundingClientRect().top)) - innerHeight;
      });
      for (let y = 320; y < end; y += 900) {
        await page.evaluate((top) => scrollTo(0, top), y);
        await expect
          .poll(() => bookingLinks(page), { message: `${width} px wide, ${y} px down` })
          .toHaveLength(1);
      }
    }
  });
}

test('the booking bar does not cover a form or a calendar', async ({ page }) => {
  await page.setViewportSize(PHONE);
  for (const [path, part] of [
    [tour.path, '#book-now'],
    ['/contact', 'main form[method=post]'],
    ['/adventure-cats', 'main form[method=post]'],
    ['/', 'main form[method=post]'],
    ['/about', 'footer form[method=post]'],
  ] as const) {
    await page.goto(path);
    await page.evaluate(() => scrollTo(0, 400));
    await page.locator(part).scrollIntoViewIfNeeded();
    await expect(page.locator(part)).toBeInViewport();
    await expect(page.locator('.mobile-bar').getByRole('link'), path).toBeHidden();
  }
});
