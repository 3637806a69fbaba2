import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { checkContent } from '../../scripts/content/check/check-content.ts';
import { formatDiagnostic } from '../../scripts/content/check/diagnostic.ts';
import { openContent, type Overlay } from '../../scripts/content/check/read/content-files.ts';
import { BASE, FERRY, postText, TOUR, TOUR_FAQ } from '../support/ferry-house.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const faultsWith = (overlay: Overlay) =>
  checkContent({ root, overlay: { ...BASE, ...overlay } }).map(formatDiagnostic);

const LEFT_BY_PROGRAMS = [
  '.DS_Store',
  '._ferry-house.mdx',
  'desktop.ini',
  'Thumbs.db',
  'ferry-house.mdx~',
  '.ferry-house.mdx.swp',
  '~$ferry-house.docx',
  '#ferry-house.mdx#',
  'ferry-house.mdx.bak',
];

test('what systems and programs leave in a folder is no fault', () => {
  const left = LEFT_BY_PROGRAMS.map((name) => [`content/blog/${name}`, 'x']);
  expect(faultsWith(Object.fromEntries(left))).toEqual([]);
});

test('nor is it there for anything else that reads the content', () => {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  mkdirSync(join(folder, 'content', '__MACOSX'), { recursive: true });
  for (const name of [...LEFT_BY_PROGRAMS, '__MACOSX/a.jpg', 'site.json']) {
    writeFileSync(join(folder, 'content', name), 'x');
  }
  expect(openContent(folder).paths).toEqual(['content/site.json']);
  rmSync(folder, { recursive: true });
});

describe('a text that is not saved in UTF-8', () => {
  const SAVE = 'open it in your program, choose "Save as" and the encoding UTF-8';

  test('is told by its line', () => {
    const text = Buffer.from(postText({}, 'One.\n\nA café.'), 'latin1');
    expect(faultsWith({ [FERRY]: text })).toEqual([
      `${FERRY}:15 a letter here is not saved in UTF-8, and would come out as �; ${SAVE}`,
    ]);
  });

  test('and one in UTF-16, as a whole', () => {
    const text = Buffer.from(`\uFEFF${postText()}`, 'utf16le');
    expect(faultsWith({ [FERRY]: text })).toEqual([
      `${FERRY}:1 the file is saved in UTF-16; ${SAVE}`,
    ]);
  });

  test('a byte order mark is a fault where it keeps the file from being read, and nowhere else', () => {
    expect(faultsWith({ [FERRY]: `\uFEFF${postText()}` })).toEqual([]);
    expect(faultsWith({ [TOUR_FAQ]: `\uFEFF${String(BASE[TOUR_FAQ])}` })).toEqual([
      `${TOUR_FAQ}:1 the file begins with a mark that nobody sees, a byte order mark; ${SAVE} without BOM`,
    ]);
  });
});

describe('a file that cannot be read is told once, and not what follows from it', () => {
  test('a tour that posts, questions and pictures name', () => {
    expect(faultsWith({ [TOUR]: '---\nname: "Test\n---\n' })).toEqual([
      `${TOUR}:2 a quote or a bracket does not end; close it`,
    ]);
  });

  test.each(['content/people/people.json', 'content/quotes/quotes.json', TOUR_FAQ])(
    '%s',
    (file) => {
      const faults = faultsWith({ [file]: '[ { "id": "a" "b": 1 } ]' });
      expect(faults).toEqual([
        `${file}:1 a comma is missing; put a , at the end of the entry before this place`,
      ]);
    },
  );
});

test('a post beside one of its name, under another ending, is told that one is too many', () => {
  const twins = { [FERRY]: postText(), [FERRY.replace('.mdx', '.md')]: 'x' };
  expect(faultsWith(twins)).toEqual([
    'content/blog/ferry-house.md:1 ferry-house.mdx is there already; take away the one that is not wanted',
  ]);
});

test('a drawing in SVG cannot be the picture of a post', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"></svg>';
  const image = '{ src: ./pier.svg, alt: A cat on a pier. }';
  expect(faultsWith({ [FERRY]: postText({ image }), 'content/blog/pier.svg': svg })).toEqual([
    `${FERRY}:9 image.src: "./pier.svg" is a drawing in SVG; export it as PNG or JPEG: it is made smaller for telephones, and shown by other sites`,
  ]);
});
