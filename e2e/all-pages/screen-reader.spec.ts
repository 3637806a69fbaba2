/** What a screen reader is given on a visitor's ways through the site: names, roles, states, messages and the focus. */
import type { Locator, Page } from '@playwright/test';
import { formatDollars } from '../../src/domain/booking/money.ts';
import { GUESTS } from '../../src/domain/booking/private-tour-price.ts';
import { required } from '../../tests/required.ts';
import {
  chrome,
  contactPage,
  galleryPage,
  privatePrice,
  privateToursPage,
  scheduledTours,
  site,
  tourPictures,
} from '../../tests/support/content.ts';
import { expect, test } from '../support/sandbox.ts';

const { header } = chrome;
const tour = required(scheduledTours[0]);

/** Moves the reading cursor, as a jump to a heading does: Tab continues from there. */
const jumpTo = (place: Locator) =>
  place.evaluate((element: HTMLElement) => {
    element.tabIndex = -1;
    element.focus();
    element.blur();
    element.removeAttribute('tabindex');
  });

/** Presses Tab, and expects the focus on controls with these names, one after the other. */
async function expectStops(page: Page, ...names: readonly string[]): Promise<void> {
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
  await expectStops(page, header.tours.allLabel, tour.name);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(tour.path);
  const [first] = await page.getByRole('main').getByRole('heading').all();
  await expect(required(first), 'the first heading of what was opened').toHaveText(tour.title);

  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: chrome.skip })).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

test('a picture: its description, caption and number, then the buttons', async ({ page }) => {
  const { label, previous, next, close, position } = galleryPage.lightbox;
  await page.goto('/gallery');
  const item = page.getByRole('listitem').filter({ has: page.locator('[id^=photo-]') });
  const alt = required(await item.nth(1).getByRole('img').getAttribute('alt'));
  await item.nth(1).getByRole('link').first().press('Enter');
  const number = position.replace('{number}', '2').replace('{total}', `${tourPictures.length}`);
  const dialog = page.getByRole('dialog', { name: label });
  await expect(dialog).toMatchAriaSnapshot(`
    - figure:
      - img ${JSON.stringify(alt)}
      - text: /${RegExp.escape(number)}/
    - button ${JSON.stringify(previous)}
    - button ${JSON.stringify(next)}
    - button ${JSON.stringify(close)}
  `);
  // The focus is on the picture, not on the first button.
  await expect(dialog.getByRole('figure')).toBeFocused();
});

test('the price of a private tour: the count with its hint, the total as a status', async ({
  page,
}) => {
  const words = privateToursPage.calculator;
  const guests = site.privateTour.includedGuests;
  await page.goto('/tours/private-tours');
  await jumpTo(page.getByRole('heading', { name: words.title }));
  await expectStops(page, words.fewer, words.guestsLabel);
  const hint = words.hint.replace('{mostGuests}', String(GUESTS.max));
  await expect(page.locator(':focus')).toHaveAccessibleDescription(hint);
  await page.keyboard.press('ArrowUp');
  await expect(page.locator('#price')).toMatchAriaSnapshot(`
    - paragraph:
      - spinbutton ${JSON.stringify(words.guestsLabel)}: "${guests + 1}"
    - definition:
      - status: ${formatDollars(privatePrice(guests + 1))}
  `);
  await expectStops(page, words.more, words.contact.label);
  await page.keyboard.press('Enter');
  const { messageLabel, optional } = contactPage.form;
  await expect(page.locator(':focus')).toHaveAccessibleName(`${messageLabel} (${optional})`);
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
