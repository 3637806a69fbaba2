import { describe, expect, test } from 'vitest';
import type { Schedule } from '../../../src/domain/seasons/next-walk.ts';
import {
  daysLine,
  formatTime,
  formatWalk,
  scheduleLine,
  seasonLine,
  shortDaysLine,
  shortScheduleLine,
} from '../../../src/domain/seasons/schedule-words.ts';

const walks: Schedule['walks'] = [{ days: ['Sun', 'Sat'], time: '13:15' }];

describe('formatWalk', () => {
  const walk = { date: '2026-11-28', time: '13:15' };

  test('in full', () => {
    expect(formatWalk(walk, 'long')).toBe('Saturday, November 28, 1:15 PM');
  });

  test('in short', () => {
    expect(formatWalk(walk, 'short')).toBe('Sat, Nov 28, 1:15 PM');
  });
});

test.each([
  ['00:00', '12:00 AM'],
  ['09:05', '9:05 AM'],
  ['12:00', '12:00 PM'],
  ['23:59', '11:59 PM'],
])('%s is %s', (time, expected) => {
  expect(formatTime(time)).toBe(expected);
});

describe('daysLine', () => {
  test.each<[what: string, rows: Schedule['walks'], line: string]>([
    ['puts the days of a week in order', walks, 'Saturdays and Sundays, 1:15 PM'],
    [
      'lists three days',
      [{ days: ['Fri', 'Sat', 'Sun'], time: '11:00' }],
      'Fridays, Saturdays, and Sundays, 11:00 AM',
    ],
    [
      'keeps days with other times apart',
      [
        { days: ['Sat', 'Sun'], time: '13:15' },
        { days: ['Fri'], time: '18:00' },
      ],
      'Fridays, 6:00 PM; Saturdays and Sundays, 1:15 PM',
    ],
    [
      'names both times of a day, the earlier first',
      [
        { days: ['Sat'], time: '16:00' },
        { days: ['Sat'], time: '10:30' },
      ],
      'Saturdays, 10:30 AM and 4:00 PM',
    ],
    [
      'says every day',
      [{ days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'], time: '10:00' }],
      'Every day, 10:00 AM',
    ],
  ])('%s', (_what, rows, line) => {
    expect(daysLine({ walks: rows })).toBe(line);
  });
});

describe('seasonLine', () => {
  test.each([
    ['whole months', { from: '04-01', to: '12-31' }, 'April to December'],
    ['to the end of February in any year', { from: '11-01', to: '02-28' }, 'November to February'],
    [
      'to the end of February in a leap year',
      { from: '11-01', to: '02-29' },
      'November to February',
    ],
    ['days within months', { from: '04-15', to: '12-31' }, 'April 15 to December 31'],
    ['to a day within a month', { from: '04-01', to: '12-20' }, 'April 1 to December 20'],
    ['one month', { from: '05-01', to: '05-31' }, 'May'],
    ['one day', { from: '02-29', to: '02-29' }, 'February 29'],
    ['no season', undefined, 'all year'],
  ])('%s', (_what, season, line) => {
    expect(seasonLine({ walks, season })).toBe(line);
  });
});

describe('scheduleLine', () => {
  test('has days, times and season', () => {
    expect(scheduleLine({ walks, season: { from: '04-01', to: '12-31' } })).toBe(
      'Saturdays and Sundays, 1:15 PM, April to December',
    );
  });

  test('separates the season with a semicolon after several times', () => {
    const two = [...walks, { days: ['Fri' as const], time: '18:00' }];
    expect(scheduleLine({ walks: two })).toBe(
      'Fridays, 6:00 PM; Saturdays and Sundays, 1:15 PM; all year',
    );
  });
});

describe('shortDaysLine', () => {
  test.each<[what: string, rows: Schedule['walks'], line: string]>([
    ['joins two days', walks, 'Sat & Sun 1:15 PM'],
    ['leaves one day alone', [{ days: ['Fri'], time: '14:00' }], 'Fri 2:00 PM'],
    [
      'keeps days with other times apart',
      [
        { days: ['Sat'], time: '10:30' },
        { days: ['Fri'], time: '14:00' },
      ],
      'Fri 2:00 PM, Sat 10:30 AM',
    ],
    ['shortens a run', [{ days: ['Wed', 'Thu', 'Fri'], time: '10:00' }], 'Wed–Fri 10:00 AM'],
    [
      'lists nonconsecutive days',
      [{ days: ['Mon', 'Wed', 'Fri'], time: '10:00' }],
      'Mon, Wed & Fri 10:00 AM',
    ],
    [
      'names both times of a day',
      [
        { days: ['Sat'], time: '16:00' },
        { days: ['Sat'], time: '10:30' },
      ],
      'Sat 10:30 AM & 4:00 PM',
    ],
    [
      'says every day',
      [{ days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'], time: '10:00' }],
      'Every day 10:00 AM',
    ],
  ])('%s', (_, rows, line) => {
    expect(shortDaysLine({ walks: rows })).toBe(line);
  });
});

test.each([
  ['whole months', { from: '04-01', to: '12-31' }, 'Sat & Sun 1:15 PM, Apr–Dec'],
  ['a season with days', { from: '04-15', to: '12-20' }, 'Sat & Sun 1:15 PM, Apr 15–Dec 20'],
  ['from a day within a month', { from: '04-15', to: '12-31' }, 'Sat & Sun 1:15 PM, Apr 15–Dec 31'],
  ['to a day within a month', { from: '04-01', to: '12-20' }, 'Sat & Sun 1:15 PM, Apr 1–Dec 20'],
  ['one month', { from: '02-01', to: '02-29' }, 'Sat & Sun 1:15 PM, Feb'],
  ['all year', undefined, 'Sat & Sun 1:15 PM'],
])('shortScheduleLine: %s', (_, season, line) => {
  expect(shortScheduleLine({ walks, season })).toBe(line);
});
