/** The list of tours, the walks' pages, private tours, and the printed sheet. */
import type { Page } from '@playwright/test';
import { required } from '../../tests/required.ts';
import {
  privateToursPage,
  site,
  tourExpectations,
  tourPage,
  tours,
  toursPage,
  walks,
} from '../../tests/support/content.ts';
import { formatDollars } from '../../src/domain/booking/money.ts';
import { nextWalk, openMonths } from '../../src/domain/seasons/next-walk.ts';
import { GUESTS, privateTourPrice } from '../../src/domain/booking/private-tour-price.ts';
import { normalizePhone } from '../../src/domain/forms/phone.ts';
import { formatWalk, shortScheduleLine } from '../../src/domain/seasons/schedule-words.ts';
import { badgeMonth, newYorkDay } from '../../src/domain/seasons/season.ts';
import { seasonTable } from '../../src/domain/seasons/season-table.ts';
import {
  blockScript,
  FAILURE_MODES,
  holdScript,
  waitForScrollEnd,
  openWithStoppedClock,
  SCRIPT_TROUBLE,
} from '../support/missing-scripts.ts';
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

test.describe('the price of a private tour', () => {
  const PATH = '/tours/private-tours';
  const words = privateToursPage.calculator;
  const { perGuest } = site.price;
  const included = site.privateTour.includedGuests;

  const field = (page: Page) => page.getByRole('spinbutton', { name: words.guestsLabel });
  const total = (page: Page) => page.locator('#price output');
  const contact = (page: Page) => page.locator('#price').getByRole('link');
  const priceOf = (guests: number) =>
    formatDollars(privateTourPrice({ guests, perGuest, included }));
  const rowOf = (page: Page, guests: string, price: string) =>
    page.getByRole('row', { name: `${guests} ${price}`, exact: true });

  test('follows the number of guests, which the contact form receives', async ({ page }) => {
    await page.goto(PATH);
    await expect(field(page)).toHaveValue(String(included));
    await expect(total(page)).toHaveText(priceOf(included));
    await field(page).fill('12');
    await expect(total(page)).toHaveText(priceOf(12));
    await field(page).fill('99');
    await expect(page.locator('#price')).toContainText(words.tooMany);
    await expect(page.locator('#price')).toContainText(
      words.totalLabel.replace('{guests}', String(GUESTS.max)),
    );
    await field(page).blur();
    await expect(field(page)).toHaveValue(String(GUESTS.max));
    await expect(total(page)).toHaveText(priceOf(GUESTS.max));
    await field(page).fill('12');
    await contact(page).click();
    await expect(page).toHaveURL('/contact?guests=12#message');
  });

  test('matches the number in the field', async ({ page }) => {
    // A number typed before hydration must not be shown with the old total.
    const arrive = await holdScript(page, 'PriceCalculator');
    await page.goto(PATH);
    await field(page).focus();
    await page.keyboard.press('End');
    await field(page).pressSequentially('12');
    await expect(total(page)).toBeHidden();
    await page.keyboard.press('Tab');
    await expect(total(page)).toBeHidden();
    arrive();
    await expect(total(page)).toBeVisible();
    const shown = Number(await field(page).inputValue());
    expect(shown).toBeLessThanOrEqual(GUESTS.max);
    await expect(total(page)).toHaveText(priceOf(shown));
  });

  test.describe('when its island', () => {
    test.use({ expectedTrouble: SCRIPT_TROUBLE });

    for (const mode of FAILURE_MODES) {
      test(`${mode}, a click on a button leaves the table of prices`, async ({ page }) => {
        const script = await blockScript(page, 'PriceCalculator', mode);
        await openWithStoppedClock(page, PATH);
        const more = page.getByRole('button', { name: words.more });
        await more.click();
        await expect(more).toHaveAttribute('aria-busy', 'true');
        await expect(rowOf(page, String(GUESTS.max), priceOf(GUESTS.max))).toBeHidden();
        await script.waitForTimeout();
        await expect(more).toBeHidden();
        await expect(rowOf(page, String(GUESTS.max), priceOf(GUESTS.max))).toBeVisible();
        await script.expectUnused();
      });
    }
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('is in a table for every number of guests', async ({ page }) => {
      await page.goto(PATH);
      await expect(page.getByRole('spinbutton')).toBeHidden();
      await page.locator('#price summary').click();
      const table = page.locator('#price').getByRole('table');
      await expect(table.getByRole('row')).toHaveCount(GUESTS.max - included + 2);
      await expect(rowOf(page, `${GUESTS.min}–${included}`, priceOf(included))).toBeVisible();
      for (const guests of [included + 1, GUESTS.max]) {
        await expect(rowOf(page, String(guests), priceOf(guests))).toBeVisible();
      }
    });
  });
});
