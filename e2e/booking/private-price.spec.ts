/** The price of a private tour. */
import type { Page } from '@playwright/test';
import { privateToursPage, site } from '../../tests/support/content.ts';
import { formatDollars } from '../../src/domain/booking/money.ts';
import { GUESTS, privateTourPrice } from '../../src/domain/booking/private-tour-price.ts';
import {
  blockScript,
  FAILURE_MODES,
  holdScript,
  openWithStoppedClock,
  SCRIPT_TROUBLE,
} from '../support/missing-scripts.ts';
import { expect, test } from '../support/sandbox.ts';

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
