/** The editor at `/admin`: a rejected value, and posts that are renamed, deleted and saved. */
import { expect } from '@playwright/test';
import { checkContent } from '../../scripts/content/check/check-content.ts';
import { required } from '../../tests/required.ts';
import { textsIn, valueAt } from '../../scripts/content/check/read/value-at.ts';
import {
  changedSince,
  fieldAt,
  filesIn,
  go,
  named,
  press,
  readAs,
  root,
  test,
  textOf,
  unnamed,
} from './admin.ts';
import { unfold } from './admin-form.ts';

test.describe.configure({ mode: 'default' });

const SITE = 'content/site.json';

test('a price of 42.5 is rejected; a new price changes only that line', async ({
  editor: page,
}) => {
  await go(page, 'settings/entries/site');
  await unfold(page, 'price');
  const price = fieldAt(page, 'price.perGuest').getByRole('spinbutton');
  const save = page.getByRole('button', { name: 'Save', exact: true });
  const before = required(await textOf(page, SITE));

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

// Without quotes, YAML would parse it as a date.
const DAY = '1918-02-09';

test('a text that looks like a date is saved without faults or other changes', async ({
  editor: page,
}) => {
  await go(page, `blog/entries/${named}/index`);
  const file = `content/blog/${named}/index.mdx`;
  const group = page.getByRole('group', { name: /^“\W?Excerpt\W?” Field$/ });
  await expect(group.getByRole('textbox')).toHaveValue(/./);
  const before = await filesIn(page);
  await group.getByRole('textbox').fill(DAY);
  await press(page, 'Save');

  await expect.poll(() => textOf(page, file)).toContain(DAY);
  const changed = await changedSince(page, before);
  expect(Object.keys(changed)).toEqual([file]);
  const [old, now] = [readAs(file, before.get(file)), readAs(file, changed[file])];
  expect(now.body).toBe(old.body);
  const differs = textsIn(now.data).filter(({ text, path }) => valueAt(old.data, path) !== text);
  expect(differs.map(({ text }) => text)).toEqual([DAY]);
  expect(checkContent({ root, overlay: changed })).toEqual([]);
});

test('a post is renamed with its pictures and references, or deleted with its pictures', async ({
  editor: page,
}) => {
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
      .replaceAll(`"${named}"`, '"a-new-slug"')
      .replaceAll(`post: ${named}\n`, 'post: a-new-slug\n');
    if (/\.json$|\/index\.mdx?$/.test(path))
      expect(readAs(path, moved)).toEqual(readAs(path, text));
    else expect(moved?.equals(data), path).toBe(true);
  }
  expect(after.size).toBe(before.size);

  await go(page, `blog/entries/${unnamed}/index`);
  await press(page, 'Show Editor Options');
  await page.getByRole('menuitem', { name: 'Delete' }).dispatchEvent('click');
  await press(page.getByRole('alertdialog'), 'Delete');
  const own = [...after.keys()].filter((path) => path.startsWith(`content/blog/${unnamed}/`));
  await expect
    .poll(() => changedSince(page, after))
    .toEqual(Object.fromEntries(own.map((path) => [path, null])));
});
