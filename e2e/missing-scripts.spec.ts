/** What a visitor has of the smaller islands when their script is dead, hangs or comes late. */
import type { Page } from '@playwright/test';
import chrome from '../content/pages/chrome.json' with { type: 'json' };
import contactPage from '../content/pages/contact.json' with { type: 'json' };
import factSheet from '../content/pages/fact-sheet.json' with { type: 'json' };
import pressKit from '../content/pages/press-kit.json' with { type: 'json' };
import site from '../content/site.json' with { type: 'json' };
import toursPage from '../content/pages/tours.json' with { type: 'json' };
import { expect, test } from './sandbox.ts';

test.use({ expectedTrouble: /Failed to load|ERR_FAILED|hydrating/ });

type Fate = 'is dead' | 'hangs';

/** Every request for the script, Astro's second one with a query included. */
const scriptOf = (island: string) => new RegExp(`/_astro/${island}\\.[^/]*\\.js`);

async function block(page: Page, island: string, fate: Fate): Promise<void> {
  await page.route(scriptOf(island), (route) => (fate === 'is dead' ? route.abort() : undefined));
}

/** Lets the script go on its way when told. */
async function delay(page: Page, island: string): Promise<() => void> {
  const free = Promise.withResolvers<void>();
  await page.route(scriptOf(island), async (route) => {
    await free.promise;
    await route.continue();
  });
  return free.resolve;
}

for (const fate of ['is dead', 'hangs'] as const) {
  test.describe(`whose script ${fate}`, () => {
    test('the promotion goes at a press, and its link leads', async ({ page }) => {
      await block(page, 'PromoBanner', fate);
      await page.goto('/');
      const promo = page.getByRole('complementary', { name: site.promo.text });
      await expect(promo.getByRole('link')).toHaveAttribute('href', site.links.giftCards);
      await promo.getByRole('button').click();
      await expect(promo).toBeHidden();
    });

    test('words to copy say which keys copy them', async ({ page }) => {
      await block(page, 'CopyButton', fate);
      await page.goto('/press-kit');
      const first = page.locator('astro-island[component-url*=CopyButton]').first();
      await first.getByRole('button').click();
      await expect(first.getByText(pressKit.boilerplate.copy.failed)).toBeVisible();
      await expect(first.getByRole('button')).toBeHidden();
    });

    test('a page to print names the browser’s own command', async ({ page }) => {
      await block(page, 'PrintButton', fate);
      await page.goto('/press-kit/fact-sheet');
      await page.getByRole('button', { name: factSheet.screen.print }).click();
      await expect(page.getByText(factSheet.screen.printUnavailable)).toBeVisible();
    });

    test('what to expect is one link away', async ({ page }) => {
      await block(page, 'TourExpectations', fate);
      await page.goto('/tours');
      const link = page.getByRole('link', { name: toursPage.expectations.link.label });
      await link.scrollIntoViewIfNeeded();
      await link.click();
      await expect(page).toHaveURL(toursPage.expectations.link.href);
    });

    test('the toasts are missing, and the form itself says what became of a message', async ({
      page,
      sandbox,
    }) => {
      await block(page, 'Toasts', fate);
      await page.goto('/contact');
      await page.locator('input[name="name"]').fill('Ada');
      await page.locator('#contact input[name="email"]').fill('ada@reader.example');
      await page.locator('input[name="consent"]').check();
      await page.getByRole('button', { name: contactPage.form.submit }).click();
      await expect(page.getByText(contactPage.form.done.text)).toBeVisible();
      expect(await sandbox.received()).toHaveLength(1);
    });
  });
}

test.describe('whose script comes after the first press', () => {
  test('the promotion is dismissed for good', async ({ page }) => {
    const arrive = await delay(page, 'PromoBanner');
    await page.goto('/');
    const promo = page.getByRole('complementary', { name: site.promo.text });
    await promo.getByRole('button').click();
    await expect(promo).toBeHidden();
    arrive();
    const key = `promo-${site.promo.id}`;
    await expect.poll(() => page.evaluate((name) => localStorage.getItem(name), key)).toBe('1');
  });

  test('words are copied once it is there', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const arrive = await delay(page, 'CopyButton');
    await page.goto('/press-kit');
    const first = page.locator('astro-island[component-url*=CopyButton]').first();
    await first.getByRole('button').click();
    await expect(first.getByRole('button')).toHaveAttribute('aria-busy', 'true');
    arrive();
    await expect(first.getByRole('status')).toHaveText(pressKit.boilerplate.copy.copied);
  });

  test('a category is shown on the spot', async ({ page }) => {
    const arrive = await delay(page, 'CategoryFilter');
    await page.goto('/blog');
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
    const arrive = await delay(page, 'Toasts');
    await page.goto('/contact');
    await page.locator('input[name="name"]').fill('Ada');
    await page.locator('#contact input[name="email"]').fill('ada@reader.example');
    await page.locator('input[name="consent"]').check();
    await page.getByRole('button', { name: contactPage.form.submit }).click();
    await expect(page.getByText(contactPage.form.done.text)).toBeVisible();
    arrive();
    await expect(
      page.getByRole('region', { name: chrome.toasts.label }).getByText(contactPage.form.sent.text),
    ).toBeVisible();
  });
});
