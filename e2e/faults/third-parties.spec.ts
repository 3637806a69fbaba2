/**
 * Each third party with the kinds of failure that its page tells apart: the page says so and offers an alternative.
 * Forms' refusals and timeouts: forms/both-forms.spec.ts. Statuses and answers: tests/providers.
 */
import type { Locator, Page } from '@playwright/test';
import { readBuiltPages } from '../../scripts/checks/built-pages.ts';
import type { ServiceName } from '../../src/sandbox/failures.ts';
import { required } from '../../tests/required.ts';
import { contactPage } from '../../tests/support/content.ts';
import { waitForScrollEnd, openWithStoppedClock } from '../support/missing-scripts.ts';
import { expect, test } from '../support/sandbox.ts';
import { expectWholePage } from '../support/whole-page.ts';
import { FAULTS, type Fault, fillIn, LATE_MS, Outage, readWords } from './outage.ts';

// Failed requests are logged to the console, by the browser and by the site; there is no uncaught error.
test.use({
  expectedTrouble:
    /Failed to load resource|was not sent|could not be shown|ERR_|before any input|Refused to (frame|display|execute)|MIME type/,
});

/** `island` is the first on the page that uses the service. */
type Cell = { page: Page; outage: Outage; island: Locator };
type Errand = {
  /** Runs on a page with this island. */
  island: string;
  run: (cell: Cell) => Promise<void>;
  faults: readonly Fault[];
};

const submit = (island: Locator) => island.locator('form[method=post] button[type=submit]');

const expectText = (place: Locator) => () =>
  place.filter({ hasText: /\w/, visible: true }).first().isVisible();

async function expectLink(link: Locator): Promise<void> {
  await expect(link.first()).toBeVisible();
  await expect(link.first()).toHaveAttribute('href', /^(mailto:.+@|https?:|\/)/);
  await expect(link.first()).toHaveAccessibleName(/\w/);
}

/** A form sent by script: a late response counts, and nothing is sent twice. */
const send =
  (isSent: (page: Page) => Promise<boolean>) =>
  async ({ page, outage, island }: Cell) => {
    await island.locator('input:visible').first().focus();
    await expect(island.locator('form[method=post]')).toHaveJSProperty('noValidate', true);
    await fillIn(island);
    await submit(island).click();
    await outage.isAsked();
    await outage.until('it counts as sent', () => isSent(page));
    expect(outage.requested.filter((request) => request.method() === 'POST')).toHaveLength(1);
  };

/** A form that posts into a new tab: this page does not change. */
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

/** The form also posts without the service's validation. */
async function postWithoutValidation({ page, outage, island }: Cell): Promise<void> {
  await island.locator('input:visible').first().focus();
  await outage.isAsked();
  await outage.advance(LATE_MS);
  const typed = await fillIn(island);
  const [tab] = await Promise.all([page.waitForEvent('popup'), submit(island).click()]);
  await expect(tab.getByRole('heading').first()).toBeVisible();
  expect(await readWords(island)).toEqual(typed);
}

/** Without the widget's script the link opens the calendar's page. */
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

const CALENDAR_STATES: Readonly<Record<Fault, string>> = {
  'is refused': 'failed',
  'answers with a page of a hotel’s network': 'doubt',
  hangs: 'slow',
  'comes late': 'shown',
};

async function expectCalendarFallback({ page, outage, island }: Cell): Promise<void> {
  await island.scrollIntoViewIfNeeded();
  await waitForScrollEnd(page);
  await outage.isAsked();
  // In the island, since scroll anchoring hides a change in the window.
  const frameTop = () =>
    island.locator('iframe').evaluate((frame) => {
      const calendar = frame.closest('[data-state]')?.getBoundingClientRect();
      return Math.round(frame.getBoundingClientRect().top - (calendar?.top ?? 0));
    });
  const top = await frameTop();
  const expected = CALENDAR_STATES[outage.fault];
  const place = island.locator(`[data-state=${expected}]`);
  await outage.until(`the calendar counts as "${expected}"`, () => place.isVisible());
  if (expected !== 'shown') expect(await expectText(island.getByRole('status'))()).toBe(true);
  // The text lies over the frame.
  if (expected === 'doubt') expect(await frameTop()).toBe(top);
  // The browser's error page is not shown.
  await expect(island.locator('iframe')).toHaveCount(expected === 'failed' ? 0 : 1);
  await expectLink(island.locator('a[href*="/embeds/book/"][target=_blank]'));
  await expectLink(island.locator('a[href^="mailto:"]'));
}

/** If the script or the frame fails, the poster, the link and a message stay. */
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

/**
 * A missing service is a type error. The booking service's pages are only linked. A script that is refused and one
 * that is no script, or a frame that is silent for whatever reason, are the same to the page (tests/providers, islands).
 */
const ERRANDS: Readonly<Record<Exclude<ServiceName, 'booking-page'>, Errand>> = {
  email: {
    island: 'ContactForm',
    run: send((page) => page.getByText(contactPage.form.sent.text).first().isVisible()),
    faults: ['comes late'],
  },
  applications: {
    island: 'ApplicationForm',
    run: send(async (page) => page.url().includes('/thanks')),
    faults: ['comes late'],
  },
  newsletter: { island: 'CouponNewsletter', run: postIntoNewTab, faults: ['is refused'] },
  validation: { island: 'CouponNewsletter', run: postWithoutValidation, faults: ['hangs'] },
  'booking-script': {
    island: 'ReserveButton',
    run: reserve,
    faults: ['answers with a page of a hotel’s network', 'hangs'],
  },
  'booking-calendar': {
    island: 'BookingCalendar',
    run: expectCalendarFallback,
    faults: FAULTS,
  },
  'reels-script': { island: 'Reel', run: expectReelFallback, faults: ['is refused'] },
  reel: { island: 'Reel', run: expectReelFallback, faults: ['hangs'] },
  video: { island: 'Video', run: expectVideoFallback, faults: ['hangs'] },
};

for (const [service, { island: name, run, faults }] of Object.entries(ERRANDS)) {
  const { path } = required(readBuiltPages().find(({ html }) => html.includes(`/${name}.`)));
  for (const fault of faults)
    test(`${service} ${fault}, on ${path}`, async ({ page }) => {
      const outage = new Outage(page, fault);
      // `Object.entries` drops the keys' type.
      await outage.begin(service as ServiceName);
      await openWithStoppedClock(page, path);
      const island = page.locator(`astro-island[component-url*="/${name}."]`).first();
      await run({ page, outage, island });
      if (new URL(page.url()).pathname === path) await expectWholePage(page);
    });
}
