/** The editor of `npm run edit`, over a copy of the content: what is written in it is in the files, and on the pages. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { checkContent } from '../scripts/content/check/check-content.ts';
import { formatDiagnostic } from '../scripts/content/check/diagnostic.ts';
import { type Editor, startEditor } from './support/editor.ts';

// A form draws what is in view.
test.use({ viewport: { width: 1280, height: 4400 } });
test.describe.configure({ mode: 'serial' });

let editor: Editor;
test.beforeAll(async () => {
  editor = await startEditor('editor-e2e', ['blog', 'index.astro']);
});
test.afterAll(() => editor.stop());

const faults = () => checkContent({ root: editor.copy }).map(formatDiagnostic);
const read = (path: string) => readFileSync(join(editor.copy, path), 'utf8');

/** A photograph as a telephone held upright takes it: it lies on its side, and says where it was. */
const photograph = (background = '#7a8') =>
  sharp({ create: { width: 4032, height: 3024, channels: 3, background } })
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '40/1 42/1 0/1' } })
    .jpeg()
    .toBuffer();

async function open(page: Page, form = ''): Promise<void> {
  await page.goto(`${editor.origin}/edit/index.html${form}`);
  await expect(page.locator('#panel summary')).toContainText('fault');
}

/** Saves the form that is open, and waits until its files are written. */
async function save(page: Page, file: string): Promise<void> {
  const isWritten = page.waitForResponse(
    (response) =>
      response.request().method() === 'PUT' && response.url().includes(encodeURIComponent(file)),
  );
  await page.getByRole('button', { name: 'Save' }).click();
  expect((await isWritten).status()).toBe(200);
}

async function choose(page: Page, field: string): Promise<void> {
  await page.getByRole('combobox', { name: field, exact: true }).click();
  await page.getByRole('option').nth(1).click();
}

test('a post with a photograph is written, and shows in the live view as a draft', async ({
  page,
}) => {
  await open(page);
  await page.getByRole('button', { name: 'New' }).click();
  await choose(page, 'Category');
  await choose(page, 'Tour');
  await page.getByRole('button', { name: /Add .*tag/ }).click();
  await page.getByRole('textbox', { name: 'Tag', exact: true }).fill('piers');

  await page.getByRole('button', { name: 'Browse' }).click();
  const pictures = page.getByRole('dialog', { name: 'Select Image' });
  const chooser = page.waitForEvent('filechooser');
  await pictures.getByRole('button', { name: 'Upload' }).click();
  await (
    await chooser
  ).setFiles({
    name: 'IMG 4711.JPG',
    mimeType: 'image/jpeg',
    buffer: await photograph(),
  });
  await pictures.getByRole('button', { name: 'Insert' }).click();
  await page.getByRole('textbox', { name: 'What the picture shows' }).fill('A cat on a pier.');

  await page.getByRole('textbox', { name: 'Title' }).fill('The Cat of the Test Pier');
  await page.getByRole('textbox', { name: 'Description' }).fill('A cat on a pier on no map.');
  await page.getByRole('textbox', { name: 'Excerpt' }).fill('A cat on a pier, told shortly.');

  await page.locator('.text-field textarea').fill('It sat there.');
  await page.getByRole('button', { name: 'Pull quote' }).click();
  const dialog = page.getByRole('dialog', { name: 'Pull quote' });
  await dialog.getByLabel('Its text').fill('It never left.');
  await dialog.getByRole('button', { name: 'Insert' }).click();
  await page.getByRole('button', { name: 'Picture', exact: true }).click();
  const second = page.getByRole('dialog', { name: 'Picture' });
  await second.getByLabel('Picture (').setInputFiles({
    name: 'IMG 4712.JPG',
    mimeType: 'image/jpeg',
    buffer: await photograph('#a87'),
  });
  await second.getByLabel('What it shows').fill('The pier, its gate open.');
  await second.getByRole('button', { name: 'Insert' }).click();
  // Saved as soon as that can be pressed, the post has the picture.
  await save(page, 'content/blog/the-cat-of-the-test-pier.mdx');

  const post = read('content/blog/the-cat-of-the-test-pier.mdx');
  expect(post).toContain('draft: true');
  expect(post).toContain('It sat there.\n\n<PullQuote>It never left.</PullQuote>');
  expect(post).toMatch(/!\[The pier, its gate open\.\]\(\.\/img-4712\.webp\)/);
  const [, picture = ''] = /src: \.\/(\S+)/.exec(post) ?? [];
  const { width, height, exif } = await sharp(
    join(editor.copy, 'content/blog', picture),
  ).metadata();
  // Upright, no larger than the site shows it, and it does not say where it was taken.
  expect([width, height, exif]).toEqual([1800, 2400, undefined]);
  expect(faults()).toEqual([]);

  // The live view may load itself anew for the saved files at the same moment, which ends our own loading.
  await expect(async () => {
    await page.goto(`${editor.origin}/blog/the-cat-of-the-test-pier`);
  }).toPass();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('The Cat of the Test Pier');
  await expect(page.getByText('It never left.')).toBeVisible();
  await expect(page.getByText('Draft', { exact: false }).first()).toBeVisible();
});

test('a changed price is on the page, and the only line that changes', async ({ page }) => {
  const before = read('content/site.json');
  const { price } = JSON.parse(before) as { price: { perGuest: number } };
  const dearer = price.perGuest + 7;

  await open(page, '#/collections/settings/entries/site');
  const group = page.getByRole('group', { name: /^“\W?Price\W?” Field$/ }).first();
  await group.getByRole('button', { name: 'Expand' }).click();
  await group.getByRole('spinbutton', { name: 'Price for one guest' }).fill(String(dearer));
  await save(page, 'content/site.json');

  expect(read('content/site.json')).toBe(
    before.replace(`"perGuest": ${price.perGuest}`, `"perGuest": ${dearer}`),
  );
  await expect(async () => {
    await page.goto(`${editor.origin}/`);
    await expect(page.locator('main')).toContainText(`$${dearer}`, { timeout: 1000 });
  }).toPass();
});

test('a fault is told with its file, its line and what to do, and is gone when it is mended', async ({
  page,
}) => {
  await open(page, '#/collections/settings/entries/site');
  const tagline = page.getByRole('textbox', { name: 'Tagline' });
  const was = await tagline.inputValue();
  await tagline.fill('A tour for {prise}');
  await save(page, 'content/site.json');

  const panel = page.getByRole('complementary', { name: 'Faults' });
  await panel.getByText('1 fault').click();
  const line = panel.getByRole('listitem').filter({ hasText: 'tagline' });
  await expect(line).toContainText(/^content\/site\.json:\d+ tagline: .*\{prise\}.*; .+/);
  await panel.getByRole('button', { name: 'Publish' }).click();
  await expect(panel.getByRole('status')).toHaveText('Not published: mend the faults first.');

  await line.getByRole('link').click();
  await tagline.fill(was);
  await save(page, 'content/site.json');
  await expect(panel.getByText('No faults')).toBeVisible();
});

test('what another program has changed meanwhile is not written over', async ({ page }) => {
  await open(page, '#/collections/lists/entries/quotes');
  await page.getByRole('button', { name: 'Expand All' }).click();
  const [quote] = await page.getByRole('textbox', { name: 'Author' }).all();
  await quote?.fill('Somebody Else');

  const file = 'content/quotes/quotes.json';
  const theirs = `${read(file)}\n`;
  await page.request.put(`${editor.origin}/edit/file?path=${encodeURIComponent(file)}`, {
    headers: { 'X-Editor': '1', 'X-Version': (await versionOf(page, file)) ?? '' },
    data: theirs.replace('"author": "', '"author": "The '),
  });
  const changed = read(file);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(
    page.getByRole('status').filter({ hasText: 'changed by somebody else' }),
  ).toBeVisible();
  expect(read(file)).toBe(changed);
});

async function versionOf(page: Page, file: string): Promise<string | undefined> {
  const address = `${editor.origin}/edit/file?path=${encodeURIComponent(file)}`;
  const response = await page.request.get(address, { headers: { 'X-Editor': '1' } });
  return response.headers()['x-version'];
}

test('another site’s page can neither read nor write', async ({ request }) => {
  const address = `${editor.origin}/edit/file?path=content/site.json`;
  expect((await request.get(address)).status()).toBe(400);
  const foreign = { 'X-Editor': '1', Origin: 'https://elsewhere.example' };
  expect((await request.put(address, { headers: foreign, data: '{}' })).status()).toBe(400);
  const outside = `${editor.origin}/edit/file?path=content/../package.json`;
  expect((await request.get(outside, { headers: { 'X-Editor': '1' } })).status()).toBe(400);
});
