/** Every form of the editor: saving changes only what was edited. */
import { basename, dirname, join } from 'node:path';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { LIST } from '../../scripts/content/admin/fields.ts';
import { checkContent } from '../../scripts/content/check/check-content.ts';
import type { Overlay } from '../../scripts/content/check/read/content-files.ts';
import { formatDiagnostic } from '../../scripts/content/check/diagnostic.ts';
import { valueAt } from '../../scripts/content/check/read/value-at.ts';
import { required } from '../../tests/required.ts';
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
  save,
  textOf,
} from './admin.ts';
import { add, content, type Field, fillAll, unfold, type Values } from './admin-form.ts';

// A form draws what is in view.
test.use({ viewport: { width: 1280, height: 2200 }, actionTimeout: 60_000 });
test.describe.configure({ mode: 'default', timeout: 600_000 });

type Form = { name: string; fields: Field[]; file?: string; folder?: string; create?: boolean };
const groups: (Form & { files?: Form[] })[] = config.collections;

const faultsOf = (overlay: Overlay) => checkContent({ root, overlay }).map(formatDiagnostic);

/** One form of the pages and one of each collection, and all forms of the other groups. */
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

/** A list of each kind, with an entry to add and a new value for its last text. */
const LISTS: { form: string; list: string; entry: Values; edited: string }[] = [
  {
    form: 'faqs',
    list: 'questions',
    entry: { question: 'Is this a new question?', answer: 'Yes.' },
    edited: 'It was.',
  },
  {
    form: 'redirects',
    list: 'redirects',
    entry: { from: '/an-old-address', to: '/tours' },
    edited: '/blog',
  },
  {
    form: 'site',
    list: 'closings',
    entry: { from: 'May 3, 2096', to: 'May 4, 2096', text: 'No tours.' },
    edited: 'No tours today.',
  },
  {
    form: 'galleryFans',
    list: LIST,
    entry: { id: 9000, src: './fans/new.jpg', alt: 'A cat.', caption: 'A new cat.' },
    edited: 'A cat of the test.',
  },
];

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

const listed = LISTS.map(({ form }) => form);

test('in every form, editing a text changes only that text', async ({ page }) => {
  // The others are edited with their lists.
  const rest = forms.filter(({ name }) => !listed.includes(name));
  await openAdmin(page, rest[0]?.form ?? '');
  const before = await filesIn(page);
  const edits = rest.flatMap(({ form, file, fields }) => {
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

test('an entry of a list is added, edited and removed, and nothing else changes', async ({
  page,
}) => {
  const lists = LISTS.map((list) => ({
    ...list,
    of: required(forms.find(({ name }) => name === list.form)),
  }));
  await openAdmin(page, lists[0]?.of.form ?? '');
  const before = await filesIn(page);
  const withEntries: Record<string, string> = {};
  for (const { list, entry, edited, of } of lists) {
    const { file, form, fields } = of;
    const old: Values = JSON.parse(String(before.get(file)));
    const entries = list === LIST ? old : (old[list] ?? []);
    const withList = (now: unknown[]) => (list === LIST ? now : { ...old, [list]: now });
    const written = async () => readAs(file, await textOf(page, file)).data;

    await go(page, form);
    const at = await add(page, list, entries.length);
    const field = required(fields.find(({ name }) => name === list));
    const added = await fillAll(page, at, field, entry);
    await save(page);
    expect(await written()).toEqual(withList([...entries, added]));

    const name = Object.keys(entry).at(-1) ?? '';
    const text = fieldAt(page, `${at}.${name}`);
    await text.getByRole('textbox').fill(edited);
    await save(page);
    expect(await written()).toEqual(withList([...entries, { ...added, [name]: edited }]));
    withEntries[file] = (await textOf(page, file)) ?? '';

    await press(page.getByRole('group').filter({ has: text }).last(), 'Remove');
    await expect(text).toHaveCount(0);
    await save(page);
    expect(await written()).toEqual(old);
  }
  const changed = await changedSince(page, before);
  const others = Object.keys(changed).filter((path) => !(path in withEntries));
  // The picture stays in its folder.
  for (const path of others) expect(path).toMatch(/^content\/gallery\/fans\/.*\.webp$/);
  expect(faultsOf({ ...changed, ...withEntries })).toEqual([]);
});

test('a tour is created from another one, and values that must be unique are reported', async ({
  page,
}) => {
  const { form, file } = required(forms.find(({ name }) => name === 'tours'));
  await openAdmin(page, form);
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

// A tour has a hundred fields, so it is created from another one.
const created = forms.filter(({ name, create }) => create && name !== 'tours');
for (const { name: group, file, fields } of created) {
  test(`a new entry of ${group} is a folder with its pictures, upright and without their position`, async ({
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
    await save(page);
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
