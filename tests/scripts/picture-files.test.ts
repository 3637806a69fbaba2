import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readBuild, shorterMarks } from '../../scripts/integrations/picture-files.ts';

const build = mkdtempSync(join(tmpdir(), 'built-'));
afterAll(() => rmSync(build, { recursive: true }));

const FILES = {
  'index.html':
    '<img src="/_astro/cat.aaaaaaaa_small.webp"><img src="/_astro/a%20cat.bbbbbbbb.jpg">',
  'rss.xml': '<img src="https://site.example/_astro/feed.cccccccc.jpg">',
  '_astro/lightbox.js': 'open("/_astro/large.dddddddd.webp")',
  '_astro/cat.aaaaaaaa_small.webp': '',
  // As its editor saved it.
  '_astro/cat.aaaaaaaa.jpg': '',
  '_astro/a cat.bbbbbbbb.jpg': '',
  '_astro/feed.cccccccc.jpg': '',
  '_astro/large.dddddddd.webp': '',
  '_astro/font.eeeeeeee.woff2': '',
  'favicon.ico': '',
};

test('a picture that no page, feed or script names is found, and nothing else', () => {
  mkdirSync(join(build, '_astro'));
  for (const [name, text] of Object.entries(FILES)) writeFileSync(join(build, name), text);
  expect(readBuild(build).unused).toEqual(['_astro/cat.aaaaaaaa.jpg']);
});

const size = (name: string, width: number, height: number) => ({
  file: `_astro/${name}`,
  width,
  height,
});

test('the sizes of a picture share a hash, and their widths tell them apart', () => {
  const marks = shorterMarks([
    size('cat.aaaaaaaa_one.avif', 690, 388),
    size('cat.aaaaaaaa_two.avif', 1440, 810),
    size('cat.aaaaaaaa_two.webp', 1440, 810),
    size('dog.bbbbbbbb_one.avif', 690, 388),
  ]);
  const [small = '', large, plain, dog = ''] = [...marks.values()];
  const hash = small.slice(0, 5);
  expect([small, large, plain]).toEqual([
    `${hash}-690.avif`,
    `${hash}-1440.avif`,
    `${hash}-1440.webp`,
  ]);
  expect(dog.slice(0, 5)).not.toBe(hash);
});

test('a set of numbered pictures shares a hash, and their heights tell the sizes apart', () => {
  const set = [size('01.aaaaaaaa_one.webp', 504, 378), size('02.bbbbbbbb_one.webp', 284, 378)];
  const marks = shorterMarks([...set, size('02.bbbbbbbb_two.webp', 504, 672)]);
  const [wide = '', tall, large] = [...marks.values()];
  const hash = wide.slice(0, 5);
  expect([wide, tall, large]).toEqual([`${hash}-378.webp`, `${hash}-378.webp`, `${hash}-672.webp`]);
  const changed = shorterMarks([...set, size('02.bbbbbbbb_new.webp', 504, 672)]);
  expect(changed.get('.aaaaaaaa_one.webp')).not.toBe(wide);
});

test('sizes of equal width keep apart by their height, and the third keeps its name', () => {
  const marks = shorterMarks([
    size('cat.aaaaaaaa_whole.webp', 480, 640),
    size('cat.aaaaaaaa_cut.webp', 480, 270),
    size('cat.aaaaaaaa_top.webp', 480, 270),
  ]);
  expect([...marks.values()].map((mark) => mark.slice(5))).toEqual(['-480.webp', '-480x270.webp']);
  expect(marks.has('.aaaaaaaa_top.webp')).toBe(false);
});

test('a picture that is made in another way has new addresses', () => {
  const one = shorterMarks([size('cat.aaaaaaaa_one.avif', 690, 388)]);
  const other = shorterMarks([size('cat.aaaaaaaa_two.avif', 690, 388)]);
  expect([...one.values()]).not.toEqual([...other.values()]);
});

test('two pictures of one name in two folders keep apart', () => {
  const marks = shorterMarks([
    size('cover.aaaaaaaa_one.avif', 690, 388),
    size('cover.aaaaaaab_one.avif', 690, 388),
  ]);
  expect(new Set(marks.values()).size).toBe(2);
});
