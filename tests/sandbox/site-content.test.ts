import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readTourItems } from '../../src/sandbox/site-content.ts';

function projectWith(tours: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(join(tmpdir(), 'tours-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const [name, fields] of Object.entries(tours)) {
    mkdirSync(join(root, 'content/tours', name), { recursive: true });
    writeFileSync(join(root, 'content/tours', name, 'index.md'), `---\n${fields}\n---\n\nWords.\n`);
  }
  return root;
}

test('every tour in content/tours is on sale, in the site’s order', () => {
  const root = projectWith({
    a: 'kind: private\norder: 2\nname: By Appointment\nitemId: 12',
    b: 'kind: walk\norder: 1\nname: Pier Row\nitemId: 34\nschedule: { walks: [] }',
  });
  expect(readTourItems(root)).toEqual([
    { item: '34', name: 'Pier Row', schedule: { walks: [], closed: undefined } },
    { item: '12', name: 'By Appointment' },
  ]);
});

test('a tour that cannot be read keeps none of the others from being sold', () => {
  const root = projectWith({
    a: 'name: "Half a quote\nitemId: 1',
    b: 'just words',
    c: 'kind: walk\norder: 1\nname: Pier Row\nitemId: 34',
  });
  expect(readTourItems(root).map(({ name }) => name)).toEqual(['Pier Row']);
});
