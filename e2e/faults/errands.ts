/**
 * What visitors want of each third party, and what they must be able to notice when it fails: that it
 * has failed, in words, and another way to the same end, on the page that they are on.
 */
import type { Locator, Page } from '@playwright/test';
import type { ServiceName } from '../../src/sandbox/failures.ts';
import type { Service } from '../../src/providers/public-ids.ts';
import { adventureCatsPage, contactPage } from '../../tests/support/content.ts';
import { comeToRest } from '../support/missing-scripts.ts';
import { expect } from '../support/site.ts';
import { isUnreachable, LATE_MS } from './faults.ts';
import type { Outage } from './outage.ts';
import { expectWholeWidget } from './whole-page.ts';

/** One fault on one page. */
type Cell = {
  page: Page;
  outage: Outage;
  /** The errand's control, the first of them on the page. */
  control: Locator;
};

export type Errand = {
  /** Whose contract it is, and what of the page's policy is there for it. */
  provider: Service;
  sources: readonly ('script-src' | 'style-src' | 'connect-src' | 'frame-src' | 'form-action')[];
  /** Finds the control in a page's HTML: the pages that hold it are those that use the service. */
  control: string;
  withScript: (cell: Cell) => Promise<void>;
  /** Without script; left out where the service is not asked then, and the links alone count. */
  withoutScript?: (cell: Cell) => Promise<void>;
  /** Another service without which the errand never gets to its own one, or has no end to look at. */
  needs?: ServiceName;
};

/** More than each time limit of the site, in milliseconds. */
const PATIENCE_MS = 21_000;

/** What each kind of field is filled with. */
const TYPED: Readonly<Record<string, string>> = {
  email: 'ada@mail.example',
  tel: '+1 917 555 0142',
  text: 'Ada Whisker',
  textarea: 'Two guests, and a cat called Topsy.',
};

/** What stands in the fields that a visitor sees, by their names. */
const written = (form: Locator) =>
  form.evaluate((element: HTMLFormElement) =>
    Object.fromEntries(
      [...element.elements]
        .filter(
          (field) => field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement,
        )
        .filter((field) => field.type !== 'hidden' && field.tabIndex >= 0)
        .map((field) => [
          field.name,
          field instanceof HTMLInputElement && field.type === 'checkbox'
            ? field.checked
            : field.value,
        ]),
    ),
  );

/** Between two letters of somebody who types fast, in milliseconds. */
const TYPING_MS = 15;

/**
 * Fills in every field that a visitor sees.
 *
 * @param isTyped letter by letter, in the time that takes: a browser notes for its way Back what was
 *   written some moments ago, and not always what came in the instant before the page was left
 * @returns what was written, by field
 */
export async function fillIn(
  form: Locator,
  isTyped = false,
): Promise<Record<string, string | boolean>> {
  for (const field of await form.locator('input, textarea').all()) {
    const { type, isMeant } = await field.evaluate((element: HTMLInputElement) => ({
      type: element.type,
      isMeant: element.type !== 'hidden' && element.tabIndex >= 0,
    }));
    if (!isMeant) continue;
    if (type === 'checkbox') await field.check();
    else if (isTyped) await field.pressSequentially(TYPED[type] ?? '', { delay: TYPING_MS });
    else await field.fill(TYPED[type] ?? '');
  }
  return written(form);
}

const wordsOf = (fields: Record<string, string | boolean>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => typeof value === 'string'));

const submit = (form: Locator) => form.locator('button[type=submit]');
const posts = ({ asked }: Outage) => asked.filter((request) => request.method() === 'POST');
const isVisible = (locator: Locator) => () => locator.first().isVisible();

/** A link that leads on is in sight, and says where. */
async function expectLink(link: Locator): Promise<void> {
  await expect(link.first()).toBeVisible();
  await expect(link.first()).toHaveAttribute('href', /^(mailto:.+@|https?:|\/)/);
  await expect(link.first()).toHaveAccessibleName(/\w/);
}

/** Waits until the page's own script is there, which lets a double press go once. */
async function listens(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => customElements.get('astro-island') !== undefined))
    .toBe(true);
}

/** Waits until React answers for a form: until then, the browser's own validation does. */
export async function touch(form: Locator): Promise<void> {
  await form.locator('input:visible').first().focus();
  await expect(form).toHaveJSProperty('noValidate', true);
}

type FormWords = { sent: () => Promise<boolean>; failed: string; unanswered: string };

/** A form that its script sends: told in words, nothing lost, nothing sent twice. */
async function sendFromPage({ page, outage, control }: Cell, words: FormWords): Promise<void> {
  await touch(control);
  await fillIn(control);
  await submit(control).click();
  await expect.poll(() => posts(outage)).toHaveLength(1);
  // A number is rewritten as it is sent.
  const sent = await written(control);
  if (outage.fault === 'comes late') {
    await outage.until('the late answer counts', words.sent, LATE_MS + 2000);
    expect(posts(outage)).toHaveLength(1);
    return;
  }
  const text = outage.fault === 'hangs' ? words.unanswered : words.failed;
  await outage.until('the failure is told', isVisible(page.getByText(text)), PATIENCE_MS);
  expect(await words.sent(), 'it counts as sent').toBe(false);
  // By mail, already written out.
  await expectLink(page.getByRole('main').locator('a[href^="mailto:"][href*="body="]'));
  expect(await written(control)).toEqual(sent);
  expect(posts(outage)).toHaveLength(1);
  await expect(submit(control)).toBeEnabled();
  await expect(submit(control)).not.toHaveAttribute('aria-busy');
}

const isWaiting = ({ fault }: Outage) => fault === 'hangs' || fault === 'comes late';

/** The visitor has waited long enough, and stops the browser on its way to another page. */
async function stopLoading(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.stopLoading');
}

/**
 * Back from wherever a link or a form has led, if only to the browser's own page of an error: the
 * visitor finds the page again. A late answer arrives.
 */
async function comeBack({ page, outage }: Cell, path: string): Promise<void> {
  if (outage.fault === 'hangs') {
    await stopLoading(page);
  } else {
    outage.arrive();
    await expect.poll(() => page.url()).not.toBe(path);
    // What was typed reaches the browser's memory of the page as it is left, and takes a moment.
    await page.waitForLoadState();
    await page.goBack();
  }
  await expect(page).toHaveURL(path);
}

/** A form that the browser posts by itself: whatever comes, Back finds the page and the words again. */
async function postNatively(cell: Cell): Promise<void> {
  const { page, outage, control } = cell;
  const path = page.url();
  const typed = await fillIn(control, true);
  await submit(control).click({ noWaitAfter: true });
  await expect.poll(() => posts(outage)).toHaveLength(1);
  await comeBack(cell, path);
  // Words, not promises: those are given anew. The browser puts them back once the page is there.
  await expect.poll(async () => wordsOf(await written(control))).toEqual(wordsOf(typed));
  expect(posts(outage)).toHaveLength(1);
  await expectLink(page.locator('a[href^="mailto:"]'));
}

/** A form that posts into a new tab: this page stays, with its words, and can do it again. */
async function postIntoNewTab({ page, outage, control }: Cell): Promise<void> {
  const hasScript = await page.evaluate(() => matchMedia('(scripting: enabled)').matches);
  const typed = await fillIn(control);
  if (hasScript) await listens(page);
  const opening = page.waitForEvent('popup');
  await submit(control).click();
  await expect.poll(() => posts(outage)).toHaveLength(1);
  // Pressed twice by an unsteady hand, which takes a script to notice.
  if (hasScript) await submit(control).click();
  outage.arrive();
  // Playwright tells of a tab once something has answered in it.
  const tab = outage.fault === 'hangs' ? undefined : await opening;
  await tab?.close();
  opening.catch(() => {});
  expect(await written(control)).toEqual(typed);
  expect(posts(outage)).toHaveLength(1);
  await expect(submit(control)).toBeEnabled();
  await expectLink(page.locator('footer a[href^="mailto:"]'));
}

/** A link to the service's own page: Back finds this one as it was. */
async function followLink(cell: Cell): Promise<void> {
  const { page, outage, control } = cell;
  const path = page.url();
  const isNewTab = (await control.getAttribute('target')) === '_blank';
  const opening = isNewTab ? page.waitForEvent('popup') : undefined;
  // The link alone: what the widget's script makes of it is another errand.
  await control.evaluate((link: HTMLAnchorElement) => {
    delete link.dataset['hold'];
    link.click();
  });
  await expect.poll(() => outage.asked).toHaveLength(1);
  if (isNewTab) {
    outage.arrive();
    if (outage.fault !== 'hangs') await (await opening)?.close();
    opening?.catch(() => {});
    expect(page.url()).toBe(path);
  } else {
    await comeBack(cell, path);
  }
  await expectLink(control);
}

const MESSAGE: Errand = {
  provider: 'email',
  sources: ['connect-src', 'form-action'],
  control: 'form[action*="/api/v1.0/email/"]',
  withScript: async (cell) => {
    const { page } = cell;
    await sendFromPage(cell, {
      sent: isVisible(page.getByText(contactPage.form.sent.text)),
      failed: contactPage.form.failed.text,
      unanswered: contactPage.form.unanswered.text,
    });
  },
  withoutScript: postNatively,
};

const APPLICATION: Errand = {
  provider: 'applications',
  sources: ['connect-src', 'form-action'],
  control: 'form[action*="/f/"]',
  withScript: async (cell) => {
    const path = cell.page.url();
    await sendFromPage(cell, {
      sent: async () => cell.page.url() !== path,
      failed: adventureCatsPage.form.failed,
      unanswered: adventureCatsPage.form.unanswered,
    });
  },
  withoutScript: postNatively,
};

const subscription = (place: 'main' | 'footer'): Errand => ({
  provider: 'newsletter',
  sources: ['form-action'],
  control: `${place} form[action*="/subscribe/post"]`,
  withScript: postIntoNewTab,
  withoutScript: postIntoNewTab,
});

const VALIDATION: Errand = {
  provider: 'newsletter',
  needs: 'newsletter',
  sources: ['script-src', 'style-src'],
  control: 'astro-island[component-url*="/CouponNewsletter."] form',
  withScript: async ({ page, outage, control }) => {
    await control.locator('input:visible').first().focus();
    await expect.poll(() => outage.asked.length).toBeGreaterThan(0);
    await outage.pass(isWaiting(outage) ? LATE_MS : 1000);
    const typed = await fillIn(control);
    const [tab] = await Promise.all([page.waitForEvent('popup'), submit(control).click()]);
    await expect(tab.getByRole('heading').first()).toBeVisible();
    await tab.close();
    expect(await written(control)).toEqual(typed);
  },
};

const RESERVATION: Errand = {
  provider: 'booking',
  needs: 'booking-page',
  sources: ['script-src', 'style-src', 'connect-src'],
  control: 'astro-island[component-url*="/ReserveButton."] a',
  withScript: async ({ page, outage, control }) => {
    const path = page.url();
    const calendar = (await control.getAttribute('href')) ?? '';
    await control.click();
    await outage.until('the calendar’s own page', async () => page.url() === calendar, PATIENCE_MS);
    await page.goBack();
    await expect(page).toHaveURL(path);
    await expectLink(control);
    await expect(control).not.toHaveAttribute('aria-busy');
  },
};

const CALENDAR: Errand = {
  provider: 'booking',
  sources: ['frame-src', 'connect-src'],
  control: 'astro-island[component-url*="/BookingCalendar."] > div',
  withScript: async ({ page, outage, control }) => {
    await control.scrollIntoViewIfNeeded();
    await comeToRest(page);
    await expect.poll(() => outage.asked.length).toBeGreaterThan(0);
    const state = isUnreachable(outage.fault) ? 'failed' : 'doubt';
    const expected = { hangs: 'slow', 'comes late': 'shown' }[String(outage.fault)] ?? state;
    const isTold = async () => (await control.getAttribute('data-state')) === expected;
    await outage.until(`the calendar counts as "${expected}"`, isTold, 2 * LATE_MS);
    const told = control.getByRole('status').filter({ hasText: /\w/ });
    if (expected !== 'shown') await expect(told.first()).toBeVisible();
    await expectLink(control.locator('a[href*="/embeds/book/"][target=_blank]'));
    await expectLink(control.locator('a[href^="mailto:"]'));
    await expectWholeWidget(control);
  },
};

const BOOKING_PAGE: Errand = {
  provider: 'booking',
  sources: [],
  // Not the links that choose a tour for the calendar beside them.
  control: 'main a[href*="/embeds/book/"]:is([target="_blank"], [data-hold])',
  withScript: followLink,
  withoutScript: followLink,
};

/** Both the script and the frame end in the same place: a poster, a link, and a word about it. */
const withoutReels = async ({ page, outage }: Cell): Promise<void> => {
  const reels = page.locator('[data-reel]');
  for (const reel of await reels.all()) {
    await reel.scrollIntoViewIfNeeded();
    await comeToRest(page);
  }
  await expect.poll(() => outage.asked.length).toBeGreaterThan(0);
  for (const reel of await reels.all()) {
    const hasFailed = async () => (await reel.getAttribute('data-state')) === 'failed';
    await outage.until('the reel is given up', hasFailed, PATIENCE_MS);
    await expect(reel.locator('p').filter({ hasText: /\w/ }).first()).toBeVisible();
    await expectLink(reel.getByRole('link'));
    await expect(reel.locator('img').first()).toBeVisible();
    await expectWholeWidget(reel);
  }
};

const REELS_SCRIPT: Errand = {
  provider: 'reels',
  sources: ['script-src'],
  control: '[data-reel]',
  withScript: withoutReels,
};

const REEL: Errand = {
  provider: 'reels',
  needs: 'reels-script',
  sources: ['frame-src'],
  control: '[data-reel]',
  withScript: withoutReels,
};

const FILM: Errand = {
  provider: 'video',
  sources: ['frame-src'],
  control: 'astro-island[component-url*="/Video."] > div',
  withScript: async ({ outage, control }) => {
    await control.getByRole('link').first().click();
    await expect.poll(() => outage.asked.length).toBeGreaterThan(0);
    const told = control.getByRole('status').filter({ hasText: /\w/ });
    await outage.until('the silent player is told of', isVisible(told), PATIENCE_MS);
    await expectLink(control.locator('p').getByRole('link'));
    await expectWholeWidget(control);
    if (outage.fault === 'comes late') {
      const isAnswered = async () => (await told.count()) === 0;
      await outage.until('the late player counts', isAnswered, LATE_MS);
    }
  },
};

/** Every service that the sandbox plays: one without an errand is an error of the type checker's. */
export const ERRANDS: Readonly<Record<ServiceName, readonly [Errand, ...Errand[]]>> = {
  email: [MESSAGE],
  newsletter: [subscription('main'), subscription('footer')],
  applications: [APPLICATION],
  'booking-script': [RESERVATION],
  'booking-calendar': [CALENDAR],
  'booking-page': [BOOKING_PAGE],
  'reels-script': [REELS_SCRIPT],
  reel: [REEL],
  video: [FILM],
  validation: [VALIDATION],
};
