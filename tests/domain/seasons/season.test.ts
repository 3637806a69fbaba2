import { describe, expect, test } from 'vitest';
import { badgeMonth, newYorkDay, seasonOn } from '../../../src/domain/seasons/season.ts';

const seasons = [
  { name: 'Spring/Summer', firstMonth: 3 },
  { name: 'Fall/Winter', firstMonth: 9 },
];

describe('seasonOn', () => {
  test.each([
    ['a day in May', { year: 2025, month: 5, day: 10 }, 'Spring/Summer 2025'],
    ['the first day of a season', { year: 2025, month: 3, day: 1 }, 'Spring/Summer 2025'],
    ['the last day of a season', { year: 2025, month: 8, day: 31 }, 'Spring/Summer 2025'],
    ['fall', { year: 2025, month: 9, day: 1 }, 'Fall/Winter 2025–26'],
    ['the same winter after New Year', { year: 2026, month: 1, day: 2 }, 'Fall/Winter 2025–26'],
    ['a winter into a new century', { year: 2099, month: 12, day: 2 }, 'Fall/Winter 2099–00'],
  ])('names %s', (_, day, expected) => {
    expect(seasonOn(day, seasons)).toBe(expected);
  });

  test.each([
    [
      'the only season of the year never crosses',
      [{ name: 'Open', firstMonth: 3 }],
      1,
      'Open 2025',
    ],
    [
      'a season that begins in January ends the one before it',
      [
        { name: 'Early', firstMonth: 1 },
        { name: 'Late', firstMonth: 9 },
      ],
      12,
      'Late 2025',
    ],
    [
      'the order of the rows does not matter',
      [
        { name: 'Fall', firstMonth: 9 },
        { name: 'Winter', firstMonth: 12 },
        { name: 'Spring', firstMonth: 3 },
      ],
      1,
      'Winter 2024–25',
    ],
  ])('%s', (_, table, month, expected) => {
    expect(seasonOn({ year: 2025, month, day: 1 }, table)).toBe(expected);
  });

  test('throws for an empty table', () => {
    expect(() => seasonOn({ year: 2025, month: 9, day: 1 }, [])).toThrow(RangeError);
    expect(() => seasonOn({ year: 2025, month: 9, day: 1 }, [])).toThrow('seasons is empty');
  });
});

describe('badgeMonth', () => {
  test.each([
    ['the 15th still names its own month', { year: 2025, month: 5, day: 15 }, 'May', 2025],
    ['the 16th names the next', { year: 2025, month: 5, day: 16 }, 'June', 2025],
    ['the 31st does not skip a short month', { year: 2026, month: 1, day: 31 }, 'February', 2026],
    ['early December', { year: 2025, month: 12, day: 1 }, 'December', 2025],
    ['late December looks to the new year', { year: 2025, month: 12, day: 16 }, 'January', 2026],
  ])('%s', (_, day, name, year) => {
    expect(badgeMonth(day)).toMatchObject({ name, year, day: 1 });
  });

  test('the season is the one of the month it names', () => {
    expect(seasonOn(badgeMonth({ year: 2025, month: 8, day: 20 }), seasons)).toBe(
      'Fall/Winter 2025–26',
    );
  });
});

describe('newYorkDay', () => {
  test.each([
    [
      'early morning in London is yesterday evening in New York',
      '2025-05-16T03:59:59Z',
      { year: 2025, month: 5, day: 15 },
    ],
    ['and today a second later', '2025-05-16T04:00:00Z', { year: 2025, month: 5, day: 16 }],
    ['winter is one hour further off', '2026-01-01T04:59:59Z', { year: 2025, month: 12, day: 31 }],
  ])('%s', (_, moment, expected) => {
    expect(newYorkDay(new Date(moment))).toEqual(expected);
  });

  test('throws for an invalid date', () => {
    expect(() => newYorkDay(new Date('no date'))).toThrow(RangeError);
  });
});
