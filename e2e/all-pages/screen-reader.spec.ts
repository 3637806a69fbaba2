/** What a screen reader announces, in order, on a visitor's ways through the site. */
import type { Page } from '@playwright/test';
import { readBuiltPages } from '../../scripts/checks/built-pages.ts';
import { formatDollars } from '../../src/domain/booking/money.ts';
import { GUESTS } from '../../src/domain/booking/private-tour-price.ts';
import {
  chrome,
  contactPage,
  galleryPage,
  privateToursPage,
  site,
  tourPictures,
  toursPage,
  scheduledTours,
  privatePrice,
} from '../../tests/support/content.ts';
import { required } from '../../tests/required.ts';
import { openWithStoppedClock } from '../support/missing-scripts.ts';
import { expect, test } from '../support/sandbox.ts';
import { ScreenReader } from '../support/screen-reader.ts';

const { header } = chrome;
const tour = required(scheduledTours[0]);

const link = (label: string) => `link ${label}`;
const button = (label: string) => `button ${label}`;

/** A page is announced by its title. */
function pageAt(address: string): string {
  const { html = '' } = readBuiltPages().find(({ path }) => path === address) ?? {};
  const title = required(/<title>([^<]+)/.exec(html)?.[1]);
  return `page ${title.replaceAll('&amp;', '&').replaceAll('&#39;', '’')}`;
}

/** Delays a third party's responses. @returns releases them */
async function holdAnswers(page: Page, origin: string): Promise<() => void> {
  const free = Promise.withResolvers<void>();
  await page.route(`${origin}/**`, async (route) => {
    await free.promise;
    await route.continue();
  });
  return free.resolve;
}

test('from the menu to a tour', async ({ page }) => {
  const reader = await ScreenReader.start(page);
  await page.goto('/about');
  await reader.expectHeard(pageAt('/about'));
  await reader.press('Tab', link(chrome.skip));
  await reader.press('Tab', link(header.homeLabel));
  for (const { label } of header.before) await reader.press('Tab', link(label));
  await reader.press('Tab', `DisclosureTriangle ${header.tours.label}, expanded`);
  await reader.press('Tab', link(header.tours.allLabel));
  await reader.press('Tab', link(tour.name));
  await reader.press('Enter', pageAt(tour.path));
  const [first] = await page.getByRole('main').getByRole('heading').all();
  await expect(required(first), 'the first heading of what was opened').toHaveText(tour.title);
});

test('past the header by the skip link', async ({ page }) => {
  await page.goto('/about');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: chrome.skip })).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('main :focus')).toBeVisible();
});

test('from the menu of a phone, which says whether it is open', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const reader = await ScreenReader.start(page);
  await page.goto('/about');
  await reader.jumpTo(page.getByRole('banner').getByRole('link').first());
  await reader.expectHeard(pageAt('/about'));
  await reader.press('Tab', `DisclosureTriangle ${header.menuLabel}, collapsed`);
  await reader.press('Enter', `DisclosureTriangle ${header.menuLabel}, expanded`);
  const [first] = [...header.before, header.tours];
  await reader.press('Tab', link(required(first).label));
  await reader.press('Escape', `DisclosureTriangle ${header.menuLabel}, collapsed`);
});

test('to the calendar of a tour, with its loading state', async ({ page, sandbox }) => {
  const { reserve, opening } = toursPage.cards;
  const release = await holdAnswers(page, sandbox.origin);
  const reader = await ScreenReader.start(page);
  await page.goto('/tours');
  await reader.jumpTo(page.getByRole('article').first().getByRole('blockquote'));
  await reader.expectHeard(pageAt('/tours'));
  await reader.press('Tab', link(`${reserve}: ${tour.name}`));
  await reader.press('Enter', `says ${opening}`, link(`${opening}: ${tour.name}`));
  release();
  await expect(page.frameLocator('iframe').getByRole('heading', { name: tour.name })).toBeVisible();
});

test('through the pictures, each with its description, caption and number', async ({ page }) => {
  const words = galleryPage.lightbox;
  const reader = await ScreenReader.start(page);
  await page.goto('/gallery');
  const items = page.getByRole('listitem').filter({ has: page.locator('[id^=photo-]') });
  const read = (place: number) =>
    items.nth(place).evaluate((item) => ({
      alt: item.querySelector('img')?.alt ?? '',
      caption: item.querySelector('p')?.textContent ?? '',
      story: item.querySelector('a.label')?.textContent ?? '',
    }));
  const [first, second] = [await read(0), await read(1)];
  const spoken = ({ alt, caption, story }: typeof first, number: number) => {
    const position = words.position
      .replace('{number}', String(number))
      .replace('{total}', String(tourPictures.length));
    return `says ${alt} ${caption} ${position} ${story}`.trim();
  };
  await reader.jumpTo(items.first());
  await reader.expectHeard(pageAt('/gallery'));
  await reader.press('Tab', link(first.alt));
  // Loading may or may not be announced.
  await page.route(/\.(avif|webp|jpe?g)$/, () => {});
  // The focus is on the picture, not on the first button.
  await reader.press('Enter', 'figure', spoken(first, 1));
  await reader.press('ArrowRight', spoken(second, 2));
  if (second.story) await reader.press('Tab', link(second.story));
  await reader.press('Tab', button(words.previous));
  await reader.press('Tab', button(words.next));
  await reader.press('Tab', button(words.close));
  await reader.press('Enter', link(second.alt));
});

test('from the price of a private tour to the contact form', async ({ page }) => {
  const words = privateToursPage.calculator;
  const { includedGuests } = site.privateTour;
  const hint = words.hint.replace('{mostGuests}', String(GUESTS.max));
  const count = (guests: number) => `spinbutton ${words.guestsLabel}, ${guests}, ${hint}`;
  const price = (guests: number) => formatDollars(privatePrice(guests));
  const reader = await ScreenReader.start(page);
  await page.goto('/tours/private-tours');
  await reader.jumpTo(page.getByRole('heading', { name: words.title }));
  await reader.expectHeard(pageAt('/tours/private-tours'));
  await reader.press('Tab', button(words.fewer));
  await reader.press('Tab', count(includedGuests));
  await reader.press('ArrowUp', `says ${price(includedGuests + 1)}`, count(includedGuests + 1));
  await reader.press('Tab', button(words.more));
  await reader.press('Enter', `says ${price(includedGuests + 2)}`);
  await reader.press('Tab', link(words.contact.label));
  const { messageLabel, optional } = contactPage.form;
  await reader.press('Enter', pageAt('/contact'), `textbox ${messageLabel} (${optional})`);
});

test('the contact form with its errors and confirmation', async ({ page, sandbox }) => {
  const words = contactPage.form;
  const { messages } = words;
  const name = `textbox ${words.nameLabel}, required`;
  const email = `textbox ${words.emailLabel}, required`;
  const consent = `checkbox ${words.consent}`;
  const release = await holdAnswers(page, sandbox.origin);
  const reader = await ScreenReader.start(page);
  await openWithStoppedClock(page, '/contact');
  await reader.jumpTo(page.getByRole('heading', { name: words.title }));
  await reader.expectHeard(pageAt('/contact'));
  await reader.press('Tab', name);
  await reader.press('Enter', `${name}, invalid, ${messages.nameMissing}`);
  await page.keyboard.type('Ada Whisker');
  await reader.expectHeard(name);
  await reader.press('Tab', `${email}, invalid, ${messages.emailMissing}`);
  await page.keyboard.type('ada@mail.example');
  await reader.expectHeard(email);
  await reader.press('Tab', `textbox ${words.messageLabel} (${words.optional})`);
  await reader.press('Tab', `${consent}, not checked, invalid, ${messages.consentMissing}`);
  await reader.press('Space', `${consent}, checked`);
  await reader.press('Tab', link(words.privacy.label));
  await reader.press('Tab', button(words.submit));
  await reader.press('Enter', `${button(words.sending)}, disabled`);
  release();
  await reader.expectHeard(
    `says ${words.sent.title} ${words.sent.text}`,
    `generic ${words.done.title} ${words.done.text}`,
  );
  // The form replaces the confirmation, and the focus is not lost.
  await page.clock.runFor(3_000);
  await reader.expectHeard(button(words.submit));
});

test('no field is announced as invalid before a submit', async ({ page }) => {
  for (const path of ['/', '/contact', '/adventure-cats']) {
    await page.goto(path);
    const browser = await page.context().newCDPSession(page);
    const { nodes } = await browser.send('Accessibility.getFullAXTree');
    const fields = nodes.filter(({ role }) => /textbox|checkbox/.test(role?.value));
    expect(fields.length, path).toBeGreaterThan(0);
    const wrong = fields.filter(({ properties = [] }) =>
      properties.some(({ name, value }) => name === 'invalid' && value.value !== 'false'),
    );
    expect(
      wrong.map(({ name }) => name?.value),
      path,
    ).toEqual([]);
  }
});

test('decorative characters are not announced', async ({ page }) => {
  for (const path of ['/adventure-cats', tour.path]) {
    await page.goto(path);
    const browser = await page.context().newCDPSession(page);
    const { nodes } = await browser.send('Accessibility.getFullAXTree');
    const spoken = nodes.filter(({ role }) => role?.value === 'StaticText');
    expect(spoken.length, path).toBeGreaterThan(0);
    const marks = spoken.filter(({ name }) => /^\s*[✓★□·–+−/]\s*$/.test(name?.value));
    expect(
      marks.map(({ name }) => name?.value),
      path,
    ).toEqual([]);
  }
});
