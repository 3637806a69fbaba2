/** What a screen reader is given: names, roles, states, messages and the focus. Dialogs and prices: islands. */
import type { Page } from '@playwright/test';
import { required } from '../../tests/required.ts';
import { chrome, contactPage, scheduledTours } from '../../tests/support/content.ts';
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

test('the contact form: each error with its field, and the focus on the first', async ({
  page,
}) => {
  const words = contactPage.form;
  await page.goto('/contact');
  const form = page.getByRole('form', { name: words.title });
  await expect(form.locator('[aria-invalid=true]')).toHaveCount(0);
  const [name, email] = [words.nameLabel, words.emailLabel].map((label) =>
    form.getByRole('textbox', { name: label }),
  );
  await required(name).press('Enter');
  await expect(form).toMatchAriaSnapshot(`
    - group:
      - textbox ${JSON.stringify(words.nameLabel)} [invalid]
      - textbox ${JSON.stringify(words.emailLabel)} [invalid]
      - checkbox ${JSON.stringify(words.consent)} [invalid]
    - paragraph:
      - button ${JSON.stringify(words.submit)}
  `);
  await expect(required(name)).toBeFocused();
  await expect(required(name)).toHaveAccessibleDescription(words.messages.nameMissing);
  await page.keyboard.type('Ada Whisker');
  await expect(form.locator('[name=name][aria-invalid=true]')).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(required(email)).toBeFocused();
  await expect(required(email)).toHaveAccessibleDescription(words.messages.emailMissing);
});

test('no field is invalid before a submit, and no ornament is read', async ({ page }) => {
  for (const path of ['/', '/contact', '/adventure-cats', tour.path]) {
    await page.goto(path);
    const snapshot = await page.locator('body').ariaSnapshot();
    expect.soft(snapshot, path).not.toMatch(/\[invalid\]|^\W*(?:text: )?[✓★□·+/]\W*$/m);
  }
});
