/**
 * Every errand where storage and cookies are forbidden. Full storage and garbage in it: tests/stores. The promotion:
 * islands/promo-banner.
 */
import type { Page } from '@playwright/test';
import {
  adventureCatsPage as application,
  contactPage as contact,
  scheduledTours,
} from '../../tests/support/content.ts';
import { required } from '../../tests/required.ts';
import { expect, test } from '../support/sandbox.ts';

/** Pages whose scripts use storage. */
const PAGES = ['/', '/tours', required(scheduledTours[0]).path, '/booking', '/blog'];

/** Runs in the page before its scripts. */
function forbidStorage(): void {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  for (const area of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
    Object.defineProperty(window, area, { get: refuse });
  }
  Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse });
}

/** Fills all fields, checks all boxes, and sends the form. */
async function send(page: Page, name: string): Promise<void> {
  const form = page.getByRole('form', { name });
  await form.getByRole('textbox').first().focus();
  // Hydrated; until then it has native validation.
  await expect(form).toHaveJSProperty('noValidate', true);
  for (const field of await form.getByRole('textbox').all()) {
    const type = await field.getAttribute('type');
    const usual = { email: 'ada@mail.example', tel: '917-555-0142' }[type ?? ''];
    await field.fill(usual ?? 'Ada');
  }
  for (const box of await form.getByRole('checkbox').all()) await box.check();
  await form.locator('button[type=submit]').click();
}

test('every errand is done where storage and cookies are forbidden', async ({ page, sandbox }) => {
  await page.addInitScript(forbidStorage);
  for (const path of PAGES) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    await expect(page.getByRole('contentinfo'), path).toBeVisible();
  }
  await page.goto('/tours/private-tours');
  const field = page.getByRole('spinbutton');
  await field.focus();
  await expect(page.locator('astro-island', { has: field })).not.toHaveAttribute('ssr');
  await field.fill('14');
  await page.locator('main a[href*="guests=14"]').click();
  await expect(page.locator('main textarea')).toHaveValue(/14/);
  await send(page, contact.form.title);
  await expect(page.getByText(contact.form.done.title)).toBeVisible();

  await page.goto('/adventure-cats');
  await send(page, application.form.title);
  await expect(page).toHaveURL(/\/adventure-cats\/thanks/);
  expect(await sandbox.received()).toHaveLength(2);
});
