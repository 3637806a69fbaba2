/** The first screens: the tours on the front page, and a booking link everywhere. */
import { required } from '../../tests/required.ts';
import { formatDollars } from '../../src/domain/booking/money.ts';
import { nextWalk } from '../../src/domain/seasons/next-walk.ts';
import { privateTourPrice } from '../../src/domain/booking/private-tour-price.ts';
import { formatWalk, shortScheduleLine } from '../../src/domain/seasons/schedule-words.ts';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/sandbox.ts';
import { waitForFonts } from '../support/site.ts';
import {
  chrome,
  homePage as home,
  site,
  tours,
  toursPage,
  walks,
} from '../../tests/support/content.ts';

const PHONE = { width: 360, height: 780 };
const PRICE = formatDollars(site.price.perGuest);

test.describe('the front page on a phone', () => {
  test.use({ viewport: PHONE });

  test('starts with the headline and a button with the price', async ({ page }) => {
    await page.goto('/');
    const words = await page.getByRole('main').innerText();
    expect(words.startsWith(home.hero.title)).toBe(true);
    const main = page.getByRole('main');
    const book = main.getByRole('link', { name: home.hero.book.label });
    for (const part of [page.getByRole('heading', { level: 1 }), book]) {
      const { y, height } = required(await part.boundingBox());
      expect(y + height).toBeLessThanOrEqual(PHONE.height);
    }
  });

  test('shows every tour with its facts in the first two screens', async ({ page }) => {
    const visit = Date.now() + 40 * 24 * 60 * 60 * 1000;
    await page.clock.setFixedTime(visit);
    await page.goto('/');
    const board = page.getByRole('region', { name: home.departures.title });
    await expect(board.getByRole('listitem')).toHaveCount(tours.length);
    for (const tour of tours) {
      const { name, path } = tour;
      const line = board
        .getByRole('listitem')
        .filter({ has: page.getByRole('link', { name, exact: true }) });
      await expect(line.getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
      await expect(line).toContainText(tour.duration);
      if (tour.kind === 'walk') {
        const { schedule, meeting } = tour;
        await expect(line).toContainText(shortScheduleLine(schedule));
        const next = formatWalk(required(nextWalk(schedule, visit)), 'short');
        await expect(line).toContainText(`${home.departures.nextWalk} ${next}`);
        await expect(line).toContainText(meeting.short ?? meeting.place);
        await expect(line).toContainText(PRICE);
        const reserve = line.getByRole('link', { name: home.departures.reserve });
        await expect(reserve).toHaveAttribute('href', `${path}#book-now`);
      } else {
        const included = site.privateTour.includedGuests;
        const least = privateTourPrice({ guests: 1, perGuest: site.price.perGuest, included });
        await expect(line).toContainText(formatDollars(least));
        const contact = line.getByRole('link', { name: home.departures.contact.label });
        await expect(contact).toHaveAttribute('href', home.departures.contact.href);
      }
      // More than four are a longer list.
      if (tours.length > 4) continue;
      const { y, height } = required(await line.boundingBox());
      expect(y + height, name).toBeLessThanOrEqual(2 * PHONE.height);
    }
  });
});

for (const path of ['/', '/tours', '/tours/private-tours', '/booking']) {
  test(`${path} prints without interactive parts`, async ({ page }) => {
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });
    const useless = page.locator('.button, form, input, button, iframe, nav, aside');
    await expect(useless.filter({ visible: true })).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

// Without the footer, for four tours; each further one may add a screen.
const FURTHER_TOURS = Math.max(0, tours.length - 4);
for (const { path, screens } of [
  { path: '/', screens: 7 },
  { path: '/tours', screens: 8 },
]) {
  test(`${path} is ${screens} screens of a phone at most, without its footer`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto(path);
    // Late content has loaded.
    const late = page.getByText(toursPage.expectations.loading);
    if (path === '/tours') await late.scrollIntoViewIfNeeded();
    await expect(late).toBeHidden();
    const end = await page
      .getByRole('contentinfo')
      .evaluate((footer) => footer.getBoundingClientRect().top + scrollY);
    expect(end / PHONE.height).toBeLessThanOrEqual(screens + FURTHER_TOURS);
  });
}

for (const { path, screens } of [
  { path: '/press-kit', screens: 9 },
  { path: '/adventure-cats', screens: 8 },
  { path: '/blog', screens: 8 },
]) {
  test(`${path} is ${screens} screens of a phone at most, with its footer`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto(path);
    await waitForFonts(page);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height / PHONE.height).toBeLessThanOrEqual(screens);
  });
}

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

const [tour] = walks;
if (!tour) throw new Error('There is no walk in content/tours.');

for (const path of ['/', '/tours', tour.path, '/about']) {
  test(`on ${path} a booking button is in view at every scroll position`, async ({ page }) => {
    await page.goto(path);
    await waitForFonts(page);
    for (const width of [320, 360, 768, 1023, 1024, 1440, 2560]) {
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

test.describe('the booking bar', () => {
  test.use({ viewport: PHONE });
  const bar = (page: Page) => page.locator('.mobile-bar').getByRole('link');

  for (const [path, part] of [
    [tour.path, '#book-now'],
    ['/contact', 'main form[method=post]'],
    ['/adventure-cats', 'main form[method=post]'],
    ['/', 'main form[method=post]'],
    ['/about', 'footer form[method=post]'],
  ] as const) {
    test(`does not cover ${part} on ${path}`, async ({ page }) => {
      await page.goto(path);
      await page.evaluate(() => scrollTo(0, 400));
      await page.locator(part).scrollIntoViewIfNeeded();
      await expect(page.locator(part)).toBeInViewport();
      await expect(bar(page)).toBeHidden();
    });
  }

  test('shows the next walk and its price on a tour’s page', async ({ page }) => {
    await page.goto(tour.path);
    // Past the calendar, which the bar would cover.
    await page.locator('#book-now').evaluate((section) => {
      scrollTo(0, section.getBoundingClientRect().bottom + scrollY + 50);
    });
    const next = required(nextWalk(tour.schedule, Date.now()));
    await expect(bar(page)).toContainText(formatWalk(next, 'short'));
    await expect(bar(page)).toContainText(PRICE);
  });

  test('shows the group price on the private tours’ page, with a link to the form', async ({
    page,
  }) => {
    const tour = required(tours.find(({ kind }) => kind === 'private'));
    await page.goto(tour.path);
    await page.evaluate(() => scrollTo(0, 400));
    await expect(bar(page)).toContainText(tour.priceLine);
    await expect(bar(page)).not.toContainText(PRICE);
    await expect(bar(page)).toHaveAttribute('href', chrome.bar.contact.href);
  });

  test('shows the next walk of all tours elsewhere', async ({ page }) => {
    const visit = Date.now() + 20 * 24 * 60 * 60 * 1000;
    await page.clock.setFixedTime(visit);
    await page.goto('/about');
    await page.evaluate(() => scrollTo(0, 400));
    const [soonest] = walks
      .map(({ name, schedule }) => ({ name, ...required(nextWalk(schedule, visit)) }))
      .toSorted((a, b) => a.startsAt - b.startsAt);
    await expect(bar(page)).toContainText(formatWalk(required(soonest), 'short'));
    await expect(bar(page)).toContainText(required(soonest).name);
  });
});
