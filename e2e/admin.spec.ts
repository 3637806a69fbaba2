/** The editor at `/admin`, over a copy of the content in the browser's own file system. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { checkContent } from '../scripts/content/check/check-content.ts';
import { parseFile } from '../scripts/content/check/read/parsed-file.ts';
import { textsIn, valueAt } from '../scripts/content/check/read/value-at.ts';
import { adminFiles } from '../scripts/content/admin/admin-files.ts';

// A form draws what is in view.
test.use({ viewport: { width: 1280, height: 2200 } });
test.describe.configure({ mode: 'default' });

const root = join(import.meta.dirname, '..');
const SITE = 'content/site.json';
const files = adminFiles(root);

/** The content's texts, and the pictures of two posts. */
const copied = readdirSync(join(root, 'content'), { recursive: true, withFileTypes: true })
  .filter((one) => one.isFile() && /\.(?:json|mdx?)$|^(?:peck|bull).*jpg$/.test(one.name))
  .map(({ parentPath, name }) =>
    join(parentPath, name)
      .slice(root.length + 1)
      .replaceAll('\\', '/'),
  )
  .sort();

test.beforeEach(async ({ page }) => {
  await page.route(/\/admin(?:\/|$)/, (route) => {
    const path = new URL(route.request().url()).pathname.replace(/^\/admin$/, '/admin.html');
    const file = files.find((one) => `/${one.path}` === path);
    return route.fulfill(
      file ? { body: file.text, contentType: file.type } : { status: 404, body: '' },
    );
  });
  await page.addInitScript(() => {
    Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() });
  });
  await page.goto('/offline');
  await page.evaluate(
    async (entries) => {
      const top = await navigator.storage.getDirectory();
      await top.getDirectoryHandle('.git', { create: true });
      for (const [path, data] of entries) {
        const steps = path.split('/');
        let folder = top;
        for (const step of steps.slice(0, -1))
          folder = await folder.getDirectoryHandle(step, { create: true });
        const file = await folder.getFileHandle(steps.at(-1) ?? '', { create: true });
        const stream = await file.createWritable();
        await stream.write(Uint8Array.from(atob(data), (one) => one.charCodeAt(0)));
        await stream.close();
      }
    },
    copied.map((path) => [path, readFileSync(join(root, path), 'base64')] as const),
  );
});

async function open(page: Page, form: string): Promise<void> {
  await page.goto(`/admin#/collections/${form}`);
  await page.getByRole('button', { name: 'Work with Local Repository' }).dispatchEvent('click');
}

/** Every file there is now, by its path, as base64. */
const filesIn = async (page: Page): Promise<Map<string, Buffer>> => {
  const found = await page.evaluate(async () => {
    const read = async (folder: FileSystemDirectoryHandle, at: string): Promise<string[][]> => {
      const below: string[][] = [];
      for await (const [name, one] of folder.entries()) {
        if (one instanceof FileSystemDirectoryHandle)
          below.push(...(await read(one, `${at}${name}/`)));
        else if (one instanceof FileSystemFileHandle) {
          // A file that is being replaced is not there for a moment.
          const file = await one.getFile().catch(() => undefined);
          if (!file) continue;
          const bytes = new Uint8Array(await file.arrayBuffer());
          below.push([
            at + name,
            btoa(bytes.reduce((text, byte) => text + String.fromCharCode(byte), '')),
          ]);
        }
      }
      return below;
    };
    return read(await navigator.storage.getDirectory(), '');
  });
  return new Map(found.map(([path = '', data = '']) => [path, Buffer.from(data, 'base64')]));
};

const textOf = async (page: Page, path: string) => (await filesIn(page)).get(path)?.toString();

test('a price of 42.5 is refused; a new price is all that changes in the file', async ({
  page,
}) => {
  await open(page, 'settings/entries/site');
  const group = page.getByRole('group', { name: /^“\W?Price\W?” Field$/ }).first();
  await group.getByRole('button', { name: 'Expand' }).dispatchEvent('click');
  const price = group.getByRole('spinbutton', { name: 'Price for one guest' });
  const save = page.getByRole('button', { name: 'Save', exact: true });
  const before = readFileSync(join(root, SITE), 'utf8');

  await price.fill('42.5');
  await save.dispatchEvent('click');
  const refusal = 'Write a whole number of dollars, such as 40.';
  await expect(page.getByRole('alert').filter({ hasText: refusal })).toBeVisible();
  expect(await textOf(page, SITE)).toBe(before);

  await price.fill('47');
  await save.dispatchEvent('click');
  const after = before.replace(/"perGuest": \d+/, '"perGuest": 47');
  await expect.poll(() => textOf(page, SITE)).toBe(after);
});

test('a new post has a folder with its picture, upright and without its place', async ({
  page,
}) => {
  await open(page, 'blog/new');
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('The Cat of the Test Pier');
  await page.getByRole('textbox', { name: 'Description' }).fill('A cat on a pier on no map.');
  await page.getByRole('textbox', { name: 'Excerpt' }).fill('A cat on a pier, told shortly.');
  for (const field of ['Category', 'Tour']) {
    await page.getByRole('combobox', { name: field, exact: true }).dispatchEvent('click');
    await page.getByRole('option').nth(1).dispatchEvent('click');
  }
  await page.getByRole('button', { name: /Add .*tag/ }).dispatchEvent('click');
  await page.getByRole('textbox', { name: 'Tag', exact: true }).fill('piers');
  await page.getByRole('button', { name: 'Browse' }).dispatchEvent('click');
  const pictures = page.getByRole('dialog', { name: 'Select Image' });
  const chooser = page.waitForEvent('filechooser');
  await pictures.getByRole('button', { name: 'Upload' }).dispatchEvent('click');
  // As a telephone held upright takes it: on its side, and it says where it was.
  const buffer = await sharp({
    create: { width: 4032, height: 3024, channels: 3, background: '#7a8' },
  })
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '40/1 42/1 0/1' } })
    .jpeg()
    .toBuffer();
  await (await chooser).setFiles({ name: 'IMG 4711.JPG', mimeType: 'image/jpeg', buffer });
  await pictures.getByRole('button', { name: 'Insert' }).dispatchEvent('click');
  // It is there once it is encoded.
  const rename = page.getByRole('button', { name: 'Rename' });
  await expect(rename).toBeVisible({ timeout: 60_000 });
  await page.getByRole('textbox', { name: 'What the picture shows' }).fill('A cat on a pier.');

  const folder = 'content/blog/the-cat-of-the-test-pier';
  const save = page.getByRole('button', { name: 'Save', exact: true });
  const post = () => textOf(page, `${folder}/index.mdx`);
  // Until the picture is in the form, a save is refused.
  await expect(async () => {
    if ((await post()) === undefined) await save.dispatchEvent('click', {}, { timeout: 1000 });
    await expect.poll(post, { timeout: 5000 }).toContain("src: './img-4711.webp'");
  }).toPass({ timeout: 60_000 });
  const picture = (await filesIn(page)).get(`${folder}/img-4711.webp`);
  const { width, height, exif } = await sharp(picture).metadata();
  expect([width, height, exif]).toEqual([1800, 2400, undefined]);
});

test('a deleted post takes its own folder with it, and nothing else', async ({ page }) => {
  await open(page, 'blog');
  const row = page.getByRole('row').filter({ hasText: 'Bull, the Cat Blamed' });
  await row.getByRole('checkbox').dispatchEvent('click');
  await page.getByRole('button', { name: /Delete Selected/ }).dispatchEvent('click');
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: 'Delete' })
    .dispatchEvent('click');
  const left = copied.filter((path) => !path.includes('/bull-cotton-exchange-cat/'));
  expect(left.length).toBe(copied.length - 2);
  await expect.poll(async () => [...(await filesIn(page)).keys()].sort()).toEqual(left);
});

// As the program would write it without quotes, the build would take it for a day.
const DAY = '1918-02-09';

test('a text of a post that looks like a day is all that changes, and is no fault', async ({
  page,
}) => {
  await open(page, 'settings');
  await page.getByRole('treeitem', { name: 'Posts' }).first().dispatchEvent('click');
  const entries = page.getByRole('grid', { name: /Entries/ });
  await entries.getByRole('row').first().getByRole('gridcell').nth(1).dispatchEvent('click');
  const group = page.getByRole('group', { name: /^“\W?Excerpt\W?” Field$/ });
  const before = await filesIn(page);
  await group.getByRole('textbox').fill(DAY);
  await page.getByRole('button', { name: 'Save', exact: true }).dispatchEvent('click');

  const changed = async () =>
    [...(await filesIn(page))].filter(([path, data]) => !before.get(path)?.equals(data));
  await expect.poll(async () => (await changed()).length).toBe(1);
  const [[file, data] = ['', Buffer.of()]] = await changed();
  expect(file).toContain('content/blog/');
  const [old, now] = [before.get(file) ?? Buffer.of(), data].map((one) => parseFile(file, one));
  if (!old?.ok || !now?.ok) throw new Error(`${file} cannot be read`);
  expect(now.body.trim()).toBe(old.body.trim());
  const differs = textsIn(now.data).filter(({ text, path }) => valueAt(old.data, path) !== text);
  expect(differs.map(({ text }) => text)).toEqual([DAY]);
  expect(checkContent({ root, overlay: { [file]: data } })).toEqual([]);
});
