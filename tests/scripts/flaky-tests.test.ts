import { expect, test } from 'vitest';
import { flakyTests } from '../../scripts/dev/flaky-tests.ts';

const spec = (title: string, status: string) => ({
  title,
  file: 'menu.spec.ts',
  line: 7,
  tests: [{ status }],
});

test('tells of each test that passed only the second time, by its place and titles', () => {
  const report = {
    suites: [
      {
        title: 'menu.spec.ts',
        specs: [spec('opens', 'expected'), spec('closes', 'flaky')],
        suites: [{ title: 'on a phone', specs: [spec('scrolls', 'flaky')], suites: [] }],
      },
    ],
  };
  expect(flakyTests(report)).toEqual([
    'menu.spec.ts:7 closes',
    'menu.spec.ts:7 on a phone › scrolls',
  ]);
});

test('tells of none where a run broke off before it wrote any', () => {
  expect(flakyTests({})).toEqual([]);
});
