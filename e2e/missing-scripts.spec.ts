/** What a visitor has of the smaller islands when their script is dead, hangs or comes late. */
import type { Page } from '@playwright/test';
import {
  chrome,
  contactPage,
  factSheetPage as factSheet,
  pressKitPage as pressKit,
  site,
  toursPage,
} from '../tests/support/content.ts';
import {
  blockScript,
  FATES,
  holdScript,
  comeToRest,
  openWithStoppedClock,
  SCRIPT_TROUBLE,
} from './support/missing-scripts.ts';
import { expect, test } from './support/sandbox.ts';

test.use({ expectedTrouble: SCRIPT_TROUBLE });

/** The banner of the front page, while there is one. */
const banner = site.promo;
const promo = (page: Page) => page.getByRole('complementary', { name: banner?.text ?? '' });
const copy = (page: Page) => page.locator('astro-island[component-url*="/CopyButton."]').first();
const print = (page: Page) => page.getByRole('button', { name: factSheet.screen.print });

async function sendMessage(page: Page): Promise<void> {
  await page.locator('input[name="name"]').fill('Ada');
  await page.locator('#contact input[name="email"]').fill('ada@reader.example');
  await page.locator('input[name="consent"]').check();
  await page.getByRole('button', { name: contactPage.form.submit }).click();
}

for (const fate of FATES) {
  test.describe(`whose script ${fate}`, () => {
    if (banner)
      test('the promotion leads, goes at a press, and stays away from this page', async ({
        page,
      }) => {
        const script = await blockScript(page, 'PromoBanner', fate);
        await openWithStoppedClock(page, '/');
        await expect(promo(page).getByRole('link')).toHaveAttribute('href', site.links.giftCards);
        await promo(page).getByRole('button').click();
        await expect(promo(page)).toBeHidden();
        await script.waitInVain();
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
        await expect(promo(page)).toBeHidden();
        await script.expectUnused();
      });

    test('words to copy say which keys copy them', async ({ page }) => {
      const script = await blockScript(page, 'CopyButton', fate);
      await openWithStoppedClock(page, '/press-kit');
      const failed = copy(page).getByText(pressKit.boilerplate.copy.failed);
      await copy(page).getByRole('button').click();
      await expect(copy(page).getByRole('button')).toHaveAttribute('aria-busy', 'true');
      await expect(failed).toBeHidden();
      await script.waitInVain();
      await expect(failed).toBeVisible();
      await expect(copy(page).getByRole('button')).toBeHidden();
      await script.expectUnused();
    });

    test('a page to print names the browser’s own command', async ({ page }) => {
      const script = await blockScript(page, 'PrintButton', fate);
      await openWithStoppedClock(page, '/press-kit/fact-sheet');
      const command = page.getByText(factSheet.screen.printUnavailable);
      await print(page).click();
      await expect(print(page)).toHaveAttribute('aria-busy', 'true');
      await expect(command).toBeHidden();
      await script.waitInVain();
      await expect(command).toBeVisible();
      await expect(print(page)).toBeHidden();
      await script.expectUnused();
    });

    test('what to expect is one link away', async ({ page }) => {
      const script = await blockScript(page, 'TourExpectations', fate);
      await openWithStoppedClock(page, '/tours');
      const link = page.getByRole('link', { name: toursPage.expectations.link.label });
      await link.scrollIntoViewIfNeeded();
      await comeToRest(page);
      await script.waitInVain();
      await script.expectUnused();
      await link.click();
      await expect(page).toHaveURL(toursPage.expectations.link.href);
    });

    test('the toasts are missing, and the form itself says what became of a message', async ({
      page,
      sandbox,
    }) => {
      const script = await blockScript(page, 'Toasts', fate);
      await openWithStoppedClock(page, '/contact');
      await sendMessage(page);
      await expect(page.getByText(contactPage.form.done.text)).toBeVisible();
      expect(await sandbox.received()).toHaveLength(1);
      await script.waitInVain();
      await script.expectUnused();
    });
  });
}

test.describe('whose script comes after the first press', () => {
  if (banner)
    test('the promotion is dismissed for good', async ({ page }) => {
      const arrive = await holdScript(page, 'PromoBanner');
      await openWithStoppedClock(page, '/');
      await promo(page).getByRole('button').click();
      await expect(promo(page)).toBeHidden();
      const isKept = () => page.evaluate((key) => localStorage.getItem(key), `promo-${banner?.id}`);
      expect(await isKept()).toBeNull();
      arrive();
      await expect.poll(isKept).toBe('1');
    });

  test('words are copied once it is there', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const arrive = await holdScript(page, 'CopyButton');
    await openWithStoppedClock(page, '/press-kit');
    await copy(page).getByRole('button').click();
    await expect(copy(page).getByRole('button')).toHaveAttribute('aria-busy', 'true');
    arrive();
    await expect(copy(page).getByRole('status')).toHaveText(pressKit.boilerplate.copy.copied);
  });

  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      window.print = () => {
        document.documentElement.dataset['printed'] = '';
      };
    });
  });

  test('a page is printed once it is there', async ({ page }) => {
    const arrive = await holdScript(page, 'PrintButton');
    await openWithStoppedClock(page, '/press-kit/fact-sheet');
    await print(page).click();
    await expect(print(page)).toHaveAttribute('aria-busy', 'true');
    await expect(page.locator('html')).not.toHaveAttribute('data-printed');
    arrive();
    await expect(page.locator('html')).toHaveAttribute('data-printed');
  });

  test.describe('on a page that its browser has translated', () => {
    // React draws an island anew whose words are not those that it was built with, and says so.
    test.use({ expectedTrouble: new RegExp(`${SCRIPT_TROUBLE.source}|Minified React error`) });

    test('a page is printed once it is there', async ({ page }) => {
      const arrive = await holdScript(page, 'PrintButton');
      await openWithStoppedClock(page, '/press-kit/fact-sheet');
      await print(page).evaluate((button) => {
        button.textContent = 'Imprimer';
      });
      const translated = page.getByRole('button', { name: 'Imprimer' });
      await translated.click();
      await expect(translated).toHaveAttribute('aria-busy', 'true');
      arrive();
      await expect(page.locator('html')).toHaveAttribute('data-printed');
    });
  });

  test('a category is shown on the spot', async ({ page }) => {
    const arrive = await holdScript(page, 'CategoryFilter');
    await openWithStoppedClock(page, '/blog');
    const visits: string[] = [];
    page.on('request', (request) => request.isNavigationRequest() && visits.push(request.url()));
    const link = page.locator('nav a[href^="/blog/category/"]').first();
    const href = await link.getAttribute('href');
    await link.click();
    await expect(link).toHaveAttribute('aria-busy', 'true');
    arrive();
    await expect(page).toHaveURL(href ?? '');
    expect(visits).toEqual([]);
  });

  test('toasts that come late still say that the message was sent', async ({ page }) => {
    const arrive = await holdScript(page, 'Toasts');
    await openWithStoppedClock(page, '/contact');
    await sendMessage(page);
    await expect(page.getByText(contactPage.form.done.text)).toBeVisible();
    arrive();
    await expect(
      page.getByRole('region', { name: chrome.toasts.label }).getByText(contactPage.form.sent.text),
    ).toBeVisible();
  });
});
