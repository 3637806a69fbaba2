/** The Adventure Cats application, and its waiver. */
import type { Page } from '@playwright/test';
import { required } from '../../tests/required.ts';
import {
  adventureCatsPage as adventureCats,
  site,
  thanksPage as thanks,
} from '../../tests/support/content.ts';
import { expect, test } from '../support/sandbox.ts';

const NOON = new Date('2025-05-10T12:00:00-04:00');
const THANKS = /\/adventure-cats\/thanks/;
const words = adventureCats.form;

const form = (page: Page) => page.getByRole('form', { name: words.title });
const field = (page: Page, name: string) => form(page).locator(`[name="${name}"]`);
const send = (page: Page) => form(page).locator('button[type=submit]');
const readWaiver = (page: Page) => page.getByRole('link', { name: words.waiverLink });

/** What is typed, by the field's name, in the order of the Tab key. */
const TYPED = {
  first_name: 'Ada',
  last_name: 'Whisker',
  email: 'ada@mail.example',
  instagram: '@topsy',
  mobile: '(917) 555-0142',
  cat_name: 'Topsy',
  notes: 'Seven years old, harness, afraid of umbrellas.',
};
const BOXES = { rules_accept: 'on', waiver_accept: 'on' };

/** Hydrates the form; until then it has native validation. */
async function touch(page: Page): Promise<void> {
  await field(page, 'first_name').focus();
  await expect(form(page)).toHaveJSProperty('noValidate', true);
}

test('an application by keyboard arrives once with all fields and the campaign, and Back shows an empty form', async ({
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
  for (const text of Object.values(TYPED)) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  for (const box of Object.keys(BOXES)) {
    await expect(field(page, box)).toBeFocused();
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
  }
  // Past the link to the waiver.
  await page.keyboard.press('Tab');
  await expect(send(page)).toBeFocused();
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(THANKS);
  await expect(page.getByRole('main')).toContainText(thanks.lead);
  const campaign = { utm_source: 'flyer', utm_medium: 'paper', utm_campaign: 'spring' };
  expect(new URL(page.url()).search).toBe(`?${new URLSearchParams(campaign)}`);
  const [application, ...more] = await sandbox.received();
  expect(more).toEqual([]);
  expect(application).toMatchObject({
    service: 'applications',
    path: '/f/sandbox',
    outcome: '200',
  });
  expect(application?.headers['accept']).toBe('application/json');
  expect(application?.headers['content-type']).toMatch(/^multipart\/form-data/);
  expect(Object.fromEntries(required(application).fields)).toEqual({
    ...TYPED,
    ...BOXES,
    ...campaign,
    mobile: '+19175550142',
    _website: '',
    _next: page.url(),
    _subject: 'Adventure Cats Application',
    _language: 'en',
    page_slug: '/adventure-cats',
    timestamp: NOON.toISOString(),
    referrer_url: `${new URL(page.url()).origin}/about`,
  });
  // Each name once.
  expect(required(application).fields).toHaveLength(19);

  await page.goBack();
  for (const name of Object.keys(TYPED)) await expect(field(page, name)).toHaveValue('');
  await expect(send(page)).toHaveText(words.submit);
  await expect(page.getByText(words.failed)).toBeHidden();
});

test('the waiver opens over the form, and closes by its button or Back, with what was typed', async ({
  page,
}) => {
  const dialog = page.getByRole('dialog', { name: adventureCats.waiver.title });
  await page.goto('/about');
  await page.goto('/adventure-cats');
  await touch(page);
  await field(page, 'first_name').fill('Ada');
  await readWaiver(page).click();
  await expect(dialog).toContainText(required(adventureCats.waiver.paragraphs.at(-1)));
  await expect(dialog.getByRole('heading')).toBeFocused();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/adventure-cats');
  await expect(field(page, 'first_name')).toHaveValue('Ada');
  await expect(readWaiver(page)).toBeFocused();

  await readWaiver(page).click();
  await dialog.getByRole('button', { name: adventureCats.waiver.close }).click();
  await expect(dialog).toBeHidden();
  await expect(readWaiver(page)).toBeFocused();
  // It leaves nothing behind for Back.
  await expect.poll(() => page.evaluate(() => history.state)).toBeNull();
  await page.goBack();
  await expect(page).toHaveURL('/about');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the waiver is read on the page, and the form posts and ends on the thank-you page', async ({
    page,
    sandbox,
  }) => {
    await page.goto('/adventure-cats');
    await page.getByRole('link', { name: adventureCats.hero.apply.label }).click();
    await expect(page).toHaveURL(/#application-form$/);
    await readWaiver(page).click();
    await expect(page.getByRole('heading', { name: adventureCats.waiver.title })).toBeInViewport();
    await expect(page.locator('#waiver').getByRole('button')).toBeHidden();
    for (const [name, text] of Object.entries(TYPED)) await field(page, name).fill(text);
    for (const box of Object.keys(BOXES)) await field(page, box).check();
    await send(page).click();
    await expect(page).toHaveURL(THANKS);
    const [application] = await sandbox.received();
    expect(Object.fromEntries(required(application).fields)).toMatchObject({
      ...TYPED,
      ...BOXES,
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
