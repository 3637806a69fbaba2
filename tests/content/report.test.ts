import { expect, test } from 'vitest';
import type { Preflight } from '../../scripts/content/preflight/preflight.ts';
import { report, launchBlockers } from '../../scripts/content/preflight/report.ts';

const row = {
  file: 'content/a.json',
  line: 9,
  field: 'alt',
  problem: 'it is empty',
  fix: 'fill it',
};
const LINE = 'content/a.json:9 alt: it is empty; fill it';
const having = (...names: (keyof Preflight)[]): Preflight => ({
  ...{ faults: [], warnings: [], waiting: [], launch: [] },
  ...Object.fromEntries(names.map((name) => [name, [row]])),
});

test.each<[found: (keyof Preflight)[], isLaunch: boolean, lines: number, code: 0 | 1]>([
  [[], true, 0, 0],
  [['faults', 'warnings'], false, 2, 1],
  [['warnings', 'waiting'], true, 2, 0],
  [['launch'], false, 0, 0],
  [['launch'], true, 1, 1],
])(
  'of %j, with the launch list: %j, it prints %i lines and ends with %i',
  (found, isLaunch, ...expected) => {
    const { text, code } = report(having(...found), { isLaunch });
    expect([text.split('\n').filter((line) => line === LINE).length, code]).toEqual(expected);
  },
);

test('faults and unset ids always stop a deployment, and samples unless they are allowed', () => {
  const why = (name: keyof Preflight, withSamples: boolean) =>
    launchBlockers(having(name), { withSamples });
  expect(why('faults', true)).toContain(LINE);
  expect(why('launch', true)).toBeUndefined();
  expect(why('launch', false)).toMatch(/npm run deploy -- --with-samples$/);
  const unset = { ...having(), launch: [{ ...row, file: '.env' }] };
  expect(launchBlockers(unset, { withSamples: true })).toContain('.env:9');
  expect(why('warnings', false)).toBeUndefined();
});
