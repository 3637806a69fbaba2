/** Pages and forms with broken storage, a wrong clock, and unusual input. */
import type { Locator, Page } from '@playwright/test';
import {
  adventureCatsPage as application,
  contactPage as contact,
  site,
  scheduledTours,
} from '../../tests/support/content.ts';
import { required } from '../../tests/required.ts';
import { expect, test } from '../support/sandbox.ts';
import { STORAGE } from '../support/storage.ts';

/** Pages whose scripts use storage or dates. */
const PAGES = ['/', '/tours', required(scheduledTours[0]).path, '/booking', '/blog'];

/** Above the quota of session storage. */
const MEGABYTE = 1_000_000;

const contactForm = (page: Page) => page.getByRole('form', { name: contact.form.title });

async function expectWhole(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
  await expect(page.getByRole('contentinfo'), path).toBeVisible();
}

/** Fills all fields, with valid values for email and phone, checks all boxes, and sends the form. */
async function send(form: Locator, text: string): Promise<void> {
  await form.getByRole('textbox').first().focus();
  // Hydrated; until then it has native validation.
  await expect(form).toHaveJSProperty('noValidate', true);
  for (const field of await form.getByRole('textbox').all()) {
    const type = await field.getAttribute('type');
    const usual = { email: 'ada@mail.example', tel: '917-555-0142' }[type ?? ''];
    await field.fill(usual ?? text);
  }
  for (const box of await form.getByRole('checkbox').all()) await box.check();
  await form.locator('button[type=submit]').click();
}

async function sendMessage(page: Page, text: string): Promise<void> {
  await page.goto('/contact');
  await send(contactForm(page), text);
  await expect(page.getByText(contact.form.done.title)).toBeVisible();
}

async function sendApplication(page: Page, text: string): Promise<void> {
  await page.goto('/adventure-cats');
  await send(page.getByRole('form', { name: application.form.title }), text);
  await expect(page).toHaveURL(/\/adventure-cats\/thanks/);
}

for (const [what, breakStorage] of Object.entries(STORAGE)) {
  test(`every errand is done when storage ${what}`, async ({ page, sandbox }) => {
    await page.addInitScript(breakStorage);
    for (const path of PAGES) await expectWhole(page, path);

    await page.goto('/tours/private-tours');
    const field = page.getByRole('spinbutton');
    await field.focus();
    await expect(page.locator('astro-island', { has: field })).not.toHaveAttribute('ssr');
    await field.fill('14');
    await page.locator('main a[href*="guests=14"]').click();
    await expect(contactForm(page).locator('textarea')).toHaveValue(/14/);

    await sendMessage(page, 'Ada');
    await sendApplication(page, 'Ada');
    expect(await sandbox.received()).toHaveLength(2);

    // The promotion is optional content.
    if (!site.promo) return;
    const { text, dismissLabel } = site.promo;
    await page.goto('/');
    const promo = page.getByRole('complementary', { name: text });
    await promo.getByRole('button', { name: dismissLabel }).click();
    await expect(promo).toBeHidden();
  });
}

for (const [when, time] of [
  ['ten years fast', '2036-02-29T12:00:00-05:00'],
  ['at the beginning of time', '1970-01-01T00:00:00Z'],
] as const) {
  test(`no date is broken, and a message is sent, when the clock is ${when}`, async ({
    page,
    sandbox,
  }) => {
    await page.clock.setFixedTime(new Date(time));
    for (const path of [...PAGES, '/contact']) {
      await expectWhole(page, path);
      const text = await page.locator('body').innerText();
      expect(text, path).not.toMatch(/Invalid Date|NaN|undefined|\[object/);
      for (const words of await page
        .locator('h2 [data-dated], .departure:not(a *)')
        .allInnerTexts()) {
        expect(words.trim(), path).not.toBe('');
      }
      for (const departure of await page.locator('time[data-tours][datetime]').all()) {
        const begins = Date.parse(required(await departure.getAttribute('datetime')));
        expect(begins, path).toBeGreaterThan(Date.parse(time));
      }
    }
    await sendMessage(page, 'Ada');
    expect(await sandbox.received()).toHaveLength(1);
  });
}

/** Joined emoji, right-to-left words, control characters, a lone surrogate, markup and a query. */
const TEXT = [
  '🐈‍⬛👩🏽‍🚒🏳️‍🌈 Zoë I\u0307 e\u0301 ﷽',
  'חתול \u202Ekcab dna\u202C قطة \u2066!\u2069',
  'A\u0007d\u0008a\u001b[31m\u200b\ufeff\u00ad\u0085',
  'Ada \ud83d',
  `"><img src=x onerror=alert(1)><script>alert(2)</script>{{7*7}}\${7*7}`,
  `'; DROP TABLE cats; -- %00%0d%0aBcc: all@mail.example`,
].join(' ');

/** As forms send it: the lone surrogate becomes U+FFFD. */
const sendable = (text: string) => text.toWellFormed().trim();

test('unusual text arrives unchanged in a message and in an application', async ({
  page,
  sandbox,
}) => {
  await sendMessage(page, TEXT);
  await sendApplication(page, TEXT);
  const [letter, sent] = await sandbox.received();
  expect(letter?.fields.map(([, value]) => value)).toContain(sendable(TEXT));
  expect(Object.fromEntries(required(sent).fields)['notes']?.trim()).toBe(sendable(TEXT));
});

test('a megabyte: fields are limited, and the page stays responsive', async ({ page, sandbox }) => {
  await sendMessage(page, 'cat '.repeat(MEGABYTE / 4));
  const [letter] = await sandbox.received();
  expect(JSON.stringify(letter?.fields).length).toBeLessThan(50_000);
});
