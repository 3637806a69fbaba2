/** A visitor reads the waiver of the application with a cat. */
import type { Page } from '@playwright/test';
import { adventureCatsPage as adventureCats } from '../../tests/support/content.ts';
import { expect, test } from '../support/sandbox.ts';

const words = adventureCats.form;
const form = (page: Page) => page.getByRole('form', { name: words.title });
const firstName = (page: Page) => form(page).getByRole('textbox', { name: words.firstNameLabel });
const readWaiver = (page: Page) => page.getByRole('link', { name: words.waiverLink });
const waiverDialog = (page: Page) => page.getByRole('dialog', { name: adventureCats.waiver.title });
/** Words of its last paragraph. */
const CLAUSE = String(adventureCats.waiver.paragraphs.at(-1));

/** Waits until React answers for the form. */
async function touch(page: Page): Promise<void> {
  await firstName(page).focus();
  await expect(form(page)).toHaveJSProperty('noValidate', true);
}

test.describe('the waiver', () => {
  test('opens over the form, is read, and closes where it was opened', async ({ page }) => {
    await page.goto('/adventure-cats');
    const link = readWaiver(page);
    await link.click();
    const dialog = waiverDialog(page);
    await expect(dialog).toContainText(CLAUSE);
    await expect(dialog.getByRole('heading')).toBeFocused();
    await dialog.getByRole('button', { name: adventureCats.waiver.close }).click();
    await expect(dialog).toBeHidden();
    await expect(link).toBeFocused();
    await expect(page).toHaveURL('/adventure-cats');

    await link.click();
    await expect(dialog.getByRole('heading')).toBeFocused();
    await page.mouse.click(5, 5);
    await expect(dialog).toBeHidden();
    await expect(link).toBeFocused();
  });

  test('is closed by Back, which stays on the page and leaves what was typed', async ({ page }) => {
    await page.goto('/about');
    await page.goto('/adventure-cats');
    await touch(page);
    await firstName(page).fill('Ada');
    await readWaiver(page).click();
    await expect(waiverDialog(page).getByRole('heading')).toBeFocused();
    await page.goBack();
    await expect(waiverDialog(page)).toBeHidden();
    await expect(page).toHaveURL('/adventure-cats');
    await expect(firstName(page)).toHaveValue('Ada');
    await expect(readWaiver(page)).toBeFocused();

    // Closed by its button, it leaves nothing behind for Back.
    await readWaiver(page).click();
    await waiverDialog(page).getByRole('button').click();
    await expect(waiverDialog(page)).toBeHidden();
    await expect.poll(() => page.evaluate(() => history.state)).toBeNull();
    await page.goBack();
    await expect(page).toHaveURL('/about');
  });

  test('is a part of the page in a new tab, and for a visitor who comes by its address', async ({
    page,
    context,
  }) => {
    await page.goto('/adventure-cats');
    await touch(page);
    await expect(page.locator('#waiver')).toBeHidden();
    const opening = context.waitForEvent('page');
    await readWaiver(page).click({ modifiers: ['ControlOrMeta'] });
    const tab = await opening;
    await expect(page.locator('#waiver')).toBeHidden();
    await expect(tab).toHaveURL(/#waiver$/);
    await expect(tab.locator('#waiver')).toBeVisible();
    await expect(tab.locator('#waiver').getByRole('button')).toBeHidden();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('it is read on the page', async ({ page }) => {
    await page.goto('/adventure-cats');
    await readWaiver(page).click();
    await expect(page).toHaveURL(/#waiver$/);
    await expect(page.getByRole('heading', { name: adventureCats.waiver.title })).toBeInViewport();
    await expect(page.getByText(CLAUSE)).toBeVisible();
    // Nothing to close where nothing is open.
    await expect(page.locator('#waiver').getByRole('button')).toBeHidden();
  });
});
