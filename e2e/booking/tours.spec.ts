/** The list of tours, the walks' pages, private tours, and the printed sheet. */
import type { Page } from '@playwright/test';
import { required } from '../../tests/required.ts';
import {
  site,
  tourExpectations,
  tourPage,
  tours,
  toursPage,
  walks,
} from '../../tests/support/content.ts';
import { formatDollars } from '../../src/domain/booking/money.ts';
import { nextWalk, openMonths } from '../../src/domain/seasons/next-walk.ts';
import { normalizePhone } from '../../src/domain/forms/phone.ts';
import { formatWalk, shortScheduleLine } from '../../src/domain/seasons/schedule-words.ts';
import { badgeMonth, newYorkDay } from '../../src/domain/seasons/season.ts';
import { seasonTable } from '../../src/domain/seasons/season-table.ts';
import { expect, test } from '../support/sandbox.ts';
import { waitForFonts } from '../support/site.ts';

const [TOUR] = walks;
if (!TOUR) throw new Error('There is no walk in content/tours.');

/** A tour's card on the list of tours. */
const cardOf = (page: Page, name: string) =>
  page
    .getByRole('article')
    .filter({ has: page.getByRole('link', { name: new RegExp(`: ${name}$`) }) });

/** The name of a link to a stop, without its place. */
const stopLabel = (number: number | string) =>
  tourPage.discover.number.replace('{number}', String(number));

const firstStep = String(tourExpectations.timeline[0]?.title);

const PHONE = { width: 360, height: 740 };

test.describe('the tour list', () => {
  test('shows each tour on a card, and its price beside the city’s average', async ({ page }) => {
    await page.goto('/tours');
    await expect(page.getByRole('article')).toHaveCount(tours.length);
    for (const { name, path, kind, duration, priceLine, badge, note } of tours) {
      const card = cardOf(page, name);
      await expect(card).toContainText(priceLine);
      await expect(card).toContainText(duration);
      if (kind === 'walk') {
        await expect(card).toContainText(formatDollars(site.price.perGuest));
        await expect(card).toContainText(toursPage.cards.compare);
      }
      await expect(card.getByRole('img')).toHaveAttribute('alt', /.{20}/);
      await expect(card.getByRole('blockquote')).toBeVisible();
      await expect(card.getByRole('link', { name: toursPage.cards.details })).toHaveAttribute(
        'href',
        path,
      );
      for (const words of [badge, note]) if (words) await expect(card).toContainText(words);
    }
  });

  test('shows the whole comparison without scrolling on a phone and a tablet', async ({ page }) => {
    for (const width of [320, PHONE.width, 768]) {
      await page.setViewportSize({ width, height: 780 });
      await page.goto('/tours');
      const cells = page.getByRole('table').getByRole('cell');
      await expect(cells).toHaveCount(3 * tours.length);
      for (const cell of await cells.all()) {
        const { x, width: wide } = required(await cell.boundingBox());
        expect(x + wide).toBeLessThanOrEqual(width);
      }
      const table = page.getByRole('table');
      expect(await table.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(
        0,
      );
    }
  });

  test('shows schedule and next walk on each card', async ({ page }) => {
    const visit = Date.now() + 40 * 24 * 60 * 60 * 1000;
    await page.clock.setFixedTime(visit);
    await page.goto('/tours');
    for (const { name, schedule } of walks) {
      const card = cardOf(page, name);
      await expect(card).toContainText(shortScheduleLine(schedule));
      const next = formatWalk(required(nextWalk(schedule, visit)), 'short');
      await expect(card).toContainText(`${toursPage.cards.nextWalk} ${next}`);
    }
  });

  for (const day of [10, 16]) {
    test(`names the month to book on the ${day}th, however old the build`, async ({ page }) => {
      const fiveMonthsOn = new Date();
      fiveMonthsOn.setUTCDate(day);
      fiveMonthsOn.setUTCMonth(fiveMonthsOn.getUTCMonth() + 5);
      await page.clock.setFixedTime(fiveMonthsOn);
      await page.goto('/tours');
      const first = badgeMonth(newYorkDay(fiveMonthsOn));
      const open = openMonths(walks.map(({ schedule }) => schedule));
      const { month, season } = required(seasonTable(first, 1, site.seasons, open)[0]);
      const badge = toursPage.hero.badge.replace('{month}', month).replace('{season}', season);
      await expect(page.locator('main [data-months]').first()).toHaveText(badge);

      // All pages name the same season.
      await page.goto('/');
      for (const named of await page.locator('#main [data-word="season"]').all()) {
        await expect(named).toHaveText(season);
      }
    });
  }

  test('fetches what to expect near the view, and not before', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/fragments/')) asked.push(request.url());
    });
    await page.goto('/tours', { waitUntil: 'networkidle' });
    expect(asked).toEqual([]);
    const section = page.getByRole('region', { name: toursPage.expectations.title });
    await expect(section).toContainText(toursPage.expectations.loading);
    await section.scrollIntoViewIfNeeded();
    await expect(section.getByRole('heading', { name: firstStep })).toBeVisible();
    await expect(section.getByRole('link')).toBeHidden();
    expect(asked).toHaveLength(1);
  });

  test.describe('when that text fails to load', () => {
    test.use({
      expectedTrouble: /Failed to load resource|^500: .*fragments|fragments.* could not be loaded/,
    });

    test('a link leads to it as a page, and the failure is reported', async ({ page }) => {
      await page.route('**/fragments/**', (route) => route.fulfill({ status: 500 }));
      await page.addInitScript(() => {
        addEventListener('vite:preloadError', () => {
          document.documentElement.dataset['announced'] = '';
        });
      });
      await page.goto('/tours');
      const section = page.getByRole('region', { name: toursPage.expectations.title });
      await section.scrollIntoViewIfNeeded();
      await expect(section.getByRole('status')).toContainText(toursPage.expectations.failed);
      await expect(page.locator('html')).toHaveAttribute('data-announced');
      await section.getByRole('link').click();
      await expect(page.getByRole('heading', { name: firstStep })).toBeVisible();
    });
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('leads to the same text as a page', async ({ page }) => {
      await page.goto('/tours');
      await expect(page.getByText(toursPage.expectations.loading)).toBeHidden();
      await page
        .getByRole('region', { name: toursPage.expectations.title })
        .getByRole('link')
        .click();
      await expect(page.getByRole('heading', { name: firstStep })).toBeVisible();
    });
  });
});

test('the number of the stop that is read is marked below the map', async ({ page }) => {
  await page.goto(TOUR.path);
  const walk = page.getByRole('region', { name: tourPage.discover.title, exact: true });
  const links = walk.getByRole('navigation').getByRole('link');
  const marked = () =>
    links.evaluateAll((all) =>
      all
        .filter((link) => getComputedStyle(link).backgroundColor !== 'rgba(0, 0, 0, 0)')
        .map((link) => link.textContent.trim()),
    );
  for (const number of [2, 3]) {
    await walk
      .getByRole('listitem')
      .nth(number - 1)
      .evaluate((item) => item.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await expect.poll(marked).toEqual([String(number)]);
  }
});

for (const tour of walks) {
  const { name, path, stops } = tour;

  test(`${name}: its stops are numbered, and its meeting point has a phone link`, async ({
    page,
  }) => {
    await page.goto(path);
    const region = (heading: string) => page.getByRole('region', { name: heading, exact: true });
    const walk = region(tourPage.discover.title);
    const map = await walk.getByRole('img', { name: tour.map.alt }).innerHTML();
    await expect(walk.getByRole('listitem')).toHaveCount(stops.length);
    for (const [index, stop] of stops.entries()) {
      const number = String(index + 1);
      const item = walk.getByRole('listitem').nth(index);
      await expect(item).toContainText(stop.place);
      expect(map).toContain(`>${number}<`);
      const link = walk.getByRole('link', { name: `${stopLabel(number)}: ${stop.place}` });
      await expect(link).toHaveAttribute('href', `#${await item.getAttribute('id')}`);
    }
    // One calls, the other sends a text.
    const number = site.dayOf.phone.replace(' ', '\u00a0');
    for (const [words, scheme] of [
      [tourPage.meeting.call, 'tel'],
      [tourPage.meeting.text, 'sms'],
    ] as const) {
      const link = region(tourPage.meeting.title).getByRole('link', {
        name: words.replace('{phone}', number),
      });
      await expect(link).toHaveAttribute('href', `${scheme}:${normalizePhone(site.dayOf.phone)}`);
    }
  });

  test(`${name}: on a phone, numbers link to stops, and the other facts unfold`, async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    await page.goto(path);
    await waitForFonts(page);
    const last = required(stops.at(-1));
    const card = page.getByRole('listitem').filter({ hasText: last.text });
    await expect(card).not.toBeInViewport();
    await page.getByRole('link', { name: `${stopLabel(stops.length)}: ${last.place}` }).click();
    await expect(card).toBeInViewport({ ratio: 0.5 });

    const rain = page.getByText(tour.practical.rain);
    await expect(rain).toBeHidden();
    await page.getByText(tourPage.meeting.more).click();
    await expect(rain).toBeVisible();
  });

  test(`${name}: prints on one sheet`, async ({ page }) => {
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });
    const paper = page.getByRole('main');
    await expect(page.getByRole('img', { name: site.company })).toBeVisible();
    for (const words of [
      tour.title,
      formatDollars(site.price.perGuest),
      tour.meeting.directions,
      tour.practical.late,
      required(tour.practical.bring[0]),
      required(stops[0]).place,
    ]) {
      await expect(paper.getByText(words).filter({ visible: true }).first()).toBeVisible();
    }
    await expect(
      page.getByText(`${new URL(site.url).host.replace('www.', '')}/booking?itemId=${tour.itemId}`),
    ).toBeVisible();
    await expect(
      page
        .locator('.site-footer, .mobile-bar, #book-now, a[id^="photo-"]')
        .filter({ visible: true }),
    ).toHaveCount(0);

    for (const format of ['Letter', 'A4'] as const) {
      const paper = (await page.pdf({ format })).toString('latin1');
      expect(paper.match(/\/Type\s*\/Page\b/g), format).toHaveLength(1);
    }
  });
}
