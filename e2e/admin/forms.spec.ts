/** The editor at `/admin`: saving changes only what was edited. What a field accepts: tests/content/admin.test.ts. */
import { join } from 'node:path';
import { expect } from '@playwright/test';
import sharp from 'sharp';
import { checkContent } from '../../scripts/content/check/check-content.ts';
import { readContent } from '../../scripts/content/check/read/content.ts';
import type { Overlay } from '../../scripts/content/check/read/content-files.ts';
import { formatDiagnostic } from '../../scripts/content/check/read/diagnostic.ts';
import { valueAt } from '../../scripts/content/check/read/value-at.ts';
import { required } from '../../tests/required.ts';
import { categories, scheduledTours } from '../../tests/support/content.ts';
import {
  changedSince,
  config,
  fieldAt,
  filesIn,
  go,
  named,
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

// Without quotes, YAML would parse it as a date.
const TEXT = '1918-02-09';

test('in every form, a text that is edited is all that changes, also if it looks like a date', async ({
  editor: page,
}) => {
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
    await box.fill(TEXT);
    await save(page);
  }
  const changed = await changedSince(page, before);
  expect(Object.keys(changed)).toEqual(edits.map(({ file }) => file).sort());
  for (const { file, path } of edits) {
    const { data, body } = readAs(file, before.get(file));
    const expected: Values = JSON.parse(JSON.stringify(data));
    const last = path.slice(0, -1).reduce((part, step) => part[step], expected);
    last[path.at(-1) ?? ''] = TEXT;
    expect(readAs(file, changed[file])).toEqual({ data: expected, body });
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

test('a post is renamed with its pictures and references', async ({ editor: page }) => {
  await go(page, `blog/entries/${named}/index`);
  await page.getByRole('radio', { name: 'Slug' }).dispatchEvent('click');
  const before = await filesIn(page);
  await press(page, 'Edit Slug');
  await page.getByRole('textbox', { name: 'Slug' }).fill('a-new-slug');
  await press(page, 'Done');
  await press(page, 'Save');
  const [old, now] = [`content/blog/${named}/`, 'content/blog/a-new-slug/'];
  await expect.poll(() => textOf(page, `${now}index.mdx`)).toBeTruthy();
  await expect.poll(() => textOf(page, `${old}index.mdx`)).toBeUndefined();
  const after = await filesIn(page);
  for (const [path, data] of before) {
    const moved = after.get(path.replace(old, now));
    // In JSON, and in the front matter of tours.
    const text = data
      .toString()
      .replaceAll(new RegExp(`(: ["']?)${named}(?=["']?,?$)`, 'gm'), '$1a-new-slug');
    if (/\.json$|\/index\.mdx?$/.test(path))
      expect(readAs(path, moved)).toEqual(readAs(path, text));
    else expect(moved?.equals(data), path).toBe(true);
  }
  expect(after.size).toBe(before.size);
});
