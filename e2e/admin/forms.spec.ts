/** Every form of the editor: saving changes only what was edited. */
import { basename, dirname, join } from 'node:path';
import { expect } from '@playwright/test';
import sharp from 'sharp';
import { LIST } from '../../scripts/content/admin/fields.ts';
import { checkContent, readContent } from '../../scripts/content/check/check-content.ts';
import type { Overlay } from '../../scripts/content/check/read/content-files.ts';
import { formatDiagnostic } from '../../scripts/content/check/diagnostic.ts';
import { valueAt } from '../../scripts/content/check/read/value-at.ts';
import { required } from '../../tests/required.ts';
import { categories, scheduledTours } from '../../tests/support/content.ts';
import {
  changedSince,
  config,
  fieldAt,
  filesIn,
  go,
  press,
  readAs,
  root,
  save,
  test,
  textOf,
} from './admin.ts';
import { add, choose, type, unfold, upload } from './admin-form.ts';

type Values = Record<string, ReturnType<typeof JSON.parse>>;
type Field = {
  name: string;
  widget: string;
  default?: string;
  pattern?: string[];
  fields?: Field[];
};

const content = readContent({ root });

test.describe.configure({ mode: 'default', timeout: 600_000 });

type Form = { name: string; fields: Field[]; file?: string; folder?: string };
const groups: (Form & { files?: Form[] })[] = config.collections;

const faultsOf = (overlay: Overlay) => checkContent({ root, overlay }).map(formatDiagnostic);

/** The forms of each group: those of the pages are alike, and so are those of one collection. */
const forms = groups.flatMap(({ name: group, files, folder = '', fields }) => {
  if (files) {
    const some = files.slice(0, group === 'pages' ? 1 : undefined);
    return some.map((one) => ({
      file: '',
      ...one,
      form: `${group}/entries/${one.name}`,
    }));
  }
  const of = fields.find(({ name }) => name === 'kind')?.default;
  const entry = content.entries.find(
    ({ file, data }) => file.startsWith(`${folder}/`) && (!of || valueAt(data, ['kind']) === of),
  );
  const file = entry?.file ?? '';
  const at = file.slice(folder.length + 1).replace(/\.\w+$/, '');
  return { name: group, file, fields, form: `${group}/entries/${at}` };
});

const isText = ({ name, widget }: Field) => /^(?:string|text)$/.test(widget) && name !== 'id';

/** The path of the first text field whose value starts with a letter. */
function firstText(fields: Field[], data: unknown): string[] {
  for (const field of fields) {
    const value = valueAt(data, [field.name]);
    if (isText(field) && !field.pattern && /^[a-z]/i.test(String(value))) return [field.name];
    const inner = field.widget === 'object' ? firstText(field.fields ?? [], value) : [];
    if (inner.length > 0) return [field.name, ...inner];
  }
  return [];
}

test('in every form, a text that is edited is all that changes', async ({ editor: page }) => {
  const before = await filesIn(page);
  const edits = forms.flatMap(({ form, file, fields }) => {
    const path = firstText(fields, readAs(file, before.get(file)).data);
    return path.length > 0 ? [{ form, file, path }] : [];
  });
  for (const { form, path } of edits) {
    await go(page, form);
    for (const [index] of path.slice(1).entries())
      await unfold(page, path.slice(0, index + 1).join('.'));
    const box = fieldAt(page, path.join('.')).getByRole('textbox');
    await expect(box, form).toHaveValue(/./);
    await box.fill('A text of the test');
    await save(page);
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

test('a closed day is added and removed, and a picture is added to the gallery', async ({
  editor: page,
}) => {
  const site = required(forms.find(({ name }) => name === 'site'));
  const fans = required(forms.find(({ name }) => name === 'galleryFans'));
  await go(page, site.form);
  const before = await filesIn(page);
  const written = async (file: string) => readAs(file, await textOf(page, file)).data;

  const old: Values = JSON.parse(String(before.get(site.file)));
  const closings = old['closings'] ?? [];
  const day = await add(page, 'closings', closings.length);
  await type(page, `${day}.text`, 'No tours.');
  for (const [name, date] of [
    ['from', '2096-05-03'],
    ['to', '2096-05-04'],
  ])
    await fieldAt(page, `${day}.${name}`).locator('input').first().fill(String(date));
  await save(page);
  const closing = { from: 'May 3, 2096', to: 'May 4, 2096', text: 'No tours.' };
  expect(await written(site.file)).toEqual({ ...old, closings: [...closings, closing] });

  const text = fieldAt(page, `${day}.text`);
  await press(page.getByRole('group').filter({ has: text }).last(), 'Remove');
  await expect(text).toHaveCount(0);
  await save(page);
  expect(await written(site.file)).toEqual(old);

  await go(page, fans.form);
  const pictures: unknown[] = JSON.parse(String(before.get(fans.file)));
  const at = await add(page, LIST, pictures.length);
  await type(page, `${at}.id`, '9000', 'spinbutton');
  const src = `./fans/${await upload(page, `${at}.src`)}`;
  await type(page, `${at}.alt`, 'A cat.');
  await type(page, `${at}.caption`, 'A new cat.');
  await save(page);
  const added = { id: 9000, src, alt: 'A cat.', caption: 'A new cat.' };
  expect(await written(fans.file)).toEqual([...pictures, added]);
  expect(faultsOf(await changedSince(page, before))).toEqual([]);
});

test('a tour is created from another one, and values that must be unique are reported', async ({
  editor: page,
}) => {
  const { form, file } = required(forms.find(({ name }) => name === 'tours'));
  await go(page, form);
  const before = await filesIn(page);
  await press(page, 'Show Editor Options');
  await page.getByRole('menuitem', { name: 'Duplicate' }).dispatchEvent('click');
  await fieldAt(page, 'name').getByRole('textbox').fill('A New Tour');
  await save(page);
  const made = join(dirname(dirname(file)), 'a-new-tour', basename(file));
  const changed = await changedSince(page, before);
  expect(Object.keys(changed)).toEqual([made]);
  const { data, body } = readAs(file, before.get(file));
  expect(readAs(made, changed[made])).toEqual({
    data: { ...Object(data), name: 'A New Tour' },
    body,
  });
  const faults = faultsOf(changed).join('\n');
  expect(faults).toContain('itemId: the booking number');
  for (const field of ['cover', 'hero', 'map']) {
    expect(faults).toMatch(new RegExp(`^${made}:\\d+ ${field}.src: there is no picture`, 'm'));
  }
});

test('a new post is a folder with its picture, upright and without its GPS location', async ({
  editor: page,
}) => {
  await go(page, 'blog/new');
  const before = await filesIn(page);
  const [category] = categories;
  // The first one's name is edited above.
  const tour = scheduledTours.at(-1);
  const texts = { title: 'A New Title', description: 'What is new.', excerpt: 'It is new.' };
  for (const [name, text] of Object.entries(texts)) await type(page, name, text);
  await choose(page, 'category', required(category).name);
  await type(page, await add(page, 'tags', 0), 'ferries');
  await unfold(page, 'image');
  const src = `./${await upload(page, 'image.src')}`;
  await type(page, 'image.alt', 'A cat on a pier.');
  await choose(page, 'tour', required(tour).name);
  await save(page);

  const folder = 'content/blog/a-new-title';
  const { [`${folder}/index.mdx`]: text, ...pictures } = await changedSince(page, before);
  expect(readAs('index.mdx', text)).toEqual({
    data: {
      ...texts,
      date: expect.stringMatching(/^[A-Z][a-z]+ \d+, \d{4}$/),
      category: required(category).id,
      tags: ['ferries'],
      image: { src, alt: 'A cat on a pier.' },
      tour: required(tour).id,
    },
    body: '',
  });
  expect(Object.keys(pictures)).toEqual([join(folder, src)]);
  const { width, height, exif } = await sharp(Object.values(pictures)[0] ?? '').metadata();
  expect([width, height, exif]).toEqual([1800, 2400, undefined]);
  expect(faultsOf({ [`${folder}/index.mdx`]: text ?? null, ...pictures })).toEqual([]);
});
