/** The editor at `/admin`, over a copy of the content in the browser's own file system. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, type Locator, type Page, test as base } from '@playwright/test';
import type { Overlay } from '../../scripts/content/check/read/content-files.ts';
import { formatDiagnostic } from '../../scripts/content/check/read/diagnostic.ts';
import { parseFile } from '../../scripts/content/check/read/parsed-file.ts';
import { required } from '../../tests/required.ts';
import { adminFiles } from '../../scripts/build/admin.ts';

export const root = join(import.meta.dirname, '../..');
const files = adminFiles(root);
export const config = JSON.parse(
  files.find(({ path }) => path === 'admin/config.json')?.text ?? '',
);

const folders = readdirSync(join(root, 'content/blog'));
const pressKit = readFileSync(join(root, 'content/pages/press-kit.json'), 'utf8');

/** A post that another file references. */
export const named = required(folders.find((post) => pressKit.includes(`"${post}"`)));

/** The content's text files, and that post's pictures. */
const copied = readdirSync(join(root, 'content'), { recursive: true, withFileTypes: true })
  .filter(
    (one) =>
      (one.isFile() && /\.(?:json|mdx?)$/.test(one.name)) || named === basename(one.parentPath),
  )
  .map(({ parentPath, name }) =>
    join(parentPath, name)
      .slice(root.length + 1)
      .replaceAll('\\', '/'),
  )
  .sort();

/** Opens the editor, with a new copy of the content. */
async function openAdmin(page: Page): Promise<void> {
  await page.route(/\/admin(?:\/|$)/, (route) => {
    const path = new URL(route.request().url()).pathname.replace(/^\/admin$/, '/admin.html');
    const file = files.find((one) => `/${one.path}` === path);
    return route.fulfill(
      file ? { body: file.text, contentType: file.type } : { status: 404, body: '' },
    );
  });
  await page.addInitScript(() => {
    Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() });
    // A form stays open once it is saved.
    const prefs = { closeOnSave: false, closeWithEscape: false, useDraftBackup: false };
    localStorage.setItem('sveltia-cms.prefs', JSON.stringify(prefs));
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
  await page.goto('/admin');
  const start = page.getByRole('button', { name: 'Work with Local Repository' });
  await start.dispatchEvent('click', {}, { timeout: 60_000 });
  await page.getByRole('group', { name: 'Content Library' }).waitFor({ timeout: 60_000 });
}

/** The editor, shared by a worker's tests: each compares the files with those before it. */
export const test = base.extend<object, { editor: Page }>({
  editor: [
    async ({ browser }, use, { project }) => {
      const page = await browser.newPage({
        baseURL: required(project.use.baseURL),
        serviceWorkers: 'block',
        viewport: { width: 1280, height: 900 },
      });
      page.setDefaultTimeout(60_000);
      await openAdmin(page);
      await use(page);
      await page.context().close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

/** All files by path. */
export async function filesIn(page: Page): Promise<Map<string, Buffer>> {
  const found = await page.evaluate(async () => {
    const read = async (folder: FileSystemDirectoryHandle, at: string): Promise<string[][]> => {
      const below: string[][] = [];
      for await (const [name, one] of folder.entries()) {
        if (one instanceof FileSystemDirectoryHandle)
          below.push(...(await read(one, `${at}${name}/`)));
        else if (one instanceof FileSystemFileHandle) {
          // A file that is being replaced is briefly missing.
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
}

/** The text of one file, if it exists. */
export const textOf = (page: Page, path: string) =>
  page.evaluate(async (steps) => {
    try {
      let folder = await navigator.storage.getDirectory();
      for (const step of steps.slice(0, -1)) folder = await folder.getDirectoryHandle(step);
      const file = await folder.getFileHandle(steps.at(-1) ?? '');
      return await (await file.getFile()).text();
    } catch {
      return undefined;
    }
  }, path.split('/'));

export const press = (within: Page | Locator, name: string | RegExp) =>
  within
    .getByRole('button', { name, exact: typeof name === 'string' })
    .first()
    .dispatchEvent('click');

/** Saves the form. The button is disabled once the form is saved, and is named "Saving…" before. */
export async function save(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Save', exact: true });
  await expect(button).toBeEnabled();
  await button.dispatchEvent('click');
  await expect(button).toBeDisabled({ timeout: 60_000 });
}

/** Opens another form from the list of its group. */
export async function go(page: Page, form: string): Promise<void> {
  const lead = (to: string) =>
    page.evaluate((hash) => Object.assign(location, { hash }), `#/collections/${to}`);
  await lead(form.replace(/\/.*/, ''));
  await page.getByRole('group', { name: 'Content Library' }).waitFor();
  await lead(form);
}

/** A field of the open form by its path: `entries.3.alt`. */
export const fieldAt = (page: Page, path: string) =>
  page.locator(`.field[data-key-path="${path}"]`);

const NONE = Buffer.from('There is no such file.');

/** The changed files, as an overlay for the content check; `null` for a deleted one. */
export async function changedSince(page: Page, before: Map<string, Buffer>): Promise<Overlay> {
  const now = await filesIn(page);
  const paths = [...new Set([...before.keys(), ...now.keys()])].sort();
  const changed = paths.filter((path) => !before.get(path)?.equals(now.get(path) ?? NONE));
  return Object.fromEntries(changed.map((path) => [path, now.get(path) ?? null]));
}

/** A file's fields and its body without surrounding empty lines. */
export function readAs(
  file: string,
  bytes?: Buffer | string | null,
): { data: unknown; body: string } {
  const parsed = parseFile(file, Buffer.from(bytes ?? ''));
  if (!parsed.ok) throw new Error(formatDiagnostic(parsed.fault));
  return { data: parsed.data, body: parsed.body.trim() };
}
