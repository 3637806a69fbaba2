/** Choosing a tour: the list, the three walks, the private tours, and the sheet for a coat pocket. */
import site from '../content/site.json' with { type: 'json' };
import tours from '../content/pages/tours.json' with { type: 'json' };
import { nextWalk, openMonths } from '../src/domain/next-walk.ts';
import { formatWalk, shortScheduleLine } from '../src/domain/schedule-words.ts';
import { badgeMonth, newYorkDay } from '../src/domain/season.ts';
import { seasonTable } from '../src/domain/season-table.ts';
import { expect, test } from './sandbox.ts';
import { readSchedules, readTours } from './tour-schedules.ts';

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

  test('shows the whole comparison on a phone and a tablet, with nothing to scroll', async ({
    page,
  }) => {
    for (const width of [320, PHONE.width, 768]) {
      await page.setViewportSize({ width, height: 780 });
      await page.goto('/tours');
      const cells = page.getByRole('table').getByRole('cell');
      await expect(cells).toHaveCount(3 * (WALKS.length + 1));
      for (const cell of await cells.all()) {
        const { x, width: wide } = (await cell.boundingBox())!;
        expect(x + wide).toBeLessThanOrEqual(width);
      }
      const table = page.getByRole('table');
      expect(await table.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(
        0,
      );
    }
  });

  test('says on each card when the tour walks, and when next', async ({ page }) => {
    const visit = Date.now() + 40 * 24 * 60 * 60 * 1000;
    await page.clock.setFixedTime(visit);
    await page.goto('/tours');
    for (const { name, schedule } of readTours()) {
      if (!schedule) continue;
      const card = page.getByRole('article').filter({ hasText: name });
      await expect(card).toContainText(shortScheduleLine(schedule));
      const next = formatWalk(nextWalk(schedule, visit)!, 'short');
      await expect(card).toContainText(`${tours.cards.nextWalk} ${next}`);
    }
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
  test('turn by themselves until a visitor takes them in hand', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.clock.install();
    await page.goto('/tours/brooklyn-heights');
    const carousel = page.getByRole('group', { name: 'What guests say' }).first();
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
    await expect(carousel.getByRole('button', { name: 'Turn the quotes' })).toBeVisible();
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
    await expect(carousel.getByRole('button', { name: 'Turn the quotes' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(carousel.getByRole('button', { name: 'Stop turning the quotes' })).toBeFocused();
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
    await expect(page.getByRole('button', { name: 'Turn the quotes' })).toBeVisible();
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
