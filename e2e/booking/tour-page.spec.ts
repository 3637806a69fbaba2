/** The tours’ pages: what a phone shows, on a later day than the build's, and the printed sheet. */
import type { Locator } from '@playwright/test';
import { required } from '../../tests/required.ts';
import { site, tourPage, scheduledTours } from '../../tests/support/content.ts';
import { formatDollars } from '../../src/domain/booking/money.ts';
import { normalizePhone } from '../../src/domain/forms/phone.ts';
import { DEPARTURES_SHOWN, departuresAfter } from '../../src/domain/seasons/departures.ts';
import { scheduleLine } from '../../src/domain/seasons/schedule-words.ts';
import { toNewYorkIso } from '../../src/domain/seasons/new-york-time.ts';
import { formatDeparture } from '../../src/domain/seasons/upcoming.ts';
import { recordShifts } from '../support/layout-shifts.ts';
import { expect, test } from '../support/sandbox.ts';
import { waitForFonts } from '../support/site.ts';

const PHONE = { width: 360, height: 780 };
const MAX_SCREENS = 10;
/** After the build: every date is corrected in the browser. */
const VISIT = Date.now() + 40 * 24 * 60 * 60 * 1000;

/** Which of a route's numbers are inked. */
const marked = (numbers: Locator) =>
  numbers
    .getByRole('link')
    .evaluateAll((all) =>
      all
        .filter((link) => getComputedStyle(link).backgroundColor !== 'rgba(0, 0, 0, 0)')
        .map((link) => link.textContent.trim()),
    );

const inFirstScreen = (what: Locator) =>
  expect.soft(what).toBeInViewport({ ratio: 1, timeout: 5_000 });

test.describe('on a phone in another time zone', () => {
  // Dates are New York's in every time zone.
  test.use({ viewport: PHONE, isMobile: true, hasTouch: true, timezoneId: 'Pacific/Kiritimati' });

  for (const tour of scheduledTours)
    test(`${tour.path} has its facts in the first screen, right dates, and linked stops`, async ({
      page,
    }) => {
      const shifts = await recordShifts(page);
      await page.clock.setFixedTime(VISIT);
      await page.goto(tour.path);
      await waitForFonts(page);
      const region = (name: string) => page.getByRole('region', { name, exact: true });
      const facts = region(tourPage.facts.title);
      const next = departuresAfter(tour.schedule, VISIT, DEPARTURES_SHOWN);
      const first = required(next[0]);

      await inFirstScreen(page.getByRole('heading', { level: 1, name: tour.title }));
      const price = `${formatDollars(tour.price)} ${tourPage.price.per}`;
      for (const words of [
        price,
        tour.duration,
        formatDeparture(first, 'short'),
        tour.meeting.place,
      ])
        await inFirstScreen(facts.getByText(words));
      const reserve = facts.getByRole('link', { name: tourPage.book });
      await inFirstScreen(reserve);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      expect.soft(height / PHONE.height).toBeLessThanOrEqual(MAX_SCREENS);

      await expect(page.locator('#book-now ol').getByRole('link')).toContainText(
        next.map((departure) => formatDeparture(departure, 'short').replaceAll(', ', ' ')),
      );
      await expect(page.locator('#book-now')).toContainText(scheduleLine(tour.schedule));
      await expect(page.locator('#main details time')).toContainText(
        formatDeparture(first, 'long'),
      );
      for (const time of await page.locator(':is(main, .mobile-bar) time[data-nth="0"]').all())
        await expect(time).toHaveAttribute('datetime', toNewYorkIso(first.startsAt));
      await expect(page.locator('.mobile-bar')).toContainText(formatDollars(tour.price));
      expect(await shifts()).toEqual([]);

      await reserve.tap();
      await expect(page).toHaveURL(`${tour.path}#book-now`);
      await expect(page.locator('#book-now')).toBeInViewport();

      const route = region(tourPage.discover.title);
      const map = await route.getByRole('img', { name: tour.map.alt }).innerHTML();
      const stops = route.getByRole('listitem');
      await expect(stops).toContainText(tour.stops.map(({ place }) => place));
      for (const [index, { place }] of tour.stops.entries()) {
        const number = String(index + 1);
        expect(map).toContain(`>${number}<`);
        const label = `${tourPage.discover.stopLink.replace('{number}', number)}: ${place}`;
        const href = `#${await stops.nth(index).getAttribute('id')}`;
        await expect(route.getByRole('link', { name: label })).toHaveAttribute('href', href);
      }
      const numbers = route.getByRole('navigation');
      await numbers.getByRole('link').last().tap();
      await expect(stops.last()).toBeInViewport({ ratio: 0.5 });
      const last = String(tour.stops.length);
      await expect.poll(() => marked(numbers), 'the pressed number').toEqual([last]);
      const row = route.getByRole('list');
      await row.evaluate((list) => list.scrollTo({ left: 0, behavior: 'instant' }));
      await expect.poll(() => marked(numbers), 'after a swipe').toEqual(['1']);
      // The numbers stay below the header.
      const gap = () =>
        numbers.evaluate((strip) => {
          const header = document.querySelector('.site-header')?.getBoundingClientRect().bottom;
          return strip.getBoundingClientRect().top - (header ?? Number.NaN);
        });
      await expect.poll(gap).toBeGreaterThanOrEqual(-1);

      const rain = page.getByText(tour.practical.rain);
      await expect(rain).toBeHidden();
      await page.getByText(tourPage.meeting.more).tap();
      await expect(rain).toBeVisible();
      for (const [words, scheme] of [
        [tourPage.meeting.call, 'tel'],
        [tourPage.meeting.text, 'sms'],
      ] as const) {
        const name = words.replace('{phone}', '').trim();
        await expect(region(tourPage.meeting.title).getByRole('link', { name })).toHaveAttribute(
          'href',
          `${scheme}:${normalizePhone(site.dayOf.phone)}`,
        );
      }
    });
});

for (const tour of scheduledTours)
  test(`${tour.path} has a date where Reserve leads, marks the stop that is read, and prints on one sheet`, async ({
    page,
  }) => {
    await page.goto(tour.path);
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 780 });
      const distance = () =>
        page.evaluate(() => {
          const [section, date] = ['#book-now', '#book-now [data-part]'].map(
            (part) => document.querySelector(part)?.getBoundingClientRect().top,
          );
          return (date ?? Number.NaN) - (section ?? Number.NaN);
        });
      await expect.poll(distance, `${width} px wide`).toBeLessThanOrEqual(140);
    }

    // Below the map, the number of the stop that is read.
    const route = page.getByRole('region', { name: tourPage.discover.title, exact: true });
    await route
      .getByRole('listitem')
      .nth(1)
      .evaluate((stop) => stop.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await expect.poll(() => marked(route.getByRole('navigation'))).toEqual(['2']);

    await page.emulateMedia({ media: 'print' });
    const paper = page.getByRole('main');
    await expect(page.getByRole('img', { name: site.company })).toBeVisible();
    for (const words of [
      tour.title,
      formatDollars(tour.price),
      tour.meeting.directions,
      tour.practical.late,
      required(tour.practical.bring[0]),
      required(tour.stops[0]).place,
      `${new URL(site.url).host.replace('www.', '')}/booking?itemId=${tour.itemId}`,
    ]) {
      await expect(paper.getByText(words).filter({ visible: true }).first()).toBeVisible();
    }
    const useless = page.locator('.site-footer, .mobile-bar, #book-now, a[id^="photo-"]');
    await expect(useless.filter({ visible: true })).toHaveCount(0);
    for (const format of ['Letter', 'A4'] as const) {
      const paper = (await page.pdf({ format })).toString('latin1');
      expect(paper.match(/\/Type\s*\/Page\b/g), format).toHaveLength(1);
    }
  });
