/** The contact form. By keyboard, with its errors: all-pages/screen-reader.spec.ts. */
import type { Page } from '@playwright/test';
import { emailService } from '../../src/providers/email/service.ts';
import { providerSettings, readPublicIds } from '../../src/providers/settings.ts';
import { required } from '../../tests/required.ts';
import { contactPage as contact } from '../../tests/support/content.ts';
import { holdScript, openWithStoppedClock } from '../support/missing-scripts.ts';
import { expect, test } from '../support/sandbox.ts';

const words = contact.form;
const { action, hidden } = emailService(providerSettings(readPublicIds({})).email).form;
const TYPED = { name: 'Ada Whisker', email: 'ada@mail.example', message: 'Is Minnie on the walk?' };

const form = (page: Page) => page.getByRole('form', { name: words.title });
const name = (page: Page) => form(page).locator('[name=name]');
const message = (page: Page) => form(page).locator('textarea');
const send = (page: Page) => form(page).locator('button[type=submit]');

async function write(page: Page): Promise<void> {
  await name(page).fill(TYPED.name);
  await form(page).getByRole('textbox', { name: words.emailLabel }).fill(TYPED.email);
  await message(page).fill(TYPED.message);
  await page.getByRole('checkbox', { name: words.consent }).check();
}

test('a message that is submitted before hydration arrives once, and a toast is readable at 200 %', async ({
  page,
  sandbox,
}) => {
  // 1280 by 720 at 200 %.
  await page.setViewportSize({ width: 640, height: 360 });
  const arrive = await holdScript(page, 'ContactForm');
  await openWithStoppedClock(page, '/contact');
  await write(page);
  await send(page).dblclick();
  await expect(send(page)).toHaveAttribute('aria-busy', 'true');
  expect(await sandbox.received()).toEqual([]);
  arrive();

  await expect(page.getByText(words.done.title)).toBeVisible();
  await expect(name(page)).toBeHidden();
  // The page's status, not one inside the form.
  const toast = page.getByRole('status').and(page.locator(':not(form *)'));
  await expect(toast).toContainText(words.sent.title);
  // The letter says it, and is in view; the toast is seen after it.
  await expect(page.getByRole('heading', { name: words.title })).toBeInViewport({ ratio: 1 });
  await expect(toast.getByText(words.sent.text)).not.toBeInViewport();
  await page.clock.runFor(3_000);
  await expect(toast.getByText(words.sent.text)).toBeInViewport({ ratio: 1 });
  await expect(toast.getByRole('button')).toBeInViewport({ ratio: 1 });
  const letters = await sandbox.received();
  expect(letters).toHaveLength(1);
  expect(letters[0]?.service).toBe('email');
  expect(letters[0]?.fields.map(([, value]) => value)).toEqual(
    expect.arrayContaining(Object.values(TYPED)),
  );
});

test.describe('without JavaScript', () => {
  // The service's answer has no icon.
  test.use({ javaScriptEnabled: false, expectedTrouble: /404 \(Not Found\)/ });

  test('the form posts all fields to the mail service', async ({ page, sandbox }) => {
    await page.goto('/contact');
    await expect(page.getByText(words.noScript)).toBeVisible();
    await send(page).click();
    await expect(page).toHaveURL(/\/contact/);
    await write(page);
    await send(page).click();
    await page.waitForURL(({ pathname }) => pathname === new URL(action).pathname);
    const [letter, ...more] = await sandbox.received();
    expect(more).toEqual([]);
    expect(letter?.headers['content-type']).toMatch(/^multipart\/form-data/);
    expect(Object.fromEntries(required(letter).fields)).toEqual({
      ...hidden,
      ...TYPED,
      phone: 'Not provided',
      consent: 'on',
      website: '',
    });
  });
});

// Whether it covers the focus: all-pages/every-page.spec.ts.
test('the help button floats where it covers nothing', async ({ page }) => {
  const help = page.getByRole('link', { name: contact.faq.help });
  await page.setViewportSize({ width: 360, height: 600 });
  await page.goto('/contact');
  await page.getByText(contact.quick.title).scrollIntoViewIfNeeded();
  await expect(help).toBeInViewport({ ratio: 1 });
  for (const part of ['#contact', '#faq']) {
    await page.locator(part).scrollIntoViewIfNeeded();
    await expect(help).not.toBeInViewport();
  }
});
