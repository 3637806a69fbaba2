/** Every form of the editor, as its configuration describes it: what is filled in is all that changes. */
import { basename, dirname, join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { checkContent } from '../scripts/content/check/check-content.ts';
import type { Overlay } from '../scripts/content/check/read/content-files.ts';
import { formatDiagnostic } from '../scripts/content/check/diagnostic.ts';
import { valueAt } from '../scripts/content/check/read/value-at.ts';
import {
  changedSince,
  config,
  fieldAt,
  filesIn,
  go,
  openAdmin,
  press,
  readAs,
  root,
  textOf,
} from './support/admin.ts';
import { content, type Field, fillAll, unfold, type Values } from './support/admin-form.ts';

// A form draws what is in view.
test.use({ viewport: { width: 1280, height: 2200 } });
test.describe.configure({ mode: 'default', timeout: 240_000 });

type Form = { name: string; fields: Field[]; file?: string; folder?: string; create?: boolean };
const groups: (Form & { files?: Form[] })[] = config.collections;

const faultsOf = (overlay: Overlay) => checkContent({ root, overlay }).map(formatDiagnostic);

/** The forms of each group: those of the pages are alike, and so are those of one collection. */
const forms = groups.flatMap(({ name: group, files, folder = '', fields, create = true }) => {
  if (files) {
    const some = files.slice(0, group === 'pages' ? 1 : undefined);
    return some.map((one) => ({
      file: '',
      ...one,
      form: `${group}/entries/${one.name}`,
      create: false,
    }));
  }
  const of = fields.find(({ name }) => name === 'kind')?.default;
  const entry = content.entries.find(
    ({ file, data }) => file.startsWith(`${folder}/`) && (!of || valueAt(data, ['kind']) === of),
  );
  const file = entry?.file ?? '';
  const at = file.slice(folder.length + 1).replace(/\.\w+$/, '');
  return { name: group, file, fields, form: `${group}/entries/${at}`, create };
});

/** Saves until the file holds `expected`: the button does nothing while the last save is being written. */
const save = (page: Page, read: () => Promise<unknown>, expected: unknown, message: string) =>
  expect(async () => {
    await press(page, 'Save');
    await expect.poll(read, { message, timeout: 5000 }).toEqual(expected);
  }).toPass({ timeout: 60_000 });

const isText = ({ name, widget }: Field) => /^(?:string|text)$/.test(widget) && name !== 'id';

/** The first text of a form, by its path, where its value starts with a letter. */
function firstText(fields: Field[], data: unknown): string[] {
  for (const field of fields) {
    const value = valueAt(data, [field.name]);
    if (isText(field) && !field.pattern && /^[a-z]/i.test(String(value))) return [field.name];
    const inner = field.widget === 'object' ? firstText(field.fields ?? [], value) : [];
    if (inner.length > 0) return [field.name, ...inner];
  }
  return [];
}

test('in every form, a text that is edited is all that changes', async ({ page }) => {
  await openAdmin(page, forms[0]?.form ?? '');
  const before = await filesIn(page);
  const edits = forms.flatMap(({ form, file, fields }) => {
    const path = firstText(fields, readAs(file, before.get(file)).data);
    return path.length > 0 ? [{ form, file, path }] : [];
  });
  for (const { form, file, path } of edits) {
    await go(page, form);
    for (const [index] of path.slice(1).entries())
      await unfold(page, path.slice(0, index + 1).join('.'));
    const box = fieldAt(page, path.join('.')).getByRole('textbox');
    await expect(box, file).toHaveValue(/./);
    await box.fill('A text of the test');
    const isSaved = async () => (await textOf(page, file))?.includes('A text of the test');
    await save(page, isSaved, true, file);
  }
  const changed = await changedSince(page, before);
  expect(Object.keys(changed)).toEqual(edits.map(({ file }) => file).sort());
  for (const { file, path } of edits) {
    const { data, body } = readAs(file, before.get(file));
    const expected: Values = JSON.parse(JSON.stringify(data));
    const last = path.slice(0, -1).reduce((part, step) => part[step], expected);
    last[path.at(-1) ?? ''] = 'A text of the test';
    expect(readAs(file, changed[file])).toEqual({ data: expected, body });
  }
});

// A tour has a hundred fields: what is within them is filled in above.
const created = forms.filter(({ name, create }) => create && name !== 'tours');
for (const { name: group, file, fields } of created) {
  test(`a new entry of ${group} is a folder with its pictures, upright and without their place`, async ({
    page,
  }) => {
    await openAdmin(page, `${group}/new`);
    const before = await filesIn(page);
    const { data } = readAs(file, before.get(file));
    const texts = { title: 'A New Title', description: 'What is new.' };
    const own: Values = { ...(data as Values), ...texts, id: 9000 };
    const filled = await fillAll(page, '', { fields }, own);
    const folder = join(dirname(dirname(file)), 'a-new-title');
    const made = join(folder, basename(file));
    await save(page, async () => Boolean(await textOf(page, made)), true, made);
    const { [made]: text, ...pictures } = await changedSince(page, before);
    expect(readAs(made, text)).toEqual({ data: filled, body: '' });
    for (const [path, picture] of Object.entries(pictures)) {
      expect(dirname(path)).toBe(folder);
      const { width, height, exif } = await sharp(picture ?? '').metadata();
      expect([width, height, exif]).toEqual([1800, 2400, undefined]);
    }
    expect(faultsOf({ [made]: text ?? null, ...pictures })).toEqual([]);
  });
}
