/**
 * What visitors want of each third party, and what they must be able to notice when it fails: that it
 * has failed, in words, and another way to the same end, on the page that they are on.
 */
import type { Locator, Page } from '@playwright/test';
import type { ServiceName } from '../../src/sandbox/failures.ts';
import { adventureCatsPage, contactPage } from '../../tests/support/content.ts';
import { comeToRest } from '../support/missing-scripts.ts';
import { expect } from '../support/site.ts';
import { COMES_LATE, HANGS, LATE_MS, type Outage } from './outage.ts';

/** One fault on one page. `control` is the errand's own, the first of them on the page. */
type Cell = { page: Page; outage: Outage; control: Locator };
type Errand = {
  /** Finds the control: the pages that hold it are those that use the service. */
  control: string;
  withScript: (cell: Cell) => Promise<void>;
  /** Left out where the service is not asked then. */
  withoutScript?: (cell: Cell) => Promise<void>;
};

/** More than each time limit of the site, in milliseconds. */
const PATIENCE_MS = 21_000;

const TYPED: Readonly<Record<string, string>> = {
  email: 'ada@mail.example',
  tel: '+1 917 555 0142',
};

/** Fills in every field that a visitor sees, letter by letter: a browser's memory of a page lags behind. */
export async function fillIn(form: Locator): Promise<string[]> {
  for (const field of await form.locator('input:visible, textarea:visible').all()) {
    const type = (await field.getAttribute('type')) ?? 'text';
    if ((await field.getAttribute('tabindex')) === '-1') continue;
    if (type === 'checkbox') await field.check();
    else await field.pressSequentially(TYPED[type] ?? 'Ada Whisker', { delay: 5 });
  }
  return readWords(form);
}

const readWords = (form: Locator) =>
  form
    .locator('input:visible:not([type=checkbox]), textarea:visible')
    .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));

const submit = (form: Locator) => form.locator('button[type=submit]');
const isVisible = (locator: Locator) => () => locator.first().isVisible();

/** A link that leads on is visible, and says where. */
async function expectLink(link: Locator): Promise<void> {
  await expect(link.first()).toBeVisible();
  await expect(link.first()).toHaveAttribute('href', /^(mailto:.+@|https?:|\/)/);
  await expect(link.first()).toHaveAccessibleName(/\w/);
}

type FormWords = { isSent: (page: Page) => Promise<boolean>; failed: string; unanswered: string };

/** A form that its script sends: what happened is said, nothing is lost, nothing goes twice. */
const sendFromPage =
  ({ isSent, failed, unanswered }: FormWords) =>
  async ({ page, outage, control }: Cell) => {
    await control.locator('input:visible').first().focus();
    await expect(control).toHaveJSProperty('noValidate', true);
    await fillIn(control);
    await submit(control).click();
    await expect.poll(() => outage.posts).toHaveLength(1);
    // A number is rewritten as it is sent.
    const sent = await readWords(control);
    if (outage.fault === COMES_LATE) {
      await outage.until('the late answer counts', () => isSent(page), LATE_MS + 2000);
    } else {
      const words = page.getByText(outage.fault === HANGS ? unanswered : failed);
      await outage.until('the failure is said', isVisible(words), PATIENCE_MS);
      expect(await isSent(page), 'it counts as sent').toBe(false);
      await expectLink(page.getByRole('main').locator('a[href^="mailto:"][href*="body="]'));
      expect(await readWords(control)).toEqual(sent);
      await expect(submit(control)).toBeEnabled();
    }
    expect(outage.posts).toHaveLength(1);
  };

/** Back from wherever a link or a form has led, if only to the browser's own page of an error. */
async function comeBack({ page, outage }: Cell, path: string): Promise<void> {
  if (outage.fault === HANGS) {
    await (await page.context().newCDPSession(page)).send('Page.stopLoading');
  } else {
    outage.arrive();
    await expect.poll(() => page.url()).not.toBe(path);
    await page.waitForLoadState();
    await page.goBack();
  }
  await expect(page).toHaveURL(path);
}

/** A form that the browser posts without a script: whatever comes, Back finds the page and the words again. */
async function postNatively(cell: Cell): Promise<void> {
  const { page, outage, control } = cell;
  const path = page.url();
  const typed = await fillIn(control);
  await submit(control).click({ noWaitAfter: true });
  await expect.poll(() => outage.posts).toHaveLength(1);
  await comeBack(cell, path);
  await expect.poll(() => readWords(control)).toEqual(typed);
  expect(outage.posts).toHaveLength(1);
  await expectLink(page.locator('a[href^="mailto:"]'));
}

/** What opens a new tab: this page stays as it is, with its words and a way on. */
async function openTab({ page, outage, control }: Cell, open: () => Promise<void>) {
  const path = page.url();
  const opening = page.waitForEvent('popup');
  await open();
  await expect.poll(() => outage.asked).toHaveLength(1);
  outage.arrive();
  // Playwright reports a tab once something has answered in it.
  if (outage.fault === HANGS) opening.catch(() => {});
  else await (await opening).close();
  expect(page.url()).toBe(path);
  await expect(control).toBeVisible();
}

async function postIntoNewTab(cell: Cell): Promise<void> {
  const { page, control } = cell;
  const typed = await fillIn(control);
  await openTab(cell, () => submit(control).click());
  expect(await readWords(control)).toEqual(typed);
  await expect(submit(control)).toBeEnabled();
  await expectLink(page.locator('footer a[href^="mailto:"]'));
}

/** A link to the service's own page: Back finds this one as it was. */
async function followLink(cell: Cell): Promise<void> {
  const { page, outage, control } = cell;
  const path = page.url();
  // The link alone: what the widget's script makes of it is another errand.
  const click = () =>
    control.evaluate((link: HTMLAnchorElement) => {
      delete link.dataset['hold'];
      link.click();
    });
  if ((await control.getAttribute('target')) === '_blank') await openTab(cell, click);
  else {
    await click();
    await expect.poll(() => outage.asked).toHaveLength(1);
    await comeBack(cell, path);
  }
  await expectLink(control);
}

/** Without its list's validation the form still goes. */
async function postUnchecked({ page, outage, control }: Cell): Promise<void> {
  await control.locator('input:visible').first().focus();
  await expect.poll(() => outage.asked.length).toBeGreaterThan(0);
  await outage.pass(LATE_MS);
  const typed = await fillIn(control);
  const [tab] = await Promise.all([page.waitForEvent('popup'), submit(control).click()]);
  await expect(tab.getByRole('heading').first()).toBeVisible();
  expect(await readWords(control)).toEqual(typed);
}

/** Without the widget's script the visitor stands before the calendar's own page. */
async function reserve({ page, outage, control }: Cell): Promise<void> {
  const path = page.url();
  const calendar = await control.getAttribute('href');
  await control.click();
  await outage.until('the calendar’s own page', async () => page.url() === calendar, PATIENCE_MS);
  await page.goBack();
  await expect(page).toHaveURL(path);
  await expectLink(control);
  await expect(control).not.toHaveAttribute('aria-busy');
}

const CALENDAR_STATES: Readonly<Record<string, string>> = {
  'is refused': 'failed',
  [HANGS]: 'slow',
  [COMES_LATE]: 'shown',
};

async function seeCalendar({ page, outage, control }: Cell): Promise<void> {
  await control.scrollIntoViewIfNeeded();
  await comeToRest(page);
  await expect.poll(() => outage.asked.length).toBeGreaterThan(0);
  const expected = CALENDAR_STATES[outage.fault] ?? 'doubt';
  const isSaid = async () => (await control.getAttribute('data-state')) === expected;
  await outage.until(`the calendar counts as "${expected}"`, isSaid, 2 * LATE_MS);
  const status = control.getByRole('status').filter({ hasText: /\w/ });
  if (expected !== 'shown') await expect(status.first()).toBeVisible();
  // An error page of the browser's own never stands in place of the calendar.
  await expect(control.locator('iframe')).toHaveCount(expected === 'failed' ? 0 : 1);
  await expectLink(control.locator('a[href*="/embeds/book/"][target=_blank]'));
  await expectLink(control.locator('a[href^="mailto:"]'));
}

/** Both the script and the frame end in the same place: a poster, a link, and a word about it. */
async function seeReels({ page, outage }: Cell): Promise<void> {
  const reels = await page.locator('[data-reel]').all();
  for (const reel of reels) {
    await reel.scrollIntoViewIfNeeded();
    await comeToRest(page);
  }
  await expect.poll(() => outage.asked.length).toBeGreaterThan(0);
  for (const reel of reels) {
    const hasFailed = async () => (await reel.getAttribute('data-state')) === 'failed';
    await outage.until('the reel is given up', hasFailed, PATIENCE_MS);
    await expect(reel.locator('p').filter({ hasText: /\w/ }).first()).toBeVisible();
    await expectLink(reel.getByRole('link'));
    await expect(reel.locator('img').first()).toBeVisible();
  }
}

async function playFilm({ outage, control }: Cell): Promise<void> {
  await control.getByRole('link').first().click();
  await expect.poll(() => outage.asked.length).toBeGreaterThan(0);
  const status = control.getByRole('status').filter({ hasText: /\w/ });
  await outage.until('the silent player is mentioned', isVisible(status), PATIENCE_MS);
  await expectLink(control.locator('p').getByRole('link'));
}

const island = (name: string, part: string) => `astro-island[component-url*="/${name}."] ${part}`;

/** Every service that the sandbox plays: one without an errand is an error of the type checker's. */
export const ERRANDS: Readonly<Record<ServiceName, Errand>> = {
  email: {
    control: 'form[action*="/api/v1.0/email/"]',
    withScript: sendFromPage({
      isSent: (page) => page.getByText(contactPage.form.sent.text).first().isVisible(),
      failed: contactPage.form.failed.text,
      unanswered: contactPage.form.unanswered.text,
    }),
    withoutScript: postNatively,
  },
  applications: {
    control: 'form[action*="/f/"]',
    withScript: sendFromPage({
      isSent: async (page) => page.url().includes('/thanks'),
      failed: adventureCatsPage.form.failed,
      unanswered: adventureCatsPage.form.unanswered,
    }),
    withoutScript: postNatively,
  },
  newsletter: {
    control: 'form[action*="/subscribe/post"]',
    withScript: postIntoNewTab,
    withoutScript: postIntoNewTab,
  },
  validation: { control: island('CouponNewsletter', 'form'), withScript: postUnchecked },
  'booking-script': { control: island('ReserveButton', 'a'), withScript: reserve },
  'booking-calendar': { control: island('BookingCalendar', '> div'), withScript: seeCalendar },
  'booking-page': {
    // Not the links that choose a tour for the calendar beside them.
    control: 'main a[href*="/embeds/book/"]:is([target="_blank"], [data-hold])',
    withScript: followLink,
    withoutScript: followLink,
  },
  'reels-script': { control: '[data-reel]', withScript: seeReels },
  reel: { control: '[data-reel]', withScript: seeReels },
  video: { control: island('Video', '> div'), withScript: playFilm },
};
