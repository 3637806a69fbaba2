/** From the front page to the calendar: by touch, keyboard, without script, and when the service fails. */
import type { Locator, Page } from '@playwright/test';
import { required } from '../../tests/required.ts';
import { tourPage, toursPage, walks } from '../../tests/support/content.ts';
import { holdScript, openWithStoppedClock, SCRIPT_TROUBLE } from '../support/missing-scripts.ts';
import { expect, test } from '../support/sandbox.ts';

const TOURS = walks.map(({ name, path, itemId }) => ({ name, path, item: itemId }));

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

const card = (page: Page, name: string) =>
  page
    .getByRole('article')
    .filter({ has: page.getByRole('link', { name: new RegExp(`: ${name}$`) }) });

const reserve = (page: Page, name: string) =>
  card(page, name).getByRole('link', { name: toursPage.cards.reserve });

/** The same button while the calendar opens. */
const opening = (page: Page, name: string) =>
  card(page, name).getByRole('link', { name: toursPage.cards.opening });

const calendar = (page: Page) => page.locator('#book-now [data-state]');

const framed = (page: Page) => page.frameLocator('#book-now iframe');

const stub = (page: Page) =>
  page
    .getByRole('region', { name: tourPage.facts.title })
    .getByRole('link', { name: tourPage.book });

const firstDate = (page: Page) => page.locator('main ol[data-walks]').getByRole('link').first();

const widget = (page: Page) => page.frameLocator('#fareharbor-lightframe-iframe');

const fallback = (page: Page, words = tourPage.booking.fallback) =>
  page.getByRole('link', { name: words });

/** The requests for the booking service's script, without redirects. */
function scriptRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/embeds/api/v1/') asked.push(request.url());
  });
  return asked;
}

/** Presses Tab until the link has the focus. */
async function tabTo(page: Page, link: Locator): Promise<void> {
  const element = await link.elementHandle();
  for (let stop = 0; stop < 120; stop += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((wanted) => wanted === document.activeElement, element)) return;
  }
  throw new Error('The Tab key never came to that link.');
}

// One tour as an example; another test checks every tour's links.
const [first, second = first] = TOURS;
if (!first || !second) throw new Error('There is no walk in content/tours.');

const { name, path, item } = first;

test.describe('the way to a tour’s calendar', () => {
  test.describe('by tap on a phone', () => {
    test.use(PHONE);

    test('three taps, over the tour list', async ({ page }) => {
      await page.goto('/');
      await page.locator('main').locator('a[href="/tours"]').first().tap();
      await reserve(page, name).tap();
      await expect(widget(page).getByRole('heading', { name })).toBeVisible();
    });

    test('over the menu and the tour’s page', async ({ page }) => {
      await page.goto('/');
      await page.locator('header summary:visible').tap();
      await page.locator('header').getByRole('link', { name, exact: true }).tap();
      await expect(page).toHaveURL(path);
      await stub(page).tap();
      await fallback(page).scrollIntoViewIfNeeded();
      await expect(framed(page).getByRole('heading', { name })).toBeVisible();
    });

    test('a link to a place below the calendar scrolls there while the calendar loads', async ({
      page,
    }) => {
      // All scripts are cached now.
      await page.goto(path);
      await fallback(page).scrollIntoViewIfNeeded();
      await expect(framed(page).getByRole('heading', { name })).toBeVisible();
      const place = page.locator('main [id^="stop-"]').first();
      const id = await place.getAttribute('id');
      await page.goto('about:blank');
      await page.goto(`${path}#${id}`);
      await expect
        .poll(() => place.evaluate((story) => Math.abs(story.getBoundingClientRect().top)))
        .toBeLessThan(120);
    });

    test('over the booking page', async ({ page }) => {
      await page.goto('/');
      await page.locator('main a[href="/booking"]:visible').first().tap();
      await calendar(page).scrollIntoViewIfNeeded();
      // A tap before hydration opens the tour's calendar page.
      await expect(calendar(page)).toHaveAttribute('data-state', 'shown');
      await calendar(page).getByRole('link', { name }).tap();
      await expect(framed(page).getByRole('heading', { name })).toBeVisible();
      await expect(page).toHaveURL(`/booking?itemId=${item}`);
    });
  });

  test('by keyboard', async ({ page }) => {
    await page.goto('/');
    await tabTo(page, page.locator('main').locator('a[href="/tours"]').first());
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/tours');
    await tabTo(page, reserve(page, name));
    await page.keyboard.press('Enter');
    await expect(widget(page).getByRole('heading', { name })).toBeVisible();
  });

  test.describe('without JavaScript', () => {
    test.use({ ...PHONE, javaScriptEnabled: false });

    test('over the tour list', async ({ page }) => {
      await page.goto('/');
      await page.locator('main').locator('a[href="/tours"]').first().tap();
      await reserve(page, name).tap();
      await expect(page.getByRole('heading', { name })).toBeVisible();
      expect(page.url()).toContain(`/items/${item}/calendar/`);
    });

    test('over the tour’s page', async ({ page }) => {
      await page.goto(path);
      await stub(page).tap();
      await firstDate(page).tap();
      await expect(page.getByRole('heading', { name })).toBeVisible();
    });

    test('over the booking page', async ({ page }) => {
      await page.goto('/booking');
      await calendar(page).getByRole('link', { name }).tap();
      await expect(page.getByRole('heading', { name })).toBeVisible();
    });
  });
});

test('every link leads to the calendar of its tour', async ({ page, request }) => {
  const ways: { name: string; href: string }[] = [];
  const take = async (name: string, link: Locator) =>
    ways.push({ name, href: required(await link.getAttribute('href')) });
  await page.goto('/tours');
  for (const { name } of TOURS) await take(name, reserve(page, name));
  await page.goto('/booking');
  for (const { name } of TOURS) {
    await take(name, calendar(page).getByRole('link', { name }));
  }
  for (const { name, path } of TOURS) {
    await page.goto(path);
    await take(name, firstDate(page));
  }
  for (const { name, href } of ways) {
    const tour = TOURS.find((tour) => tour.name === name);
    expect.soft(href, name).toContain(`/items/${tour?.item}/calendar/`);
    expect.soft(await (await request.get(href)).text(), name).toContain(tour?.name);
  }
});

test.describe('the booking service’s script', () => {
  test('is not requested on pages without its buttons', async ({ page }) => {
    const asked = scriptRequests(page);
    for (const address of ['/', path, '/tours/private-tours', '/booking']) {
      await page.goto(address, { waitUntil: 'networkidle' });
    }
    expect(asked).toEqual([]);
  });
});

test.describe('when the reserve button’s island', () => {
  test.use({ expectedTrouble: new RegExp(`${SCRIPT_TROUBLE.source}|asked before`) });

  test('loads after the click, the calendar opens over the page', async ({ page }) => {
    const arrive = await holdScript(page, 'ReserveButton');
    await openWithStoppedClock(page, '/tours');
    await reserve(page, name).click();
    await expect(opening(page, name)).toBeVisible();
    arrive();
    // The island paints its loading label before it requests the service's script.
    await expect(card(page, name).getByRole('status')).toHaveText(toursPage.cards.opening);
    await page.clock.runFor(100);
    await expect(widget(page).getByRole('heading', { name })).toBeVisible();
    await expect(page).toHaveURL('/tours');
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(reserve(page, name)).not.toHaveAttribute('aria-busy');
  });
});

test.describe('sticky bars on a phone', () => {
  test.use(PHONE);

  test('do not cover the target of their link', async ({ page }) => {
    await page.goto(path);
    // Past the calendar, which the bar would cover.
    await page.locator('#book-now').evaluate((section) => {
      scrollTo(0, section.getBoundingClientRect().bottom + scrollY + 50);
    });
    const bar = page.locator('.mobile-bar');
    await expect(bar).toBeVisible();
    await bar.getByRole('link').tap();
    await expect(page).toHaveURL(/#book-now$/);
    const title = page.locator('#book-now').getByRole('heading', { level: 2 });
    await expect(title).toBeInViewport({ ratio: 1 });
    const header = required(await page.locator('.site-header').boundingBox());
    expect(required(await title.boundingBox()).y).toBeGreaterThanOrEqual(header.y + header.height);
  });
});
