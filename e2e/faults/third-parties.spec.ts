/**
 * Each third party in each sort of failure: the visitor can read that it has failed, and has another way to the
 * same end on the page. How forms fail is forms/both-forms.spec.ts; here their answer comes late.
 */
import type { Locator, Page } from '@playwright/test';
import { readBuiltPages } from '../../scripts/checks/built-pages.ts';
import type { ServiceName } from '../../src/sandbox/failures.ts';
import { required } from '../../tests/required.ts';
import { contactPage } from '../../tests/support/content.ts';
import { waitForScrollEnd, openWithStoppedClock } from '../support/missing-scripts.ts';
import { expect, test } from '../support/sandbox.ts';
import { expectWholePage } from '../support/whole-page.ts';
import {
  COMES_LATE,
  FAULTS,
  fillIn,
  HANGS,
  LATE_MS,
  Outage,
  readWords,
  REFUSED,
} from './outage.ts';

// What the browser says of requests that fail, and the site to those who look after it: no uncaught error.
test.use({
  expectedTrouble:
    /Failed to load resource|was not sent|could not be shown|ERR_|asked before the visitor|Refused to (frame|display|execute)|MIME type/,
});

/** One fault on one page. `island` is the first on the page that uses the service. */
type Cell = { page: Page; outage: Outage; island: Locator };
type Errand = {
  /** The name of the island: a page that has it is where the errand runs. */
  island: string;
  run: (cell: Cell) => Promise<void>;
  /** Fewer, where the fault makes no difference to the page. */
  faults?: readonly string[];
};

const submit = (island: Locator) => island.locator('form[method=post] button[type=submit]');

/** Waits for words about what has happened. */
const expectText = (place: Locator) => () =>
  place.filter({ hasText: /\w/, visible: true }).first().isVisible();

/** A link that leads on is visible, and says where. */
async function expectLink(link: Locator): Promise<void> {
  await expect(link.first()).toBeVisible();
  await expect(link.first()).toHaveAttribute('href', /^(mailto:.+@|https?:|\/)/);
  await expect(link.first()).toHaveAccessibleName(/\w/);
}

/** A form that its script sends: an answer that comes late counts, and nothing goes twice. */
const send =
  (isSent: (page: Page) => Promise<boolean>) =>
  async ({ page, outage, island }: Cell) => {
    await island.locator('input:visible').first().focus();
    await expect(island.locator('form[method=post]')).toHaveJSProperty('noValidate', true);
    await fillIn(island);
    await submit(island).click();
    await outage.isAsked();
    await outage.until('it counts as sent', () => isSent(page));
    expect(outage.asked.filter((request) => request.method() === 'POST')).toHaveLength(1);
  };

/** A form that posts into a new tab: this page stays as it is. */
async function postIntoNewTab({ page, outage, island }: Cell): Promise<void> {
  const typed = await fillIn(island);
  const opening = page.waitForEvent('popup');
  await submit(island).click();
  await outage.isAsked();
  await (await opening).close();
  expect(await readWords(island)).toEqual(typed);
  await expect(submit(island)).toBeEnabled();
  await expectLink(page.locator('footer a[href^="mailto:"]'));
}

/** Without its list's validation the form still goes. */
async function postWithoutValidation({ page, outage, island }: Cell): Promise<void> {
  await island.locator('input:visible').first().focus();
  await outage.isAsked();
  await outage.pass(LATE_MS);
  const typed = await fillIn(island);
  const [tab] = await Promise.all([page.waitForEvent('popup'), submit(island).click()]);
  await expect(tab.getByRole('heading').first()).toBeVisible();
  expect(await readWords(island)).toEqual(typed);
}

/** Without the widget's script the link leads to the calendar's page. */
async function reserve({ page, outage, island }: Cell): Promise<void> {
  const path = page.url();
  const link = island.getByRole('link');
  const calendar = await link.getAttribute('href');
  await link.click();
  await outage.until('the calendar’s page', async () => page.url() === calendar);
  await page.goBack();
  await expect(page).toHaveURL(path);
  await expectLink(link);
  await expect(link).not.toHaveAttribute('aria-busy');
}

const CALENDAR_STATES: Readonly<Record<string, string>> = {
  [REFUSED]: 'failed',
  [HANGS]: 'slow',
  [COMES_LATE]: 'shown',
};

async function expectCalendarFallback({ page, outage, island }: Cell): Promise<void> {
  await island.scrollIntoViewIfNeeded();
  await waitForScrollEnd(page);
  await outage.isAsked();
  const expected = CALENDAR_STATES[outage.fault] ?? 'doubt';
  const place = island.locator(`[data-state=${expected}]`);
  await outage.until(`the calendar counts as "${expected}"`, () => place.isVisible());
  if (expected !== 'shown') expect(await expectText(island.getByRole('status'))()).toBe(true);
  // The browser's error page never takes the place of the calendar.
  await expect(island.locator('iframe')).toHaveCount(expected === 'failed' ? 0 : 1);
  await expectLink(island.locator('a[href*="/embeds/book/"][target=_blank]'));
  await expectLink(island.locator('a[href^="mailto:"]'));
}

/** Both the script and the frame end in the same place: a poster, a link, and a word about it. */
async function expectReelFallback({ page, outage, island }: Cell): Promise<void> {
  await island.scrollIntoViewIfNeeded();
  await waitForScrollEnd(page);
  await outage.isAsked();
  const failed = island.locator('[data-state=failed]');
  await outage.until('the reel is given up', () => failed.isVisible());
  expect(await expectText(failed.locator('p'))()).toBe(true);
  await expectLink(failed.getByRole('link'));
  await expect(failed.locator('img').first()).toBeVisible();
}

async function expectVideoFallback({ outage, island }: Cell): Promise<void> {
  await island.getByRole('link').first().click();
  await outage.isAsked();
  await outage.until('the silent player is mentioned', expectText(island.getByRole('status')));
  await expectLink(island.locator('p').getByRole('link'));
}

/** A service without an errand is a type error. The booking service's pages are links alone. */
const ERRANDS: Readonly<Record<Exclude<ServiceName, 'booking-page'>, Errand>> = {
  email: {
    island: 'ContactForm',
    run: send((page) => page.getByText(contactPage.form.sent.text).first().isVisible()),
    faults: [COMES_LATE],
  },
  applications: {
    island: 'ApplicationForm',
    run: send(async (page) => page.url().includes('/thanks')),
    faults: [COMES_LATE],
  },
  newsletter: { island: 'CouponNewsletter', run: postIntoNewTab, faults: [REFUSED] },
  validation: { island: 'CouponNewsletter', run: postWithoutValidation },
  'booking-script': { island: 'ReserveButton', run: reserve },
  'booking-calendar': { island: 'BookingCalendar', run: expectCalendarFallback },
  'reels-script': { island: 'Reel', run: expectReelFallback },
  reel: { island: 'Reel', run: expectReelFallback },
  video: { island: 'Video', run: expectVideoFallback },
};

for (const [service, { island: name, run, faults = FAULTS }] of Object.entries(ERRANDS)) {
  const { path } = required(readBuiltPages().find(({ html }) => html.includes(`/${name}.`)));
  for (const fault of faults)
    test(`${service} ${fault}, on ${path}`, async ({ page }) => {
      const outage = new Outage(page, fault);
      // The keys of the table are the services' names.
      await outage.begin(service as ServiceName);
      await openWithStoppedClock(page, path);
      const island = page.locator(`astro-island[component-url*="/${name}."]`).first();
      await run({ page, outage, island });
      if (new URL(page.url()).pathname === path) await expectWholePage(page);
    });
}
