/** Choosing a tour: the list, the three walks, the private tours, and the sheet for a coat pocket. */
import site from '../content/site.json' with { type: 'json' };
import tourPage from '../content/pages/tour-page.json' with { type: 'json' };
import { formatDollars } from '../src/domain/money.ts';
import { openMonths } from '../src/domain/next-walk.ts';
import { normalisePhone } from '../src/domain/phone.ts';
import { badgeMonth, newYorkDay } from '../src/domain/season.ts';
import { seasonTable } from '../src/domain/season-table.ts';
import { expect, test } from './sandbox.ts';
import { facesOn } from './site.ts';
import { readSchedules, readWalks } from './tour-schedules.ts';

const WALKS = [
  { name: 'Brooklyn Heights', path: '/tours/brooklyn-heights' },
  { name: 'Financial District', path: '/tours/financial-district' },
  { name: 'Lower East Side', path: '/tours/lower-east-side' },
] as const;

const PHONE = { width: 360, height: 740 };

const MEETING_LABELS = [
  'subway',
  'ends',
  'phone',
  'late',
  'rain',
  'bring',
  'restrooms',
  'stepFree',
  'notStepFree',
] as const;

test.describe('the tour list', () => {
  test('sells each tour on a card, with its price against the city’s average', async ({ page }) => {
    await page.goto('/tours');
    const cards = page.getByRole('article');
    await expect(cards).toHaveCount(4);
    for (const { name, path } of WALKS) {
      const card = cards.filter({ hasText: name });
      await expect(card).toContainText('$40');
      await expect(card).toContainText('avg. NYC walking tours: $55');
      await expect(card).toContainText(/about 2 hours/i);
      await expect(card.getByRole('img')).toHaveAttribute('alt', /.{20}/);
      await expect(card.getByRole('blockquote')).toBeVisible();
      await expect(card.getByRole('link', { name: /^View Details/ })).toHaveAttribute('href', path);
    }
    await expect(cards.filter({ hasText: 'Most Popular' })).toHaveCount(1);
    const heights = cards.filter({ hasText: 'Brooklyn Heights' });
    await expect(heights).toContainText('Most Popular');
    await expect(heights).toContainText(/frequently books in advance/i);
    await expect(cards.filter({ hasText: 'Private' })).toContainText('From $320');
  });

  test('compares them in a table that says what its rows and columns are', async ({ page }) => {
    await page.goto('/tours');
    const table = page.getByRole('table');
    await expect(table).toHaveAccessibleName(/compared/);
    await expect(table.getByRole('columnheader')).toHaveText([
      'Tour',
      'Duration',
      'Price',
      'Best for',
    ]);
    await expect(table.getByRole('rowheader')).toHaveText([
      ...WALKS.map(({ name }) => name),
      'Private Tours',
    ]);
  });

  test('keeps the tour’s name in sight while a phone scrolls the table', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto('/tours');
    const name = page.getByRole('rowheader', { name: 'Lower East Side' });
    await name.scrollIntoViewIfNeeded();
    const before = (await name.boundingBox())!.x;
    const scrolled = await page.getByRole('table').evaluate((table) => {
      const box = table.parentElement!;
      box.scrollLeft = box.scrollWidth;
      return box.scrollLeft;
    });
    expect(scrolled).toBeGreaterThan(100);
    expect(Math.abs((await name.boundingBox())!.x - before)).toBeLessThan(2);
  });

  test('opens one answer at a time, and can close it again', async ({ page }) => {
    await page.goto('/tours');
    const questions = page.locator('#main details');
    await expect(questions).toHaveCount(5);
    await questions.nth(0).locator('summary').click();
    await questions.nth(1).locator('summary').click();
    await expect(page.locator('#main details[open]')).toHaveCount(1);
    await questions.nth(1).locator('summary').click();
    await expect(page.locator('#main details[open]')).toHaveCount(0);
  });

  for (const day of [10, 16]) {
    test(`names the month to book on the ${day}th, however old the build`, async ({ page }) => {
      const fiveMonthsOn = new Date();
      fiveMonthsOn.setUTCDate(day);
      fiveMonthsOn.setUTCMonth(fiveMonthsOn.getUTCMonth() + 5);
      await page.clock.setFixedTime(fiveMonthsOn);
      await page.goto('/tours');
      const first = badgeMonth(newYorkDay(fiveMonthsOn));
      const open = openMonths(readSchedules().map(({ schedule }) => schedule));
      const { month, season } = seasonTable(first, 1, site.seasons, open)[0]!;
      await expect(page.locator('.slip')).toHaveText(`Now booking ${month}: ${season} tours`);

      // No two pages sell different seasons on one day.
      await page.goto('/');
      for (const named of await page.locator('#main [data-word="season"]').all()) {
        await expect(named).toHaveText(season);
      }
    });
  }

  test('fetches what to expect when a reader comes near, and not before', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/fragments/')) asked.push(request.url());
    });
    await page.goto('/tours', { waitUntil: 'networkidle' });
    expect(asked).toEqual([]);
    const section = page.getByRole('region', { name: 'What to expect' });
    await expect(section).toContainText('Loading tour details...');
    await section.scrollIntoViewIfNeeded();
    await expect(section.getByRole('heading', { name: 'Find the umbrella' })).toBeVisible();
    await expect(section.getByRole('link')).toBeHidden();
    expect(asked).toHaveLength(1);
  });

  test.describe('where that text does not come', () => {
    test.use({
      expectedTrouble: /Failed to load resource|^500: .*fragments|fragments.* could not be loaded/,
    });

    test('a link leads to it as a page, and the failure is announced', async ({ page }) => {
      await page.route('**/fragments/**', (route) => route.fulfill({ status: 500 }));
      await page.addInitScript(() => {
        addEventListener('vite:preloadError', () => {
          document.documentElement.dataset['announced'] = '';
        });
      });
      await page.goto('/tours');
      const section = page.getByRole('region', { name: 'What to expect' });
      await section.scrollIntoViewIfNeeded();
      await expect(section.getByRole('status')).toContainText('did not load');
      await expect(page.locator('html')).toHaveAttribute('data-announced');
      await section.getByRole('link').click();
      await expect(page.getByRole('heading', { name: 'Find the umbrella' })).toBeVisible();
    });
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('leads to the same text as a page', async ({ page }) => {
      await page.goto('/tours');
      await expect(page.getByText('Loading tour details...')).toBeHidden();
      await page.getByRole('region', { name: 'What to expect' }).getByRole('link').click();
      await expect(page.getByRole('heading', { name: 'Find the umbrella' })).toBeVisible();
    });
  });
});

for (const tour of readWalks()) {
  const { name, path, stops } = tour;

  test(`${name}: the page answers what a guest asks`, async ({ page }) => {
    await page.goto(path);
    const region = (heading: string) => page.getByRole('region', { name: heading, exact: true });
    const booking = region(tourPage.booking.title);
    for (const label of [
      'schedule',
      'group',
      'language',
      'ages',
      'strollers',
      'accessibility',
    ] as const) {
      await expect(booking.getByText(tourPage.booking[label], { exact: true })).toBeVisible();
    }
    await expect(booking).toContainText(site.guides.license);
    await expect(booking.locator('a[href="/terms"]')).toBeVisible();
    const price = region(tourPage.price.title);
    await expect(price).toContainText(formatDollars(site.price.perGuest));
    for (const line of [...tourPage.price.notIncludes]) await expect(price).toContainText(line);

    // One numbering, on the map, in the list and on the way from one to the other.
    const walk = region(tourPage.discover.title);
    const map = walk.getByRole('img', { name: /map/i });
    for (const [index, stop] of stops.entries()) {
      const number = String(index + 1);
      const item = walk.getByRole('listitem').nth(index);
      await expect(item).toContainText(stop.place);
      await expect(item.getByRole('heading')).toHaveText(stop.title);
      await expect(map.getByText(number, { exact: true })).toBeAttached();
      const link = walk.getByRole('link', { name: `Stop ${number}: ${stop.place}` });
      await expect(link).toHaveText(number);
      await expect(link).toHaveAttribute('href', `#${await item.getAttribute('id')}`);
    }
    await expect(walk.getByRole('listitem')).toHaveCount(stops.length);

    await expect(region(tourPage.faq.title).locator('details')).toHaveCount(7);
    const meeting = region(tourPage.meeting.title);
    await expect(meeting).toContainText(tour.meeting.place);
    await expect(
      meeting.getByRole('link', { name: site.dayOf.phone.replace(' ', '\u00a0') }),
    ).toHaveAttribute('href', `tel:${normalisePhone(site.dayOf.phone)}`);
    for (const label of MEETING_LABELS) {
      await expect(meeting.getByText(tourPage.meeting[label], { exact: true })).toBeVisible();
    }
    for (const other of WALKS.filter((walk) => walk.path !== path)) {
      await expect(page.getByRole('main').locator(`a[href="${other.path}"]`)).toBeVisible();
    }
    await expect(page.getByRole('main').locator('a[href="/tours/private-tours"]')).toBeVisible();
  });

  test(`${name}: a phone goes to a stop by its number, and unfolds the rest of the facts`, async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    await page.goto(path);
    await facesOn(page);
    const last = stops.at(-1)!;
    const card = page.getByRole('listitem').filter({ hasText: last.text });
    await expect(card).not.toBeInViewport();
    await page.getByRole('link', { name: `Stop ${stops.length}: ${last.place}` }).click();
    await expect(card).toBeInViewport({ ratio: 0.5 });

    const rain = page.getByText(tour.practical.rain);
    await expect(rain).toBeHidden();
    await page.getByText(tourPage.meeting.more).click();
    await expect(rain).toBeVisible();
  });

  test(`${name}: prints as one sheet for a coat pocket`, async ({ page }) => {
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });
    const paper = page.getByRole('main');
    await expect(paper.getByRole('img', { name: `${site.name} Tours` })).toBeVisible();
    for (const words of [
      tour.title,
      formatDollars(site.price.perGuest),
      tour.meeting.directions,
      tour.practical.late,
      tour.practical.bring[0]!,
      stops[0]!.place,
    ]) {
      await expect(paper.getByText(words).filter({ visible: true }).first()).toBeVisible();
    }
    await expect(page.getByText(/ninelivestours\.example\/booking\?itemId=\d+/)).toBeVisible();
    await expect(
      page
        .locator('.site-header, .site-footer, .mobile-bar, #book-now, a[id^="photo-"]')
        .filter({ visible: true }),
    ).toHaveCount(0);

    for (const format of ['Letter', 'A4'] as const) {
      const paper = (await page.pdf({ format })).toString('latin1');
      expect(paper.match(/\/Type\s*\/Page\b/g), format).toHaveLength(1);
    }
  });
}

test('a picture of a tour opens large over its page, and Back closes it', async ({ page }) => {
  await page.goto('/tours/brooklyn-heights');
  const picture = page.locator('a[id^="photo-"]').nth(1);
  await picture.click();
  const viewer = page.getByRole('dialog', { name: 'Picture viewer' });
  await expect(viewer).toContainText((await picture.getAttribute('data-caption'))!);
  await page.goBack();
  await expect(viewer).toBeHidden();
  await expect(page).toHaveURL('/tours/brooklyn-heights');
});

test('the button prints the page', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset['printed'] = '';
    };
  });
  await page.goto('/tours/brooklyn-heights');
  await page.getByRole('button', { name: tourPage.meeting.print }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed');
});

test.describe('the guests’ quotes', () => {
  test('turn by themselves until a visitor takes them in hand', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.clock.install();
    await page.goto('/tours/brooklyn-heights');
    const carousel = page.getByRole('group', { name: tourPage.quotes.title }).first();
    await expect(carousel).toHaveAttribute('aria-roledescription', 'carousel');
    const dot = (number: number) => carousel.getByRole('button', { name: `Quote ${number} of 4` });
    await expect(dot(1)).toHaveAttribute('aria-current', 'true');
    await page.clock.runFor(8000);
    await expect(dot(2)).toHaveAttribute('aria-current', 'true');

    // Past the half second in which a second change is ignored.
    await page.clock.runFor(500);
    await carousel.getByRole('button', { name: 'Next quote' }).click();
    await page.mouse.move(0, 0);
    await expect(dot(3)).toHaveAttribute('aria-current', 'true');
    await page.clock.runFor(30_000);
    await expect(dot(3)).toHaveAttribute('aria-current', 'true');
    await expect(carousel.getByRole('button', { name: tourPage.quotes.play })).toBeVisible();
  });

  test('are worked by key, the button that stops them first', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.clock.install();
    await page.goto('/tours/brooklyn-heights');
    const carousel = page.locator('quote-carousel');
    await carousel.evaluate((element) => {
      element.previousElementSibling?.setAttribute('tabindex', '-1');
      (element.previousElementSibling as HTMLElement).focus();
    });
    await page.keyboard.press('Tab');
    // Focus has stopped the turning, so the button now offers to start it.
    await expect(carousel.getByRole('button', { name: tourPage.quotes.play })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(carousel.getByRole('button', { name: tourPage.quotes.pause })).toBeFocused();
    await page.clock.runFor(8000);
    await expect(carousel.getByRole('button', { name: 'Quote 2 of 4' })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(carousel.getByRole('button', { name: 'Next quote' })).toBeFocused();
    await page.clock.runFor(500);
    await page.keyboard.press('Enter');
    await expect(carousel.getByRole('status')).toContainText('Quote 3 of 4');
  });

  test('hold still for a visitor who prefers less motion', async ({ page }) => {
    await page.clock.install();
    await page.goto('/tours/brooklyn-heights');
    await page.clock.runFor(60_000);
    await expect(page.getByRole('button', { name: 'Quote 1 of 4' })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await expect(page.getByRole('button', { name: tourPage.quotes.play })).toBeVisible();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('are a row to scroll, with no dead buttons', async ({ page }) => {
      await page.goto('/tours/brooklyn-heights');
      const carousel = page.locator('quote-carousel');
      await expect(carousel.getByRole('button')).toHaveCount(0);
      const row = carousel.locator('[data-row]');
      await row.focus();
      for (let press = 0; press < 12; press += 1) await page.keyboard.press('ArrowRight');
      await expect.poll(() => row.evaluate((element) => element.scrollLeft)).toBeGreaterThan(200);
    });
  });
});

test.describe('the price of a private tour', () => {
  test('follows the number of guests, and carries it to the contact form', async ({ page }) => {
    await page.goto('/tours/private-tours');
    const guests = page.getByRole('spinbutton', { name: 'Number of guests' });
    await expect(guests).toHaveValue('8');
    await expect(page.getByRole('status').filter({ hasText: '$' })).toHaveText('$320');
    await guests.fill('12');
    await expect(page.locator('output')).toHaveText('$480');
    await guests.fill('99');
    await guests.blur();
    await expect(guests).toHaveValue('30');
    await expect(page.locator('output')).toHaveText('$1,200');
    await guests.fill('12');
    await page.locator('#price').getByRole('link', { name: 'Contact Us' }).click();
    await expect(page).toHaveURL('/contact?guests=12#message');
  });

  test('is never shown for another number than the one in the field', async ({ page }) => {
    // The script takes its time: what is typed before it comes must not stand beside $320.
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route('**/PriceCalculator*.js', async (route) => {
      await arrived;
      await route.continue();
    });
    await page.goto('/tours/private-tours');
    const guests = page.getByRole('spinbutton', { name: 'Number of guests' });
    await guests.focus();
    await guests.pressSequentially('12');
    await expect(page.locator('output')).toBeHidden();
    await page.keyboard.press('Tab');
    await expect(page.locator('output')).toBeHidden();
    arrive();
    await expect(page.locator('output')).toBeVisible();
    const shown = await guests.inputValue();
    const price = 320 + Math.max(0, Math.min(30, Number(shown)) - 8) * 40;
    await expect(page.locator('output')).toHaveText(`$${price.toLocaleString('en-US')}`);
  });

  test.describe('when its script never comes', () => {
    test.use({
      expectedTrouble: /PriceCalculator|An island could not be loaded|Failed to load resource/,
    });

    test('still leads to the contact form, and stands in the table', async ({ page }) => {
      await page.route('**/PriceCalculator*.js', (route) => route.abort());
      await page.goto('/tours/private-tours');
      await expect(page.getByRole('row', { name: '17 $680' })).toBeVisible();
      await page.locator('#price').getByRole('link', { name: 'Contact Us' }).click();
      await expect(page).toHaveURL(/\/contact\?guests=8#message$/);
    });
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('stands in a table, for every number of guests', async ({ page }) => {
      await page.goto('/tours/private-tours');
      await expect(page.getByRole('spinbutton')).toBeHidden();
      const table = page.getByRole('table', { name: 'The price of a private tour' });
      await expect(table.getByRole('row')).toHaveCount(24);
      await expect(table.getByRole('row', { name: '1–8 $320' })).toBeVisible();
      await expect(table.getByRole('row', { name: '9 $360' })).toBeVisible();
      await expect(table.getByRole('row', { name: '30 $1,200' })).toBeVisible();
    });
  });
});
