/** The Adventure Cats application. */
import type { Page } from '@playwright/test';
import { required } from '../../tests/required.ts';
import {
  adventureCatsPage as adventureCats,
  site,
  thanksPage as thanks,
} from '../../tests/support/content.ts';
import { expect, test } from '../support/sandbox.ts';

const NOON = new Date('2025-05-10T12:00:00-04:00');

const words = adventureCats.form;
const LABELS = {
  first: words.firstNameLabel,
  last: words.lastNameLabel,
  email: words.emailLabel,
  mobile: words.mobileLabel,
  instagram: words.instagramLabel,
  cat: words.catNameLabel,
  notes: words.notesLabel,
};
type Field = keyof typeof LABELS;
const FIELDS = ['first', 'last', 'email', 'mobile', 'instagram', 'cat', 'notes'] as const;

const form = (page: Page) => page.getByRole('form', { name: words.title });
const field = (page: Page, name: Field) => form(page).getByRole('textbox', { name: LABELS[name] });
const rules = (page: Page) => form(page).getByRole('checkbox', { name: words.rules });
const waiver = (page: Page) => form(page).getByRole('checkbox', { name: words.waiver });
const send = (page: Page) => form(page).locator('button[type=submit]');
const THANKS = /\/adventure-cats\/thanks/;
const missing = (label: string) => words.messages.required.replace('{label}', label);

const TYPED: Readonly<Record<Field, string>> = {
  first: 'Ada',
  last: 'Whisker',
  email: 'ada@mail.example',
  mobile: '(917) 555-0142',
  instagram: '@topsy',
  cat: 'Topsy',
  notes: 'Seven years old, harness, afraid of umbrellas.',
};

async function fill(page: Page, typed = TYPED): Promise<void> {
  for (const name of FIELDS) await field(page, name).fill(typed[name]);
}

async function promise(page: Page): Promise<void> {
  await rules(page).check();
  await waiver(page).check();
}

async function neverAnswer(page: Page): Promise<void> {
  await page.route('**/f/sandbox', () => {});
}

/** Hydrates the form; until then it has native validation. */
async function touch(page: Page): Promise<void> {
  await field(page, 'first').focus();
  await expect(form(page)).toHaveJSProperty('noValidate', true);
}

test.describe('an application that is sent', () => {
  test('arrives with all fields and the campaign, and opens the thank-you page', async ({
    page,
    sandbox,
  }) => {
    await page.clock.setFixedTime(NOON);
    await page.goto('/about');
    await page.evaluate(() => {
      location.href = '/adventure-cats?utm_source=flyer&utm_medium=paper&utm_campaign=spring';
    });
    await expect(page).toHaveURL(/utm_campaign=spring/);
    await touch(page);
    await fill(page);
    await promise(page);
    await send(page).click();

    await expect(page).toHaveURL(THANKS);
    await expect(page.getByRole('main')).toContainText(thanks.lead);
    expect(new URL(page.url()).search).toBe(
      '?utm_source=flyer&utm_medium=paper&utm_campaign=spring',
    );
    const site = new URL(page.url()).origin;
    const [application] = await sandbox.received();
    expect(application).toMatchObject({ kind: 'application', path: '/f/sandbox', outcome: '200' });
    expect(application?.headers['accept']).toBe('application/json');
    expect(application?.headers['content-type']).toMatch(/^multipart\/form-data/);
    expect(Object.fromEntries(required(application).fields)).toEqual({
      first_name: 'Ada',
      last_name: 'Whisker',
      email: 'ada@mail.example',
      mobile: '+19175550142',
      instagram: '@topsy',
      cat_name: 'Topsy',
      notes: 'Seven years old, harness, afraid of umbrellas.',
      rules_accept: 'on',
      waiver_accept: 'on',
      _website: '',
      _next: page.url(),
      _subject: 'Adventure Cats Application',
      _language: 'en',
      page_slug: '/adventure-cats',
      timestamp: NOON.toISOString(),
      referrer_url: `${site}/about`,
      utm_source: 'flyer',
      utm_medium: 'paper',
      utm_campaign: 'spring',
    });
    // Each name once.
    expect(required(application).fields).toHaveLength(19);
  });

  for (const [facility, install, heard] of [
    [
      'Google’s tag',
      () => {
        window.heard = [];
        Object.assign(window, { gtag: (...words: unknown[]) => window.heard.push(words) });
      },
      [['event', 'adventure_apply_submit', { utm_source: 'flyer' }]],
    ],
    [
      'a tag manager',
      () => {
        window.heard = [];
        Object.assign(window, { dataLayer: window.heard });
      },
      [{ event: 'adventure_apply_submit', utm_source: 'flyer' }],
    ],
  ] as const) {
    test(`reports an event to ${facility}, only when it is valid`, async ({ page }) => {
      await neverAnswer(page);
      await page.addInitScript(install);
      await page.goto('/adventure-cats?utm_source=flyer');
      await touch(page);
      await fill(page);
      await send(page).click();
      await expect(page.getByText(words.messages.waiverMissing).first()).toBeVisible();
      expect(await page.evaluate(() => window.heard)).toEqual([]);
      await promise(page);
      await send(page).click();
      await expect(send(page)).toHaveText(words.sending);
      await expect.poll(() => page.evaluate(() => window.heard)).toEqual(heard);
    });
  }
});

test.describe('an application that is not ready', () => {
  test('lists all errors with links to their fields, and removes corrected ones', async ({
    page,
  }) => {
    await page.goto('/adventure-cats');
    await touch(page);
    await send(page).click();
    await expect(field(page, 'first')).toBeFocused();
    const list = form(page).getByRole('listitem');
    await expect(list).toHaveText([
      missing(words.firstNameLabel),
      missing(words.lastNameLabel),
      missing(words.emailLabel),
      missing(words.mobileLabel),
      missing(words.catNameLabel),
      words.messages.rulesMissing,
      words.messages.waiverMissing,
    ]);
    await form(page)
      .getByRole('link', { name: missing(words.catNameLabel) })
      .click();
    await expect(field(page, 'cat')).toBeFocused();
    await page.keyboard.type('Topsy');
    await expect(page.getByText(missing(words.catNameLabel))).toHaveCount(0);
    await expect(list).toHaveCount(6);
    await rules(page).check();
    await expect(list).toHaveCount(5);
  });
});

test('Back from the thank-you page shows an empty form', async ({ page }) => {
  await page.goto('/adventure-cats');
  await touch(page);
  await fill(page);
  await promise(page);
  await send(page).click();
  await expect(page).toHaveURL(THANKS);
  await page.goBack();
  await expect(field(page, 'first')).toHaveValue('');
  await expect(send(page)).toHaveText(words.submit);
  await expect(page.getByText(words.failed)).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form posts and ends on the thank-you page', async ({ page, sandbox }) => {
    await page.goto('/adventure-cats');
    await page.getByRole('link', { name: adventureCats.hero.apply.label }).click();
    await expect(page).toHaveURL(/#application-form$/);
    await fill(page);
    await promise(page);
    await send(page).click();
    await expect(page).toHaveURL(THANKS);
    const [application] = await sandbox.received();
    expect(Object.fromEntries(required(application).fields)).toMatchObject({
      first_name: 'Ada',
      mobile: '(917) 555-0142',
      rules_accept: 'on',
      waiver_accept: 'on',
      _subject: 'Adventure Cats Application',
      _language: 'en',
      _next: `${site.url}/adventure-cats/thanks`,
      page_slug: '/adventure-cats',
      // Only a script can fill these.
      timestamp: '',
      referrer_url: '',
      utm_source: '',
    });
  });
});

declare global {
  interface Window {
    heard: unknown[];
  }
}
