import { expect, test } from 'vitest';
import type { Schedule } from '../../../src/domain/seasons/departures.ts';
import {
  daysLine,
  scheduleLine,
  shortDaysLine,
  shortScheduleLine,
} from '../../../src/domain/seasons/schedule-words.ts';

const slots: Schedule['slots'] = [{ days: ['Sun', 'Sat'], time: '13:15' }];

test.each<[what: string, rows: Schedule['slots'], line: string, short: string]>([
  ['days in order', slots, 'Saturdays and Sundays, 1:15\u00a0PM', 'Sat & Sun\u00a01:15\u00a0PM'],
  [
    'a run of days',
    [{ days: ['Wed', 'Thu', 'Fri'], time: '10:00' }],
    'Wednesdays, Thursdays, and Fridays, 10:00\u00a0AM',
    'Wed–Fri\u00a010:00\u00a0AM',
  ],
  [
    'days that are no run',
    [{ days: ['Mon', 'Wed', 'Fri'], time: '10:00' }],
    'Mondays, Wednesdays, and Fridays, 10:00\u00a0AM',
    'Mon, Wed & Fri\u00a010:00\u00a0AM',
  ],
  [
    'days with other times apart',
    [
      { days: ['Sat', 'Sun'], time: '13:15' },
      { days: ['Fri'], time: '18:00' },
    ],
    'Fridays, 6:00\u00a0PM; Saturdays and Sundays, 1:15\u00a0PM',
    'Fri\u00a06:00\u00a0PM, Sat & Sun\u00a01:15\u00a0PM',
  ],
  [
    'both times of a day, the earlier first',
    [
      { days: ['Sat'], time: '16:00' },
      { days: ['Sat'], time: '10:30' },
    ],
    'Saturdays, 10:30\u00a0AM and 4:00\u00a0PM',
    'Sat\u00a010:30\u00a0AM & 4:00\u00a0PM',
  ],
  [
    'every day',
    [{ days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'], time: '10:00' }],
    'Every day, 10:00\u00a0AM',
    'Every day\u00a010:00\u00a0AM',
  ],
])('daysLine and shortDaysLine name %s', (_what, rows, line, short) => {
  expect([daysLine({ slots: rows }), shortDaysLine({ slots: rows })]).toEqual([line, short]);
});

test.each<[from: string, to: string, line: string, short: string]>([
  ['04-01', '12-31', 'April to December', 'Apr–Dec'],
  // To the end of February in any year.
  ['11-01', '02-29', 'November to February', 'Nov–Feb'],
  ['04-15', '12-31', 'April 15 to December 31', 'Apr 15–Dec 31'],
  ['02-01', '02-29', 'February', 'Feb'],
  ['02-29', '02-29', 'February 29', 'Feb 29'],
])('the season from %s to %s is %s, in short %s', (from, to, line, short) => {
  const schedule = { slots, season: { from, to } };
  expect(scheduleLine(schedule)).toBe(`Saturdays and Sundays, 1:15\u00a0PM, ${line}`);
  expect(shortScheduleLine(schedule)).toBe(`Sat & Sun\u00a01:15\u00a0PM, ${short}`);
});

test('without a season tours run all year, after a semicolon where there are several times', () => {
  const two = [...slots, { days: ['Fri' as const], time: '18:00' }];
  expect(scheduleLine({ slots: two })).toBe(
    'Fridays, 6:00\u00a0PM; Saturdays and Sundays, 1:15\u00a0PM; all year',
  );
  expect(shortScheduleLine({ slots })).toBe('Sat & Sun\u00a01:15\u00a0PM');
});
