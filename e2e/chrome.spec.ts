/** Header, menus, gift-card banner, booking bar, footer. */
import type { Page } from '@playwright/test';
import { toIsoDate } from '../src/domain/seasons/calendar-date.ts';
import { today } from '../src/providers/clock.ts';
import { required } from '../tests/required.ts';
import { chrome, site, tours as allTours, walks } from '../tests/support/content.ts';
import { holdScript } from './support/missing-scripts.ts';
import { expect, waitForFonts, setBrowserText, test } from './support/site.ts';

const PHONE = { width: 360, height: 740 };
const { header } = chrome;
const TOURS = allTours.map(({ id }) => id);
const [TOUR] = walks;
if (!TOUR) throw new Error('There is no walk in content/tours.');

const banner = (page: Page) => page.getByRole('banner').first();
const tours = (page: Page) => banner(page).locator('summary', { hasText: header.tours.label });
const tourLink = (page: Page, tour: string) =>
  banner(page).locator(`a[href="/tours/${tour}"]:visible`);

async function expectTours(page: Page, isShown: boolean): Promise<void> {
  for (const tour of TOURS) await expect(tourLink(page, tour)).toHaveCount(isShown ? 1 : 0);
}

/** Hydrates the menu, and leaves it closed with the pointer outside. */
async function hydrateMenu(page: Page): Promise<void> {
  // A first pointermove without movement doesn't hydrate.
  await page.mouse.move(640, 600);
  await banner(page).locator('a[href="/contact"]:visible').hover();
  await expect(banner(page).locator('details[data-live]')).toBeAttached();
  await page.mouse.move(640, 600);
  await expectTours(page, false);
}

test.describe('the Tours menu', () => {
  test('opens 100 ms after pointerenter, and closes 300 ms after pointerleave', async ({
    page,
  }) => {
    await page.goto('/about');
    await hydrateMenu(page);
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);

    await tours(page).hover();
    await page.clock.runFor(99);
    await expectTours(page, false);
    await page.clock.runFor(1);
    await expectTours(page, true);

    await page.mouse.move(640, 600);
    await page.clock.runFor(299);
    await expectTours(page, true);
    await tourLink(page, 'private-tours').hover();
    await page.clock.runFor(1000);
    await expectTours(page, true);

    await page.mouse.move(640, 600);
    await page.clock.runFor(300);
    await expectTours(page, false);
  });

  test('opens on a click before and after hydration', async ({ page }) => {
    const arrive = await holdScript(page, 'Navigation');
    await page.goto('/about');
    await tours(page).click();
    await expectTours(page, true);

    arrive();
    await expect(banner(page).locator('details[data-live]')).toBeAttached();
    await expectTours(page, true);
    await tours(page).click();
    await expectTours(page, false);
    await tours(page).click();
    await expectTours(page, true);
  });

  test('stays open when a screen reader focuses and then clicks it', async ({ page }) => {
    await page.goto('/about');
    await hydrateMenu(page);
    await tours(page).evaluate((summary: HTMLElement) => {
      summary.focus();
      summary.click();
    });
    await expectTours(page, true);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('opens on hover, by keyboard and on a click', async ({ page }) => {
      await page.goto('/about');
      await expectTours(page, false);
      await tours(page).hover();
      await expectTours(page, true);
      await page.mouse.move(640, 600);
      await expectTours(page, false);
      await tours(page).focus();
      await expectTours(page, true);
      await page.keyboard.press('Tab');
      await expect(banner(page).locator('details a:focus')).toBeVisible();
    });
  });
});

test.describe('the menu of a phone', () => {
  test.use({ viewport: PHONE });
  const menu = (page: Page) => banner(page).locator('summary', { hasText: header.menuLabel });

  test('closes on Escape and restores the focus', async ({ page }) => {
    await page.goto('/about');
    await menu(page).click();
    await expectTours(page, true);
    await expect(banner(page).locator('details[data-live]')).toBeAttached();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expectTours(page, false);
    await expect(menu(page)).toBeFocused();
  });

  for (const size of [
    { width: 802, height: 293, text: 16 },
    { width: 320, height: 256, text: 16 },
    { width: 800, height: 630, text: 32 },
  ]) {
    const { width, height, text } = size;
    test(`opens on screen in a window of ${width} x ${height}, text at ${text} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await page.goto('/about');
      await setBrowserText(page, text);
      await menu(page).click();
      await expect(tourLink(page, TOUR.id).last()).toBeAttached();
      const { header, sheet } = await page.evaluate(() => ({
        header:
          document.querySelector('.site-header')?.getBoundingClientRect().bottom ?? Number.NaN,
        sheet:
          document.querySelector('.site-header details[open] > ul')?.getBoundingClientRect().top ??
          Number.NaN,
      }));
      expect(Math.abs(sheet - header)).toBeLessThan(2);
      await expect(banner(page).locator('details[open] > ul a').first()).toBeInViewport();
    });
  }

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('opens, has links, and closes', async ({ page }) => {
      await page.goto('/about');
      await menu(page).click();
      await expectTours(page, true);
      await menu(page).click();
      await expectTours(page, false);
      await menu(page).click();
      await tourLink(page, 'private-tours').click();
      await expect(page).toHaveURL('/tours/private-tours');
    });
  });
});

test('after 50 px of scrolling the header stays and is translucent', async ({ page }) => {
  await page.goto('/about');
  const isTranslucent = () =>
    banner(page).evaluate((header) => {
      const color = getComputedStyle(header).backgroundColor;
      const [, alpha = '1'] = /[,/]\s*([\d.]+%?)\)$/.exec(/rgba|\//.test(color) ? color : '') ?? [];
      return Number.parseFloat(alpha) < 1;
    });
  await waitForFonts(page);
  await page.evaluate(() => scrollTo(0, 50));
  await expect.poll(isTranslucent).toBe(false);
  await page.evaluate(() => scrollTo(0, 51));
  await expect.poll(isTranslucent).toBe(true);
  await page.evaluate(() => scrollTo(0, 900));
  await expect(banner(page)).toBeInViewport({ ratio: 1 });
});

test.describe('without reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('an element focused by keyboard is in view at once', async ({ page }) => {
    await page.goto('/about');
    await waitForFonts(page);
    const last = page.getByRole('contentinfo').getByRole('link').last();
    await page.keyboard.press('Tab');
    const top = await last.evaluate(async (link: HTMLElement) => {
      link.focus();
      await new Promise(requestAnimationFrame);
      return link.getBoundingClientRect().top;
    });
    expect(top).toBeLessThan(required(page.viewportSize()).height);
  });
});

/** The banner is optional content. */
const isOver = (toIsoDate(site.promo?.until ?? '') ?? today()) < today();
const offer = isOver ? undefined : site.promo;
test('there is no banner without an offer', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('html[data-promo]')).toHaveCount(offer ? 1 : 0);
});

if (offer)
  test.describe('the gift-card banner', () => {
    const promo = (page: Page) => page.getByRole('complementary', { name: offer.text });
    const dismiss = (page: Page) => promo(page).getByRole('button', { name: offer.dismissLabel });

    test('is on the front page only and links to the offer', async ({ page }) => {
      await page.goto('/');
      const link = promo(page).getByRole('link', { name: offer.linkLabel });
      await expect(link).toHaveAttribute('href', offer.href ?? site.links.giftCards);
      await page.goto('/about');
      await expect(promo(page)).toHaveCount(0);
    });

    test('stays hidden after it is dismissed', async ({ page }) => {
      await page.goto('/');
      await dismiss(page).click();
      await expect(promo(page)).toBeHidden();
      const key = await page.locator('html').getAttribute('data-promo');
      await expect
        .poll(() => page.evaluate((name) => localStorage.getItem(String(name)), key))
        .toBe('1');

      await page.reload({ waitUntil: 'commit' });
      await expect(page.locator('h1')).toBeVisible();
      await expect(promo(page)).toBeHidden();
    });

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });

      test('has its link, and no dismiss button', async ({ page }) => {
        await page.goto('/');
        await expect(promo(page)).toBeVisible();
        await expect(dismiss(page)).toBeHidden();
      });
    });
  });

test.describe('the booking bar', () => {
  test.use({ viewport: PHONE });
  const bar = (page: Page) => page.locator('.mobile-bar').getByRole('link');
  const scrollTo300 = async (page: Page, more = 0) => {
    await waitForFonts(page);
    await page.evaluate((extra) => scrollTo(0, 300 + extra), more);
  };

  test('appears after 300 px of scrolling and links to booking', async ({ page }) => {
    await page.goto('/about');
    await expect(bar(page)).toBeHidden();
    await scrollTo300(page);
    await expect(bar(page)).toBeHidden();
    await scrollTo300(page, 1);
    await expect(bar(page)).toBeVisible();
    await bar(page).click();
    await expect(page).toHaveURL('/booking');
  });

  test('is replaced by the header’s button at 1024 px', async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 900 });
    await page.goto('/about');
    await scrollTo300(page, 200);
    await expect(bar(page)).toBeHidden();
    await page.setViewportSize({ width: 1023, height: 900 });
    await expect(bar(page)).toBeVisible();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('is always shown', async ({ page }) => {
      await page.goto('/about');
      await bar(page).click();
      await expect(page).toHaveURL('/booking');
    });
  });
});

test.describe('the footer', () => {
  const footer = (page: Page) => page.getByRole('contentinfo');

  test('shows the year of the visit, not of the build', async ({ page }) => {
    await page.clock.setFixedTime('2031-01-01T04:59:00Z');
    await page.goto('/about');
    await footer(page).scrollIntoViewIfNeeded();
    await expect(footer(page)).toContainText('© 2030');
    await page.clock.setFixedTime('2031-01-01T05:01:00Z');
    await page.reload();
    await footer(page).scrollIntoViewIfNeeded();
    await expect(footer(page)).toContainText('© 2031');
  });
});

test.describe('a link to a part of the page', () => {
  const behavior = (page: Page) =>
    page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior);

  test('scrolls there smoothly, unless the visitor prefers less motion', async ({ page }) => {
    await page.goto('/about');
    await expect.poll(() => behavior(page)).toBe('auto');
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.mouse.wheel(0, 100);
    await expect.poll(() => behavior(page)).toBe('smooth');
  });
});
