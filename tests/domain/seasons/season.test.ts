import { expect, test } from 'vitest';
import { seasonOn } from '../../../src/domain/seasons/season.ts';

const seasons = [
  { name: 'Spring/Summer', firstMonth: 3 },
  { name: 'Fall/Winter', firstMonth: 9 },
];

test.each([
  ['a day in May', '2025-05-10', 'Spring/Summer 2025'],
  ['the first day of a season', '2025-03-01', 'Spring/Summer 2025'],
  ['the last day of a season', '2025-08-31', 'Spring/Summer 2025'],
  ['fall', '2025-09-01', 'Fall/Winter 2025–26'],
  ['the same winter after New Year', '2026-01-02', 'Fall/Winter 2025–26'],
  ['a winter into a new century', '2099-12-02', 'Fall/Winter 2099–00'],
])('seasonOn names %s', (_, date, expected) => {
  expect(seasonOn(date, seasons)).toBe(expected);
});

test.each([
  [
    'the only season of the year never crosses',
    [{ name: 'Open', firstMonth: 3 }],
    '2025-01-01',
    'Open 2025',
  ],
  [
    'the order of the rows does not matter',
    [
      { name: 'Fall', firstMonth: 9 },
      { name: 'Winter', firstMonth: 12 },
      { name: 'Spring', firstMonth: 3 },
    ],
    '2025-01-01',
    'Winter 2024–25',
  ],
])('%s', (_, table, date, expected) => {
  expect(seasonOn(date, table)).toBe(expected);
});

test('throws for an empty table', () => {
  expect(() => seasonOn('2025-09-01', [])).toThrow(
    new RangeError('The table of seasons is empty.'),
  );
});
