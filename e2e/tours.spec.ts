/** Choosing a tour: the list, the three walks, the private tours, and the sheet for a coat pocket. */
import type { Page, Route } from '@playwright/test';
import expectations from '../content/pages/tour-expectations.json' with { type: 'json' };
import tourPage from '../content/pages/tour-page.json' with { type: 'json' };
import site from '../content/site.json' with { type: 'json' };
import { openMonths } from '../src/domain/next-walk.ts';
import { badgeMonth, newYorkDay } from '../src/domain/season.ts';
import { seasonTable } from '../src/domain/season-table.ts';
import { expect, test } from './sandbox.ts';
import { facesOn } from './site.ts';
import { readSchedules } from './tour-schedules.ts';

const WALKS = [
  { name: 'Brooklyn Heights', path: '/tours/brooklyn-heights', group: 12 },
  { name: 'Financial District', path: '/tours/financial-district', group: 15 },
  { name: 'Lower East Side', path: '/tours/lower-east-side', group: 12 },
] as const;

const PHONE = { width: 360, height: 740 };

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
    await expect(
      section.getByRole('heading', { name: expectations.timeline[0]!.title }),
    ).toBeVisible();
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
      await expect(
        page.getByRole('heading', { name: expectations.timeline[0]!.title }),
      ).toBeVisible();
    });
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('leads to the same text as a page', async ({ page }) => {
      await page.goto('/tours');
      await expect(page.getByText('Loading tour details...')).toBeHidden();
      await page.getByRole('region', { name: 'What to expect' }).getByRole('link').click();
      await expect(
        page.getByRole('heading', { name: expectations.timeline[0]!.title }),
      ).toBeVisible();
    });
  });
});

for (const { name, path, group } of WALKS) {
  test(`${name}: the page answers what a guest asks`, async ({ page }) => {
    await page.goto(path);
    const facts = page.getByRole('region', { name: 'At a glance' });
    await expect(facts).toContainText('About 2 hours');
    await expect(facts).toContainText('About 1.5 miles');
    await expect(facts).toContainText(`${group} guests at most`);
    await expect(page.getByRole('region', { name: 'The bill' })).toContainText('$40');
    await expect(
      page.getByRole('region', { name: 'What You’ll Discover' }).getByRole('listitem'),
    ).toHaveCount(8);
    await expect(page.locator('#main details')).toHaveCount(7);
    const lost = page.getByRole('region', { name: 'Nobody gets lost' });
    for (const words of [
      'Where we meet',
      'Nearest subway',
      'What to bring',
      'In rain',
      'If you are late',
      'Step-free',
      'Not step-free',
    ]) {
      await expect(lost.getByText(words, { exact: true })).toBeVisible();
    }
    const route = page.getByRole('region', { name: 'The route' });
    await expect(route.getByRole('img')).toHaveAccessibleName(/map/i);
    expect(await route.getByRole('listitem').count()).toBeGreaterThan(2);
    for (const other of WALKS.filter((walk) => walk.path !== path)) {
      await expect(page.getByRole('main').locator(`a[href="${other.path}"]`)).toBeVisible();
    }
    await expect(page.getByRole('main').locator('a[href="/tours/private-tours"]')).toBeVisible();
  });

  test(`${name}: prints as one sheet for a coat pocket`, async ({ page }) => {
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });
    for (const words of ['Where we meet', 'If you are late', 'What to bring']) {
      await expect(page.getByText(words, { exact: true })).toBeVisible();
    }
    await expect(page.getByText(/ninelivestours\.example\/booking\?itemId=\d+/)).toBeVisible();
    await expect(
      page
        .locator('.site-header, .site-footer, .mobile-bar, #book-now, .sheet')
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
  await page.getByRole('button', { name: 'Print this for your coat pocket' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed');
});

test.describe('the guests’ quotes', () => {
  const path = WALKS[0].path;
  const words = tourPage.quotes;
  /** A quote's name, however many there are. */
  const label = (number: number) =>
    new RegExp(words.dot.replace('{number}', String(number)).replace('{total}', String.raw`\d+`));
  const carousel = (page: Page) => page.locator('[aria-roledescription=carousel]');
  const dot = (page: Page, number: number) =>
    carousel(page).getByRole('link', { name: label(number) });
  const row = (page: Page) => carousel(page).getByRole('group', { name: words.title });
  const scrolled = (page: Page) => row(page).evaluate((element) => element.scrollLeft);
  const button = (page: Page, name: 'pause' | 'play' | 'next') =>
    carousel(page).getByRole('button', { name: words[name], exact: true });

  /** Opens a tour with its clock stopped, and comes near the quotes, which start by that. */
  async function comeNear(page: Page): Promise<void> {
    const now = Date.now();
    await page.clock.install({ time: now });
    await page.goto(path);
    await page.clock.pauseAt(now + 3_600_000);
    await row(page).scrollIntoViewIfNeeded();
  }

  test('turn by themselves until a visitor takes them in hand', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await comeNear(page);
    await expect(carousel(page)).toHaveAccessibleName(words.title);
    await expect(dot(page, 1)).toHaveAttribute('aria-current', 'true');
    await page.clock.runFor(8000);
    await expect(dot(page, 2)).toHaveAttribute('aria-current', 'true');

    // Past the half second in which a second change is ignored.
    await page.clock.runFor(500);
    await button(page, 'next').click();
    await page.mouse.move(0, 0);
    await expect(dot(page, 3)).toHaveAttribute('aria-current', 'true');
    await page.clock.runFor(30_000);
    await expect(dot(page, 3)).toHaveAttribute('aria-current', 'true');
    await expect(button(page, 'play')).toBeVisible();
  });

  test('are worked by key, the button that stops them first', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await comeNear(page);
    await expect(button(page, 'pause')).toBeVisible();
    await page.locator('#quotes').evaluate((heading) => {
      heading.setAttribute('tabindex', '-1');
      heading.focus();
    });
    await page.keyboard.press('Tab');
    // Focus has stopped the turning, so the button now offers to start it.
    await expect(button(page, 'play')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(button(page, 'pause')).toBeFocused();
    await page.clock.runFor(8000);
    await expect(dot(page, 2)).toHaveAttribute('aria-current', 'true');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(button(page, 'next')).toBeFocused();
    await page.clock.runFor(500);
    await page.keyboard.press('Enter');
    await expect(carousel(page).getByRole('status')).toContainText(label(3));
  });

  test('hold still for a visitor who prefers less motion', async ({ page }) => {
    await comeNear(page);
    await expect(button(page, 'play')).toBeVisible();
    await page.clock.runFor(60_000);
    await expect(dot(page, 1)).toHaveAttribute('aria-current', 'true');
  });

  test('are chosen by a dot, which leaves nothing in the history', async ({ page }) => {
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

  test('bring their buttons without moving anything', async ({ page }) => {
    const arrived = Promise.withResolvers<void>();
    await page.route(/_astro\/TestimonialCarousel\.[^/]*\.js/, async (route) => {
      await arrived.promise;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    await facesOn(page);
    await row(page).scrollIntoViewIfNeeded();
    // Before the script is there, a dot is a link that leads to its quote.
    await dot(page, 2).click();
    await expect.poll(() => scrolled(page)).toBeGreaterThan(200);
    await expect(carousel(page).getByRole('button')).toHaveCount(0);
    const place = () =>
      Promise.all([carousel(page), row(page), dot(page, 1)].map((part) => part.boundingBox()));
    const before = await place();
    arrived.resolve();
    await expect(button(page, 'next')).toBeVisible();
    expect(await place()).toEqual(before);
    // And it goes on from where the visitor is.
    await expect(dot(page, 2)).toHaveAttribute('aria-current', 'true');
  });

  for (const [what, fail] of [
    ['is lost', (route: Route) => route.abort()],
    ['never comes', () => {}],
  ] as const) {
    test.describe(`whose script ${what}`, () => {
      test.use({ expectedTrouble: /TestimonialCarousel|hydrating|ERR_FAILED/ });

      test('are a row to scroll, with a link to each', async ({ page }) => {
        await page.route(/_astro\/TestimonialCarousel\.[^/]*\.js/, fail);
        await page.goto(path);
        await row(page).scrollIntoViewIfNeeded();
        await dot(page, 3).click();
        await expect.poll(() => scrolled(page)).toBeGreaterThan(200);
        await expect(carousel(page).getByRole('button')).toHaveCount(0);
      });
    });
  }

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('are a row to scroll, with a link to each and no dead buttons', async ({ page }) => {
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
