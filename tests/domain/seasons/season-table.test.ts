import { describe, expect, test } from 'vitest';
import { seasonTable } from '../../../src/domain/seasons/season-table.ts';

const seasons = [
  { name: 'Spring/Summer', firstMonth: 3 },
  { name: 'Fall/Winter', firstMonth: 9 },
];
const ALL_YEAR = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const november = { year: 2025, month: 11, day: 20 };

describe('seasonTable', () => {
  test('a page built in November names the months across the new year', () => {
    expect(seasonTable(november, 5, seasons, ALL_YEAR)).toEqual([
      { month: 'November', season: 'Fall/Winter 2025–26' },
      { month: 'December', season: 'Fall/Winter 2025–26' },
      { month: 'January', season: 'Fall/Winter 2025–26' },
      { month: 'February', season: 'Fall/Winter 2025–26' },
      { month: 'March', season: 'Spring/Summer 2026' },
    ]);
  });

  test('months without walks sell the first with some', () => {
    expect(seasonTable(november, 4, seasons, [4, 5, 6, 7, 8, 9, 10, 11])).toEqual([
      { month: 'November', season: 'Fall/Winter 2025–26' },
      { month: 'April', season: 'Spring/Summer 2026' },
      { month: 'April', season: 'Spring/Summer 2026' },
      { month: 'April', season: 'Spring/Summer 2026' },
    ]);
  });

  test('where no tour has a schedule, each month is its own', () => {
    expect(seasonTable(november, 2, seasons, []).map(({ month }) => month)).toEqual([
      'November',
      'December',
    ]);
  });
});
