/** The contact form. */
import type { Page } from '@playwright/test';
import { required } from '../../tests/required.ts';
import { contactPage as contact } from '../../tests/support/content.ts';
import { expect, test } from '../support/sandbox.ts';

const NOON = new Date('2025-05-10T12:00:00-04:00');

const words = contact.form;
const MESSAGE = `${words.messageLabel} (${words.optional})`;

const form = (page: Page) => page.getByRole('form', { name: words.title });
const name = (page: Page) => page.getByRole('textbox', { name: words.nameLabel, exact: true });
const email = (page: Page) => form(page).getByRole('textbox', { name: words.emailLabel });
const message = (page: Page) => page.getByRole('textbox', { name: MESSAGE });
const consent = (page: Page) => page.getByRole('checkbox', { name: words.consent });
const send = (page: Page) => form(page).locator('button[type=submit]');
/** The page's status, not one inside the form. */
const good = (page: Page) => page.getByRole('status').and(page.locator(':not(form *)'));
const bad = (page: Page) => page.getByRole('alert');

async function write(page: Page, text = 'Is Minnie on the walk?'): Promise<void> {
  await name(page).fill('Ada Whisker');
  await email(page).fill('ada@mail.example');
  await message(page).fill(text);
  await consent(page).check();
}

async function expectEntriesKept(page: Page): Promise<void> {
  await expect(name(page)).toHaveValue('Ada Whisker');
  await expect(email(page)).toHaveValue('ada@mail.example');
  await expect(message(page)).toHaveValue('Is Minnie on the walk?');
  await expect(consent(page)).toBeChecked();
}

/** Hydrates the form; until then it has native validation. */
async function touch(page: Page): Promise<void> {
  await name(page).focus();
  await expect(form(page)).toHaveJSProperty('noValidate', true);
}

test.describe('a message that is sent', () => {
  test('arrives with all fields, is confirmed for three seconds, and leaves an empty form', async ({
    page,
    sandbox,
  }) => {
    await page.clock.install({ time: NOON });
    await page.goto('/contact');
    await touch(page);
    await page.clock.pauseAt(new Date(NOON.getTime() + 60_000));
    await write(page);
    await send(page).click();

    await expect(good(page)).toContainText(words.sent.title);
    await expect(good(page)).toContainText(words.sent.text);
    await expect(page.getByText(words.done.title)).toBeVisible();
    await expect(name(page)).toBeHidden();

    const [letter] = await sandbox.received();
    expect(letter).toMatchObject({ kind: 'message', path: '/api/v1.0/email/send' });
    expect(letter?.json).toMatchObject({
      user_id: 'sandbox',
      service_id: 'sandbox',
      template_id: 'sandbox',
      template_params: {
        name: 'Ada Whisker',
        email: 'ada@mail.example',
        phone: 'Not provided',
        message: 'Is Minnie on the walk?',
      },
    });

    await page.clock.runFor(2_999);
    await expect(name(page)).toBeHidden();
    await page.clock.runFor(1);
    await expect(name(page)).toBeVisible();
    await expect(name(page)).toHaveValue('');
    await expect(message(page)).toHaveValue('');
    await expect(consent(page)).not.toBeChecked();
    await expect(page.getByText(words.done.title)).toHaveCount(0);
  });
  test.use({ expectedTrouble: /contact message was not sent|Failed to load resource/ });
});

test.describe('a second message', () => {
  test('from another tab at the same time has to wait', async ({ page, context, sandbox }) => {
    await sandbox.fail('email', 'hang');
    await page.goto('/contact');
    await touch(page);
    await write(page, 'First');
    const underWay = page.waitForRequest(/email\/send/);
    await send(page).click();
    await underWay;
    // Storage is not synchronous between tabs.
    await page.evaluate(() => localStorage.clear());

    const other = await context.newPage();
    await other.goto('/contact');
    await touch(other);
    await write(other);
    await send(other).click();
    await expect(bad(other)).toContainText(words.tooFast.title);
    await expectEntriesKept(other);
  });
});

test.describe('without JavaScript', () => {
  // The service's answer has no icon.
  test.use({ javaScriptEnabled: false, expectedTrouble: /404 \(Not Found\)/ });

  test('the form posts all fields to the mail service', async ({ page, sandbox }) => {
    await page.goto('/contact');
    await expect(page.getByText(contact.form.noScript)).toBeVisible();
    await send(page).click();
    await expect(page).toHaveURL(/\/contact/);
    await write(page);
    await send(page).click();
    await expect(page.getByText('OK', { exact: true })).toBeVisible();
    const [letter] = await sandbox.received();
    expect(letter?.path).toBe('/api/v1.0/email/send-form');
    expect(letter?.headers['content-type']).toMatch(/^multipart\/form-data/);
    expect(Object.fromEntries(required(letter).fields)).toEqual({
      user_id: 'sandbox',
      service_id: 'sandbox',
      template_id: 'sandbox',
      name: 'Ada Whisker',
      email: 'ada@mail.example',
      phone: 'Not provided',
      message: 'Is Minnie on the walk?',
      consent: 'on',
      website: '',
    });
  });
});

test.describe('with a keyboard and a screen reader', () => {
  test.use({ expectedTrouble: /contact message was not sent|Failed to load resource/ });

  test('a toast is readable at 200 %', async ({ page, sandbox }) => {
    await sandbox.fail('email', '500');
    // 1280 by 720 at 200 %.
    await page.setViewportSize({ width: 640, height: 360 });
    await page.goto('/contact');
    await touch(page);
    await write(page);
    await send(page).click();
    const notice = bad(page).getByText(words.failed.text);
    await expect(notice).toBeInViewport({ ratio: 1 });
    await expect(bad(page).getByRole('button')).toBeInViewport({ ratio: 1 });
  });
});

test.describe('around the form', () => {
  test('the help button is in the corner of a wide window', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/contact');
    const help = page.getByRole('link', { name: contact.faq.help });
    await expect(help).toHaveAttribute('data-floats');
    const before = await help.boundingBox();
    await page.locator('footer').scrollIntoViewIfNeeded();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
    expect(await help.boundingBox()).toEqual(before);
    await expect(help).toBeInViewport({ ratio: 1 });
  });

  test('the help button floats on a phone while neither form nor answers are in view', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 600 });
    await page.goto('/contact');
    const help = page.getByRole('link', { name: contact.faq.help });
    await page.getByRole('heading', { name: contact.quick.title }).scrollIntoViewIfNeeded();
    await expect(help).toBeInViewport({ ratio: 1 });
    for (const part of ['#contact', '#faq']) {
      await page.locator(part).scrollIntoViewIfNeeded();
      await expect(help).not.toBeInViewport();
    }
  });

  for (const width of [360, 1280]) {
    test(`the help button does not cover the focused element, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 600 });
      await page.goto('/contact');
      let seen = 0;
      for (let stop = 0; stop < 60; stop += 1) {
        await page.keyboard.press('Tab');
        // Both boxes at one scroll position, after the observer's callback.
        const what = await page.evaluate(async () => {
          await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
          const { activeElement: it } = document;
          const help = document.querySelector('.help');
          if (!it || it === document.body || !help) return 'the end';
          const [a, b] = [it.getBoundingClientRect(), help.getBoundingClientRect()];
          if (it === help)
            return a.top >= 0 && a.bottom <= innerHeight ? 'help' : 'help out of view';
          const isOver =
            a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;
          return isOver && help.checkVisibility({ visibilityProperty: true }) ? 'covered' : 'free';
        });
        if (what === 'the end') break;
        expect(['free', 'help'], `stop ${stop}`).toContain(what);
        if (what === 'help') seen += 1;
      }
      expect(seen).toBe(1);
    });
  }

  test('the calculator’s guest count is in the message, and can be edited', async ({ page }) => {
    const party = (guests: number) => contact.form.privateTour.replace('{guests}', String(guests));
    await page.goto('/contact?guests=12#message');
    await expect(message(page)).toHaveValue(`${party(12)} `);
    await expect(message(page)).toBeInViewport();
    await message(page).press('End');
    await message(page).pressSequentially('In June?');
    await page.goto('/contact?guests=9#message');
    await expect(message(page)).toHaveValue(`${party(9)} In June?`);
    await message(page).fill('Never mind, a letter.');
    await page.reload();
    await expect(message(page)).toHaveValue('Never mind, a letter.');
  });
});
