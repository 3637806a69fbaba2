/** What stands around every page: header, menus, gift-card banner, mobile bar, footer. */
import type { Page } from '@playwright/test';
import { required } from '../tests/required.ts';
import { chrome, site, tours as allTours, walks } from '../tests/support/content.ts';
import {
  blockScript,
  FATES,
  holdScript,
  openWithStoppedClock,
  SCRIPT_TROUBLE,
} from './support/missing-scripts.ts';
import { expect, facesOn, setBrowserText, test } from './support/site.ts';

const { company } = site;
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

/** Uses the menu once, so that its script has come, and leaves it closed with the pointer outside. */
async function wakeMenu(page: Page): Promise<void> {
  // From somewhere: a pointer that appears is one that rests.
  await page.mouse.move(640, 600);
  await banner(page).locator('a[href="/contact"]:visible').hover();
  await expect(banner(page).locator('details[data-live]')).toBeAttached();
  await page.mouse.move(640, 600);
  await expectTours(page, false);
}

test.describe('the Tours menu', () => {
  test('opens 100 ms after the pointer comes, and forgives it 300 ms outside', async ({ page }) => {
    await page.goto('/about');
    await wakeMenu(page);
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

  test('opens at a click that comes before its script, and at one that comes after', async ({
    page,
  }) => {
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

  test('is kept by the click of a pointer that was over it before its script came', async ({
    page,
  }) => {
    const arrive = await holdScript(page, 'Navigation');
    await page.goto('/about');
    await page.mouse.move(640, 600);
    await tours(page).hover();
    await expectTours(page, true);

    arrive();
    await expect(banner(page).locator('details[data-live]')).toBeAttached();
    await tours(page).click();
    await expectTours(page, true);
    await tours(page).click();
    await expectTours(page, false);
  });

  test('takes a Tab that follows at once, also before its script has come', async ({ page }) => {
    await holdScript(page, 'Navigation');
    await page.goto('/about');
    await tours(page).focus();
    await page.keyboard.press('Tab');
    await expect(banner(page).locator('details a:focus')).toBeVisible();
  });

  test('opens for the keyboard, closes on Escape and gives the focus back', async ({ page }) => {
    await page.goto('/about');
    await tours(page).focus();
    await expectTours(page, true);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(banner(page).locator('details a:focus')).toBeVisible();
    await expect(banner(page).locator('details[data-live]')).toBeAttached();
    await page.keyboard.press('Escape');
    await expectTours(page, false);
    await expect(tours(page)).toBeFocused();
  });

  test('stays open for a screen reader, which focuses it and then clicks', async ({ page }) => {
    await page.goto('/about');
    await wakeMenu(page);
    await tours(page).evaluate((summary: HTMLElement) => {
      summary.focus();
      summary.click();
    });
    await expectTours(page, true);
  });

  test('closes on Escape while it is only hovered', async ({ page }) => {
    await page.goto('/about');
    await wakeMenu(page);
    await tours(page).hover();
    await expectTours(page, true);
    await page.keyboard.press('Escape');
    await expectTours(page, false);
  });

  test('opens at a click although another button of the mouse was pressed before', async ({
    page,
  }) => {
    await page.goto('/about');
    await wakeMenu(page);
    await tours(page).click({ button: 'middle' });
    await page.mouse.move(640, 600);
    await page.mouse.click(640, 600);
    await tours(page).focus();
    await expectTours(page, true);
  });

  test('closes when the focus moves on', async ({ page }) => {
    await page.goto('/about');
    await wakeMenu(page);
    await tours(page).focus();
    await expectTours(page, true);
    await banner(page).locator('a[href="/contact"]:visible').focus();
    await expectTours(page, false);
  });

  test('closes at a click outside it', async ({ page }) => {
    await page.goto('/about');
    await wakeMenu(page);
    await tours(page).click();
    await expectTours(page, true);
    await page.mouse.click(640, 600);
    await expectTours(page, false);
  });

  test('is closed again on the page it leads to', async ({ page }) => {
    await page.goto('/about');
    await tours(page).click();
    await tourLink(page, TOUR.id).click();
    await expect(page).toHaveURL(TOUR.path);
    await page.mouse.move(640, 600);
    await expectTours(page, false);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('opens under the pointer, for the keyboard and at a click', async ({ page }) => {
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

  test('lists the tours, and the way to book one', async ({ page }) => {
    await page.goto('/about');
    await menu(page).click();
    await expectTours(page, true);
    await expect(
      banner(page).getByRole('link', { name: header.bookShort.label, exact: true }),
    ).toHaveAttribute('href', '/booking');
    await menu(page).click();
    await expectTours(page, false);
  });

  test('closes on Escape and gives the focus back', async ({ page }) => {
    await page.goto('/about');
    await menu(page).click();
    await expectTours(page, true);
    await expect(banner(page).locator('details[data-live]')).toBeAttached();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expectTours(page, false);
    await expect(menu(page)).toBeFocused();
  });

  test.describe('while its script does not come', () => {
    test.use({ expectedTrouble: SCRIPT_TROUBLE });

    for (const fate of FATES) {
      test(`opens, closes on Escape and leads on where the script ${fate}`, async ({ page }) => {
        const script = await blockScript(page, 'Navigation', fate);
        await openWithStoppedClock(page, '/about');
        await menu(page).click();
        await expectTours(page, true);
        await script.waitInVain();
        await script.expectUnused();
        await page.keyboard.press('Escape');
        await expectTours(page, false);
        await expect(menu(page)).toBeFocused();
        await menu(page).click();
        await tourLink(page, 'private-tours').click();
        await expect(page).toHaveURL('/tours/private-tours');
      });
    }
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

    test('opens, leads on, and closes', async ({ page }) => {
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

test('past 50 px of scrolling the page shows through the header, which stays', async ({ page }) => {
  await page.goto('/about');
  const isTranslucent = () =>
    banner(page).evaluate((header) => {
      const color = getComputedStyle(header).backgroundColor;
      const [, alpha = '1'] = /[,/]\s*([\d.]+%?)\)$/.exec(/rgba|\//.test(color) ? color : '') ?? [];
      return Number.parseFloat(alpha) < 1;
    });
  await facesOn(page);
  await page.evaluate(() => scrollTo(0, 50));
  await expect.poll(isTranslucent).toBe(false);
  await page.evaluate(() => scrollTo(0, 51));
  await expect.poll(isTranslucent).toBe(true);
  await page.evaluate(() => scrollTo(0, 900));
  await expect(banner(page)).toBeInViewport({ ratio: 1 });
});

test.describe('for a visitor who has not asked for less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('what a key puts the focus on is in view at once', async ({ page }) => {
    await page.goto('/about');
    await facesOn(page);
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

/** An editor may take the banner away. */
const offer = site.promo;
test('no banner stands where none is wanted', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator(`aside:has(a[href="${site.links.giftCards}"])`)).toHaveCount(
    offer ? 1 : 0,
  );
});

if (offer)
  test.describe('the gift-card banner', () => {
    const promo = (page: Page) => page.getByRole('complementary', { name: offer.text });
    const dismiss = (page: Page) => promo(page).getByRole('button', { name: offer.dismissLabel });

    test('stands on the front page only and leads to the gift cards in a new tab', async ({
      page,
    }) => {
      await page.goto('/');
      const link = promo(page).getByRole('link', { name: offer.linkLabel });
      await expect(link).toHaveAttribute('href', site.links.giftCards);
      await expect(link).toHaveAttribute('target', '_blank');
      await page.goto('/about');
      await expect(promo(page)).toHaveCount(0);
    });

    test('stays away once it has been dismissed', async ({ page }) => {
      await page.goto('/');
      await dismiss(page).click();
      await expect(promo(page)).toBeHidden();
      const key = `promo-${offer.id}`;
      await expect.poll(() => page.evaluate((name) => localStorage.getItem(name), key)).toBe('1');

      await page.reload({ waitUntil: 'commit' });
      await expect(page.locator('h1')).toBeVisible();
      await expect(promo(page)).toBeHidden();
    });

    test('can be dismissed where nothing can be stored', async ({ page }) => {
      await page.addInitScript(() => {
        Object.defineProperty(window, 'localStorage', {
          get() {
            throw new DOMException('Denied', 'SecurityError');
          },
        });
      });
      await page.goto('/');
      await dismiss(page).click();
      await expect(promo(page)).toBeHidden();
    });

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });

      test('offers the gift card, and no button that could not work', async ({ page }) => {
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
    await facesOn(page);
    await page.evaluate((extra) => scrollTo(0, 300 + extra), more);
  };

  test('comes after 300 px of scrolling and leads to booking', async ({ page }) => {
    await page.goto('/about');
    await expect(bar(page)).toBeHidden();
    await scrollTo300(page);
    await expect(bar(page)).toBeHidden();
    await scrollTo300(page, 1);
    await expect(bar(page)).toBeVisible();
    await bar(page).click();
    await expect(page).toHaveURL('/booking');
  });

  test('scrolls to the calendar on a tour’s own page', async ({ page }) => {
    await page.goto(TOUR.path);
    // Past the calendar, which the bar would cover.
    await page.locator('#book-now').evaluate((section) => {
      scrollTo(0, section.getBoundingClientRect().bottom + scrollY + 50);
    });
    await bar(page).click();
    await expect(page).toHaveURL(`${TOUR.path}#book-now`);
    await expect(page.locator('#book-now')).toBeInViewport();
  });

  test('gives way to the header’s button in a window 1024 px wide', async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 900 });
    await page.goto('/about');
    await scrollTo300(page, 200);
    await expect(bar(page)).toBeHidden();
    await page.setViewportSize({ width: 1023, height: 900 });
    await expect(bar(page)).toBeVisible();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('is there from the start', async ({ page }) => {
      await page.goto('/about');
      await bar(page).click();
      await expect(page).toHaveURL('/booking');
    });
  });
});

test.describe('the footer', () => {
  const footer = (page: Page) => page.getByRole('contentinfo');

  test('leads everywhere, and out of the site only in a new tab', async ({ page }) => {
    await page.goto('/about');
    const { explore, connect, book } = chrome.footer;
    const hrefs = [...explore, ...connect, book].map(({ href }) => href);
    for (const href of [...hrefs, `mailto:${site.email}`]) {
      await expect(footer(page).locator(`a[href="${href}"]`).first()).toBeVisible();
    }
    for (const href of [site.links.giftCards, site.links.petition, site.social.href]) {
      await expect(footer(page).locator(`a[href="${href}"]`)).toHaveAttribute('target', '_blank');
    }
  });

  test('ends on the terms and the like, each large enough for a finger', async ({ page }) => {
    await page.goto('/about');
    for (const { label, href } of chrome.footer.legal) {
      const link = footer(page).getByRole('link', { name: label, exact: true });
      await expect(link).toHaveAttribute('href', href);
      expect((await link.boundingBox())?.height, label).toBeGreaterThanOrEqual(44);
    }
  });

  test('asks for an e-mail address and nothing else', async ({ page }) => {
    await page.goto('/about');
    const fields = footer(page)
      .locator('form')
      .locator('input:visible:not([tabindex="-1"]), select, textarea');
    await expect(fields).toHaveCount(1);
    await expect(fields).toHaveAttribute('type', 'email');
    await expect(fields).toHaveAttribute('name', 'EMAIL');
  });

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

  test('is there at once where a key has put the focus on something', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto('/about');
    await page.mouse.wheel(0, 100);
    await expect.poll(() => behavior(page)).toBe('smooth');
    await page.keyboard.press('Tab');
    expect(await behavior(page)).toBe('auto');
  });
});

test('a page opened at a place further down is there at once, without a glide', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/contact#faq');
  await expect(page.locator('#faq')).toBeInViewport();
});

test.describe('the footer’s logo', () => {
  const logo = (page: Page) => page.getByRole('contentinfo').getByRole('img', { name: company });
  /** What it shows, once it shows something. */
  async function shown(page: Page): Promise<string> {
    await page.goto('/contact');
    await logo(page).scrollIntoViewIfNeeded();
    await expect
      .poll(() => logo(page).evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    return logo(page).evaluate((image: HTMLImageElement) => image.currentSrc);
  }

  test('is the nameplate', async ({ page }) => {
    expect(await shown(page)).toMatch(/nameplate-on-dark\.svg$/);
  });

  test.describe('when it fails', () => {
    test.use({ expectedTrouble: /nameplate-on-dark|ERR_FAILED/ });

    test('gives way to a copy of another kind', async ({ page }) => {
      await page.route('**/nameplate-on-dark.svg', (route) => route.abort());
      expect(await shown(page)).toMatch(/nameplate-on-dark\.png$/);
    });

    test('gives way to the company’s icon where the copy fails too', async ({ page }) => {
      await page.route('**/nameplate-on-dark.*', (route) => route.abort());
      expect(await shown(page)).toMatch(/\/favicon\.svg$/);
    });

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });

      test('leaves the company’s name, in letters that stand out from the ground', async ({
        page,
      }) => {
        await page.route('**/nameplate-on-dark.*', (route) => route.abort());
        await page.goto('/contact');
        const link = page.getByRole('contentinfo').getByRole('link', { name: company });
        await link.scrollIntoViewIfNeeded();
        await expect(link).toHaveAttribute('href', '/');
        await expect(logo(page)).toHaveCSS('color', 'rgb(245, 238, 223)');
        await expect(logo(page)).toHaveCSS('background-color', 'rgb(20, 33, 43)');
      });
    });
  });
});
