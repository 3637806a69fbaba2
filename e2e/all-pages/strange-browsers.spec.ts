/** Pages and forms with broken storage, a wrong clock, and unusual input. */
import type { Locator, Page } from '@playwright/test';
import {
  adventureCatsPage as application,
  contactPage as contact,
  site,
  walks,
} from '../../tests/support/content.ts';
import { required } from '../../tests/required.ts';
import { expect, test } from '../support/sandbox.ts';
import { STORAGE } from '../support/storage.ts';

/** Pages whose scripts use storage or dates. */
const PAGES = [
  '/',
  '/tours',
  required(walks[0]).path,
  '/tours/private-tours',
  '/booking',
  '/contact',
  '/blog',
];

/** Above the quota of session storage. */
const MEGABYTE = 1_000_000;

const contactForm = (page: Page) => page.getByRole('form', { name: contact.form.title });
const applicationForm = (page: Page) => page.getByRole('form', { name: application.form.title });

async function expectWhole(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
  await expect(page.getByRole('contentinfo'), path).toBeVisible();
}

/** Hydrates the form; until then it has native validation. */
async function touch(form: Locator): Promise<void> {
  await form.getByRole('textbox').first().focus();
  await expect(form).toHaveJSProperty('noValidate', true);
}

/** Fills all fields, with valid values for email and phone, and checks all boxes. */
async function fill(form: Locator, text: string): Promise<void> {
  for (const field of await form.getByRole('textbox').all()) {
    const type = await field.getAttribute('type');
    const usual = { email: 'ada@mail.example', tel: '917-555-0142' }[type ?? ''];
    await field.fill(usual ?? text);
  }
  for (const box of await form.getByRole('checkbox').all()) await box.check();
}

const send = (form: Locator) => form.locator('button[type=submit]').click();

async function sendMessage(page: Page, text: string): Promise<void> {
  await page.goto('/contact');
  const form = contactForm(page);
  await touch(form);
  await fill(form, text);
  await send(form);
  await expect(page.getByText(contact.form.done.title)).toBeVisible();
}

for (const [what, breakStorage] of Object.entries(STORAGE)) {
  test.describe(`when storage ${what}`, () => {
    test.beforeEach(({ page }) => page.addInitScript(breakStorage));

    test('every page is whole', async ({ page }) => {
      for (const path of PAGES) await expectWhole(page, path);
    });

    test('a message is sent, once', async ({ page, sandbox }) => {
      await sendMessage(page, 'Ada');
      expect(await sandbox.received()).toHaveLength(1);
    });

    test('an application is sent, once, and ends with thanks', async ({ page, sandbox }) => {
      await page.goto('/adventure-cats');
      await touch(applicationForm(page));
      await fill(applicationForm(page), 'Ada');
      await send(applicationForm(page));
      await expect(page).toHaveURL(/\/adventure-cats\/thanks/);
      expect(await sandbox.received()).toHaveLength(1);
    });

    test('the number of guests reaches the contact form', async ({ page }) => {
      await page.goto('/tours/private-tours');
      const field = page.getByRole('spinbutton');
      await field.focus();
      await expect(page.locator('astro-island', { has: field })).not.toHaveAttribute('ssr');
      await field.fill('14');
      await page.locator('main a[href*="guests=14"]').click();
      await expect(contactForm(page).locator('textarea')).toHaveValue(/14/);
    });

    // The promotion is optional content.
    const { promo: offer } = site;
    if (offer)
      test('a promotion can be dismissed', async ({ page }) => {
        await page.goto('/');
        const promo = page.getByRole('complementary', { name: offer.text });
        await promo.getByRole('button', { name: offer.dismissLabel }).click();
        await expect(promo).toBeHidden();
      });
  });
}

for (const [when, time] of [
  ['ten years slow', '2016-02-29T23:59:59-05:00'],
  ['ten years fast', '2036-02-29T12:00:00-05:00'],
  ['at the beginning of time', '1970-01-01T00:00:00Z'],
] as const) {
  test.describe(`when the clock is ${when}`, () => {
    test.beforeEach(({ page }) => page.clock.setFixedTime(new Date(time)));

    test('every page is whole, and no date is broken', async ({ page }) => {
      for (const path of PAGES) {
        await expectWhole(page, path);
        const text = await page.locator('body').innerText();
        expect(text, path).not.toMatch(/Invalid Date|NaN|undefined|\[object/);
        for (const words of await page.locator('[data-word], .next-walk').allInnerTexts()) {
          expect(words.trim(), path).not.toBe('');
        }
        const walks = page.locator('[data-walks] > time');
        for (const walk of await walks.all()) {
          const begins = Date.parse(required(await walk.getAttribute('datetime')));
          expect(begins, path).toBeGreaterThan(Date.parse(time));
        }
      }
    });

    test('a message is sent', async ({ page, sandbox }) => {
      await sendMessage(page, 'Ada');
      expect(await sandbox.received()).toHaveLength(1);
    });
  });
}

const TEXTS: Record<string, string> = {
  'cats of many parts': '🐈‍⬛👩🏽‍🚒🏳️‍🌈 Zoë I\u0307 e\u0301 ﷽',
  'words from right to left': 'חתול \u202Ekcab dna\u202C قطة \u2066!\u2069',
  'invisible signs': 'A\u0007d\u0008a\u001b[31m\u200b\ufeff\u00ad\u0085',
  'half a sign': 'Ada \ud83d',
  markup: `"><img src=x onerror=alert(1)><script>alert(2)</script>{{7*7}}\${7*7}`,
  'a query': `'; DROP TABLE cats; -- %00%0d%0aBcc: all@mail.example`,
};

/** As forms send it: a lone surrogate becomes U+FFFD. */
const sendable = (text: string) => text.toWellFormed().trim();

test.describe('unusual text', () => {
  for (const [what, text] of Object.entries(TEXTS)) {
    test(`${what}: arrives unchanged in a message and in an application`, async ({
      page,
      sandbox,
    }) => {
      await sendMessage(page, text);

      await page.goto('/adventure-cats');
      await touch(applicationForm(page));
      await fill(applicationForm(page), text);
      await send(applicationForm(page));
      await expect(page).toHaveURL(/\/adventure-cats\/thanks/);

      const [letter, sent] = await sandbox.received();
      expect(letter?.json).toMatchObject({
        template_params: { name: sendable(text), message: sendable(text) },
      });
      const fields = Object.fromEntries(required(sent).fields);
      expect(fields['first_name']?.trim()).toBe(sendable(text));
      expect(fields['notes']?.trim()).toBe(sendable(text));
    });
  }

  test('a megabyte: fields are limited, and the page stays responsive', async ({
    page,
    sandbox,
  }) => {
    await sendMessage(page, 'cat '.repeat(MEGABYTE / 4));
    const [letter] = await sandbox.received();
    expect(JSON.stringify(letter?.json).length).toBeLessThan(50_000);
  });
});
