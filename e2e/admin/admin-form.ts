/** Fills in the editor's forms, as their configuration describes them. */
import { expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { readContent } from '../../scripts/content/check/check-content.ts';
import { valueAt } from '../../scripts/content/check/read/value-at.ts';
import { fieldAt, press, root } from './admin.ts';

/** Any JSON value. */
export type Value = ReturnType<typeof JSON.parse>;
export type Values = Record<string, Value>;
export type Field = {
  name: string;
  widget: string;
  default?: Value;
  required?: boolean;
  fields?: Field[];
  field?: Field;
  options?: { value: Value; label: string }[];
  pattern?: string[];
  min?: number;
  collection?: string;
  file?: string;
  display_fields?: string[];
};

export const content = readContent({ root });

/** As from a phone held upright: rotated by EXIF, with a position. */
const photograph = await sharp({
  create: { width: 2600, height: 1950, channels: 3, background: '#7a8' },
})
  .withMetadata({ orientation: 6 })
  .withExifMerge({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '40/1 42/1 0/1' } })
  .jpeg()
  .toBuffer();

const show = (part: Locator) => part.evaluate((element) => element.scrollIntoView());

/** Uploads and selects a photograph. @returns its name in the file */
async function upload(page: Page, path: string, like: string): Promise<string> {
  const name = path.replaceAll('.', '-');
  await press(fieldAt(page, path), 'Browse');
  const pictures = page.getByRole('dialog', { name: 'Select Image' });
  const chooser = page.waitForEvent('filechooser');
  await press(pictures, 'Upload');
  await (
    await chooser
  ).setFiles({ name: `${name}.JPG`, mimeType: 'image/jpeg', buffer: photograph });
  await expect(pictures.getByRole('option', { name: `${name}.jpg`, selected: true })).toBeVisible();
  await press(pictures, 'Insert');
  const rename = fieldAt(page, path).getByRole('button', { name: 'Rename' });
  await expect(rename).toBeVisible({ timeout: 60_000 });
  return like.replace(/[^/]*$/, `${name}.webp`);
}

/** How a select shows a value: by its label, or by fields of the referenced entry. */
function shownAs({ options, collection, file, display_fields: names = [] }: Field, value: Value) {
  const option = options?.find((one) => one.value === value);
  if (option) return [option.label];
  const entry = content.entries.find(
    ({ collection: name, id }) => name === (file ?? collection) && id === String(value),
  );
  return names.map((name) =>
    name === '{{slug}}' ? value : valueAt(entry?.data, [name.replace(/.*\./, '')]),
  );
}

async function choose(page: Page, path: string, field: Field, value: Value): Promise<void> {
  await fieldAt(page, path).getByRole('combobox').dispatchEvent('click');
  let option = page.getByRole('option');
  for (const text of shownAs(field, value)) option = option.filter({ hasText: String(text) });
  await option.first().dispatchEvent('click');
  await page.keyboard.press('Escape');
}

/** Adds an item to a list. @returns its path */
export async function add(page: Page, path: string, index: number): Promise<string> {
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

/** Fills in a field and its required subfields. @returns the expected value in the file */
async function fill(page: Page, path: string, field: Field, value: Value): Promise<Value> {
  const here = fieldAt(page, path);
  if (field.widget === 'hidden') return value;
  await show(here);
  if (field.widget === 'image') return upload(page, path, String(value));
  if (field.widget === 'relation' || field.widget === 'select') {
    for (const one of Array.isArray(value) ? value : [value]) await choose(page, path, field, one);
    return value;
  }
  if (Array.isArray(value)) {
    const items: Value[] = [];
    for (const [index, item] of value.entries()) {
      const at = await add(page, path, index);
      items.push(
        await (field.field ? fill(page, at, field.field, item) : fillAll(page, at, field, item)),
      );
    }
    return items;
  }
  if (field.fields) {
    await unfold(page, path);
    return fillAll(page, path, field, value);
  }
  if (field.widget === 'boolean') {
    if (value) await here.getByRole('switch').dispatchEvent('click');
  } else if (field.widget === 'datetime') {
    const day = new Date(`${String(value)} UTC`).toISOString().slice(0, 10);
    await here.locator('input').first().fill(day);
  } else {
    const role = field.widget === 'number' ? 'spinbutton' : 'textbox';
    await here.getByRole(role).fill(String(value));
  }
  return value;
}

/** Fills in the required fields of a form or of a part of it. */
export async function fillAll(
  page: Page,
  at: string,
  { fields = [] }: { fields?: Field[] },
  values: Value,
) {
  const filled: { [name: string]: Value } = {};
  for (const field of fields) {
    const value = Object.entries(values).find(([name]) => name === field.name)?.[1];
    if (field.required === false || value === undefined) continue;
    filled[field.name] = await fill(page, at ? `${at}.${field.name}` : field.name, field, value);
  }
  return filled;
}
