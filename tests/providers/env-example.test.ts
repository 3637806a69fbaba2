import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { VARIABLES } from '../../src/providers/variables.ts';

const text = readFileSync(fileURLToPath(new URL('../../.env.example', import.meta.url)), 'utf8');

test('.env.example has a blank line for every id, and says what it is', () => {
  const rows = [...text.matchAll(/^# (Needed|Optional): (.+)\.\n(\w+)=(.*)$/gm)].map(
    ([, need, what, name, value]) => ({ name, needed: need === 'Needed', what, value }),
  );
  type Row = { name: string | undefined };
  const byName = (a: Row, b: Row) => String(a.name).localeCompare(String(b.name));
  const expected = Object.entries(VARIABLES).map(([name, { needed, what }]) => ({
    name,
    needed,
    what,
    value: '',
  }));
  expect(rows.sort(byName)).toEqual(expected.sort(byName));
});

test('and no other line that sets something', () => {
  const set = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  expect(set).toHaveLength(Object.keys(VARIABLES).length);
});
