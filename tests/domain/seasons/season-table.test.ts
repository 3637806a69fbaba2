import { describe, expect, test } from 'vitest';
import { datedWords, seasonTable } from '../../../src/domain/seasons/season-table.ts';

const seasons = [
  { name: 'Spring/Summer', firstMonth: 3 },
  { name: 'Fall/Winter', firstMonth: 9 },
];
const ALL_YEAR = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const november = { year: 2025, month: 11, day: 20 };

describe('seasonTable', () => {
  test('continues across the new year', () => {
    expect(seasonTable(november, 5, seasons, ALL_YEAR)).toEqual([
      { month: 'November', season: 'Fall/Winter 2025–26' },
      { month: 'December', season: 'Fall/Winter 2025–26' },
      { month: 'January', season: 'Fall/Winter 2025–26' },
      { month: 'February', season: 'Fall/Winter 2025–26' },
      { month: 'March', season: 'Spring/Summer 2026' },
    ]);
  });

  test('a month without tours gets the next one with some', () => {
    expect(seasonTable(november, 4, seasons, [4, 5, 6, 7, 8, 9, 10, 11])).toEqual([
      { month: 'November', season: 'Fall/Winter 2025–26' },
      { month: 'April', season: 'Spring/Summer 2026' },
      { month: 'April', season: 'Spring/Summer 2026' },
      { month: 'April', season: 'Spring/Summer 2026' },
    ]);
  });

  test('without any schedule each month has its own names', () => {
    expect(seasonTable(november, 2, seasons, []).map(({ month }) => month)).toEqual([
      'November',
      'December',
    ]);
  });
});

describe('datedWords', () => {
  const months = seasonTable(november, 5, seasons, ALL_YEAR);

  test('changes on the 16th of the month before, and merges equal rows', () => {
    expect(datedWords(november, months, ['season'])).toEqual([
      { from: 0, season: 'Fall/Winter 2025–26' },
      { from: Date.parse('2026-02-16T05:00Z') / 60_000, season: 'Spring/Summer 2026' },
    ]);
  });

  test('starts with the month of the build', () => {
    expect(datedWords(november, months.slice(0, 2), ['month', 'season'])).toEqual([
      { from: 0, month: 'November', season: 'Fall/Winter 2025–26' },
      {
        from: Date.parse('2025-11-16T05:00Z') / 60_000,
        month: 'December',
        season: 'Fall/Winter 2025–26',
      },
    ]);
  });

  test('is one row for a page without these words', () => {
    expect(datedWords(november, months, [])).toEqual([{ from: 0 }]);
  });
});
