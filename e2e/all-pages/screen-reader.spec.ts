/** What a screen reader is given: names, roles, states and the focus. Messages, dialogs and prices: islands. */
import type { Page } from '@playwright/test';
import { required } from '../../tests/required.ts';
import { chrome, scheduledTours } from '../../tests/support/content.ts';
import { expect, test } from '../support/sandbox.ts';

const { header } = chrome;
const tour = required(scheduledTours[0]);

/** Presses Tab, and expects the focus on controls with these names, one after the other. */
async function expectStops(page: Page, ...names: readonly (string | RegExp)[]): Promise<void> {
  for (const name of names) {
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveAccessibleName(name);
  }
}

test('the header: the skip link, each page, the tours', async ({ page }) => {
  await page.goto('/about');
  await expectStops(page, chrome.skip, header.homeLabel);
  await expectStops(page, ...header.before.map(({ label }) => label), header.tours.label);
  await expect(page.locator('details:has(> summary:focus)')).toHaveAttribute('open');
  // With its next date.
  await expectStops(page, header.tours.allLabel, new RegExp(`^${tour.name}`));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(tour.path);
  const [first] = await page.getByRole('main').getByRole('heading').all();
  await expect(required(first), 'the first heading of what was opened').toHaveText(tour.title);

  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: chrome.skip })).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

test('no field is invalid before a submit, and no ornament is read', async ({ page }) => {
  for (const path of ['/', '/contact', '/adventure-cats', tour.path]) {
    await page.goto(path);
    const snapshot = await page.locator('body').ariaSnapshot();
    expect.soft(snapshot, path).not.toMatch(/\[invalid\]|^\W*(?:text: )?[✓★□·+/]\W*$/m);
  }
});
