import { expect, test } from 'vitest';
import { withMove } from '../../../scripts/content/taking-back/redirects-file.ts';

const table = (...rows: string[]) =>
  `{\n  "redirects": [\n    ${rows.join(',\n    ')}\n  ],\n  "unknown": []\n}\n`;

const HOME = '{ "from": "/Home", "to": "/", "note": "Kept." }';
const MOVE = { from: '/blog/old', to: '/blog/new' };
const ROW = '{ "from": "/blog/old", "to": "/blog/new" }';

test('an address that moved gets a row at the end, as the others are set', () => {
  expect(withMove(table(HOME), MOVE, true)).toBe(table(HOME, ROW));
});

test('one that visitors never knew gets none', () => {
  expect(withMove(table(HOME), MOVE, false)).toBe(table(HOME));
});

test('what led to it leads straight to the new one, however deep its address', () => {
  const before = table('{ "from": "/2019/05/old-post", "to": "/blog/old#fire" }', HOME);
  const after = table('{ "from": "/2019/05/old-post", "to": "/blog/new" }', HOME, ROW);
  expect(withMove(before, MOVE, true)).toBe(after);
});

test('addresses that somebody still looks for follow, too', () => {
  const before = table(HOME).replace('[]', '[{ "id": "x", "to": "/blog/old", "from": [] }]');
  expect(withMove(before, MOVE, true)).toContain('{ "id": "x", "to": "/blog/new", "from": [] }');
});

test.each([
  ['first', [ROW, HOME], [HOME]],
  ['last', [HOME, ROW], [HOME]],
  [
    'between two',
    [HOME, ROW, '{ "from": "/b", "to": "/" }'],
    [HOME, '{ "from": "/b", "to": "/" }'],
  ],
])('a move back leads nobody away from where they are: its row was %s', (_where, rows, rest) => {
  const back = { from: '/blog/new', to: '/blog/old' };
  expect(withMove(table(...rows), back, true)).toBe(
    table(...rest, '{ "from": "/blog/new", "to": "/blog/old" }'),
  );
});

test('a table that is empty, and one with the line ends of Windows', () => {
  expect(JSON.parse(withMove('{ "redirects": [], "unknown": [] }', MOVE, true))).toEqual({
    redirects: [MOVE],
    unknown: [],
  });
  const windows = table(HOME).replaceAll('\n', '\r\n');
  expect(withMove(windows, MOVE, true)).toBe(table(HOME, ROW).replaceAll('\n', '\r\n'));
});
