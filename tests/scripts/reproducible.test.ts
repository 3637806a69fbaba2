import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { differences } from '../../scripts/checks/reproducible.ts';

const FILES = { 'index.html': '<p>A</p>', '_astro/a.js': 'go()', '.well-known/security.txt': 'B' };
const builds: [string, string] = ['', ''];

function write(folder: string, name: string, text: string): void {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), text);
}
beforeEach(() => {
  for (const index of [0, 1] as const) {
    builds[index] = mkdtempSync(join(tmpdir(), 'twice-'));
    for (const [name, text] of Object.entries(FILES)) write(builds[index], name, text);
  }
});
afterEach(() => {
  for (const folder of builds) rmSync(folder, { recursive: true });
});

test('two builds of the same bytes are the same', () => {
  expect(differences(...builds)).toEqual([]);
});

test.each(Object.keys(FILES))('a byte more in %s is told', (name) => {
  write(builds[1], name, 'other');
  expect(differences(...builds)).toEqual([`${name} differs`]);
});

test('a file of one build alone is told', () => {
  write(builds[0], 'a.css', '');
  write(builds[1], 'b.css', '');
  expect(differences(...builds)).toEqual([
    'a.css is made in the first build alone',
    'b.css is made in the second build alone',
  ]);
});
