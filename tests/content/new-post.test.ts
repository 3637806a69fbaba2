import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { checkContent } from '../../scripts/content/check/check-content.ts';
import { newPost } from '../../scripts/content/new-post/new-post.ts';
import { linesOf, writeSite } from '../support/small-site.ts';

const root = mkdtempSync(join(tmpdir(), 'small-site-'));
writeSite(root);
afterAll(() => rmSync(root, { recursive: true }));

const day = '2025-12-05';
const make = (title: string, slug?: string) => newPost({ root, title, slug, day });
const faultsIn = (file: string, text: string) =>
  linesOf(checkContent({ root, day, overlay: { [file]: text } }));

test('a new post is a draft with today’s date and without a number or faults', () => {
  const { file, text } = make('The Cat of Pier A');
  expect(file).toBe('content/blog/the-cat-of-pier-a/index.mdx');
  expect(text).toMatch(/^draft: true$/m);
  expect(text).toMatch(/^date: December 5, 2025$/m);
  expect(text).not.toMatch(/^id:/m);
  expect(faultsIn(file, text)).toEqual([]);
});

test('a new post that is no longer a draft has a fault for each placeholder', () => {
  const { file, text } = make('The Cat of Pier A');
  const published = text.replace('draft: true\n', '');
  const rows = published
    .split('\n')
    .flatMap((line, index) => (/^[^{]*Write here/.test(line) ? [index + 1] : []));
  const lines = faultsIn(file, published).map((fault) => Number(/:(\d+) /.exec(fault)?.[1]));
  expect(lines).toEqual(rows);
});

test.each([
  ['quotes of both kinds', `Ned's "Second" Crossing`, 'neds-second-crossing'],
  ['a colon and a number sign', 'Pier A: Cat #9', 'pier-a-cat-9'],
  ['accents', 'Café Cats of Señor Díaz', 'cafe-cats-of-senor-diaz'],
  ['digits alone', '1904', '1904'],
  ['a variable', 'What {price} Buys', 'what-price-buys'],
])('a title may have %s', (_what, title, slug) => {
  const { file, text } = make(title);
  expect(file).toBe(`content/blog/${slug}/index.mdx`);
  expect(faultsIn(file, text)).toEqual([]);
});

test.each([
  ['no title', '  ', undefined, 'A post needs a title:\n  npm run new:post "The Cat of Pier A"'],
  ['a title without letters', '!!!', undefined, '"" is not a valid slug'],
  [
    'a title that is too long',
    'A Long Title About Nothing but Cats and More Cats in the Harbor',
    undefined,
    'has over 60 letters. Give the post another one:\n  npm run new:post "A Long',
  ],
  [
    'a title whose slug is taken',
    'Ferry House',
    undefined,
    'content/blog/ferry-house/index.mdx is there already',
  ],
  ['a slug with a space', 'Peck Slip', 'Peck Slip', '"Peck Slip" is not a valid slug'],
])('newPost refuses %s', (_what, title, slug, message) => {
  expect(() => make(title, slug)).toThrow(message);
});
