import { expect, test } from 'vitest';
import { seasonTable } from '../../src/domain/season-table.ts';

const seasons = [
  { name: 'Spring/Summer', firstMonth: 3 },
  { name: 'Fall/Winter', firstMonth: 9 },
];

test('a page built in November names the months across the new year', () => {
  expect(seasonTable({ year: 2025, month: 11, day: 20 }, 5, seasons)).toEqual([
    { month: 'November', season: 'Fall/Winter 2025–26' },
    { month: 'December', season: 'Fall/Winter 2025–26' },
    { month: 'January', season: 'Fall/Winter 2025–26' },
    { month: 'February', season: 'Fall/Winter 2025–26' },
    { month: 'March', season: 'Spring/Summer 2026' },
  ]);
});
