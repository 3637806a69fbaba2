/** Fills in fields of the editor's forms. */
import { expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { fieldAt, press } from './admin.ts';

/** As a phone held upright takes it: on its side, with its GPS location. */
const photograph = await sharp({
  create: { width: 2600, height: 1950, channels: 3, background: '#7a8' },
})
  .withMetadata({ orientation: 6 })
  .withExifMerge({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '40/1 42/1 0/1' } })
  .jpeg()
  .toBuffer();

/** Scrolls to a part of the form, which draws only the fields near the view. */
async function show(part: Locator): Promise<void> {
  const drawn = part.page().locator('.field');
  await expect
    .poll(async () => {
      const isDrawn = (await part.count()) > 0;
      await (isDrawn ? part : drawn).last().evaluate((element) => element.scrollIntoView());
      return isDrawn;
    })
    .toBe(true);
}

export async function type(page: Page, path: string, text: string): Promise<void> {
  await show(fieldAt(page, path));
  await fieldAt(page, path).getByRole('textbox').fill(text);
}

/** Uploads a photograph and chooses it. @returns the name of its file */
export async function upload(page: Page, path: string): Promise<string> {
  const name = path.replaceAll('.', '-');
  await show(fieldAt(page, path));
  await press(fieldAt(page, path), 'Browse');
  const pictures = page.getByRole('dialog', { name: 'Select Image' });
  const chooser = page.waitForEvent('filechooser');
  await press(pictures, 'Upload');
  const file = { name: `${name}.JPG`, mimeType: 'image/jpeg', buffer: photograph };
  await (await chooser).setFiles(file);
  await expect(pictures.getByRole('option', { name: `${name}.jpg`, selected: true })).toBeVisible();
  await press(pictures, 'Insert');
  const rename = fieldAt(page, path).getByRole('button', { name: 'Rename' });
  await expect(rename).toBeVisible({ timeout: 60_000 });
  return `${name}.webp`;
}

export async function choose(page: Page, path: string, name: string): Promise<void> {
  await show(fieldAt(page, path));
  await fieldAt(page, path).getByRole('combobox').dispatchEvent('click');
  await page.getByRole('option').filter({ hasText: name }).first().dispatchEvent('click');
  await page.keyboard.press('Escape');
}

/** Adds an item to a list. @returns its path */
export async function add(page: Page, path: string, index: number): Promise<string> {
  await show(fieldAt(page, path));
  const button = fieldAt(page, path).getByRole('button', { name: /^Add / }).last();
  await show(button);
  await button.dispatchEvent('click');
  const item = `${path}.${index}`;
  // Slow in a gallery of fifty pictures.
  const fields = page.locator(`.field[data-key-path^="${item}"]`);
  await fields.first().waitFor({ state: 'attached', timeout: 60_000 });
  return item;
}

/** Expands a part of the form and scrolls to it. */
export async function unfold(page: Page, path: string): Promise<void> {
  const part = fieldAt(page, path);
  await show(part);
  const button = part.getByRole('button', { name: /^(?:Expand|Collapse)$/ }).first();
  if ((await button.getAttribute('aria-expanded')) !== 'true') await button.dispatchEvent('click');
}
