import { describe, expect, test } from 'vitest';
import { required } from '../../required.ts';
import {
  departuresByDay,
  type Schedule,
  departuresAfter,
} from '../../../src/domain/seasons/departures.ts';

const heights: Schedule = {
  slots: [{ days: ['Sat', 'Sun'], time: '13:15' }],
  season: { from: '04-01', to: '12-31' },
};
const daily: Schedule = {
  slots: [{ days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'], time: '10:00' }],
};

/** The next departure after a moment written in UTC, as "2026-11-28 13:15". */
function nextAfter(schedule: Schedule, moment: string): string | undefined {
  const [departure] = departuresAfter(schedule, Date.parse(moment), 1);
  return departure && `${departure.date} ${departure.time}`;
}
const twoOnSaturday: Schedule = {
  slots: ['16:00', '11:00'].map((time) => ({ days: ['Sat' as const], time })),
};
const newYear: Schedule = { ...heights, season: { from: '11-15', to: '01-31' } };
const withDayOff: Schedule = { ...heights, except: [{ date: 'November 28, 2026' }] };
const withExtra = (date: string, time = '14:00'): Schedule => ({
  ...heights,
  extra: [{ date, time }],
});

describe('the next departure', () => {
  test.each<[what: string, schedule: Schedule, moment: string, expected: string | undefined]>([
    ['a weekday', heights, '2026-11-24T15:00:00Z', '2026-11-28 13:15'],
    ['the minute before a departure', heights, '2026-11-28T18:14:59Z', '2026-11-28 13:15'],
    ['a departure that begins now is past', heights, '2026-11-28T18:15:00Z', '2026-11-29 13:15'],
    ['Saturday evening in New York', heights, '2026-11-29T03:00:00Z', '2026-11-29 13:15'],
    ['out of season', heights, '2027-02-10T12:00:00Z', '2027-04-03 13:15'],
    ['the last night before the season', heights, '2028-04-01T03:59:59Z', '2028-04-01 13:15'],
    ['a season over the new year', newYear, '2026-12-31T12:00:00Z', '2027-01-02 13:15'],
    ['a day off', withDayOff, '2026-11-24T15:00:00Z', '2026-11-29 13:15'],
    ['the later of two, written first', twoOnSaturday, '2026-11-28T16:00:00Z', '2026-11-28 16:00'],
    ['none', { slots: [] }, '2026-11-24T15:00:00Z', undefined],
  ])('%s', (_what, schedule, moment, expected) => {
    expect(nextAfter(schedule, moment)).toBe(expected);
  });

  test.each([
    ['winter', daily, '2026-01-10T00:00:00Z', '2026-01-10T15:00:00.000Z'],
    ['summer', daily, '2026-07-10T12:00:00Z', '2026-07-10T14:00:00.000Z'],
    ['after the clocks went forward', daily, '2026-03-08T05:00:00Z', '2026-03-08T14:00:00.000Z'],
    ['after the clocks went back', daily, '2026-11-01T04:00:00Z', '2026-11-01T15:00:00.000Z'],
  ])('returns the moment: %s', (_what, schedule, moment, expected) => {
    const [departure] = departuresAfter(schedule, Date.parse(moment), 1);
    expect(new Date(required(departure).startsAt).toISOString()).toBe(expected);
  });
});

describe('departuresAfter', () => {
  const following = (schedule: Schedule, moment: string, count: number) =>
    departuresAfter(schedule, Date.parse(moment), count);
  const breaksAfter = (...args: Parameters<typeof following>) =>
    following(...args).map(({ date, isAfterBreak }) => [date, isAfterBreak]);

  test('continues after the off-season, and marks only the first departure', () => {
    expect(breaksAfter(heights, '2026-12-25T15:00:00Z', 4)).toEqual([
      ['2026-12-26', false],
      ['2026-12-27', false],
      ['2027-04-03', true],
      ['2027-04-04', false],
    ]);
  });

  test.each([
    ['in the middle of the break', 'February 14, 2027', '2027-02-14'],
    ['on the last day of the break', 'March 31, 2027', '2027-03-31'],
  ])('an extra departure %s does not end the off-season', (_, date, iso) => {
    expect(breaksAfter(withExtra(date), '2027-02-10T12:00:00Z', 3)).toEqual([
      [iso, false],
      ['2027-04-03', true],
      ['2027-04-04', false],
    ]);
  });

  test('marks an extra departure, unless it repeats a weekly one', () => {
    const { extra = [] } = withExtra('November 28, 2026', '13:15');
    const schedule = {
      ...heights,
      extra: [{ date: 'November 27, 2026', time: '09:30' }, ...extra],
    };
    const departures = following(schedule, '2026-11-24T15:00:00Z', 3);
    expect(departures.map(({ date, isExtra }) => [date, isExtra])).toEqual([
      ['2026-11-27', true],
      ['2026-11-28', false],
      ['2026-11-29', false],
    ]);
  });

  test('looks two years ahead and no further', () => {
    const extra = [23, 24].map((day) => ({ date: `November ${day}, 2028`, time: '14:00' }));
    const departures = following({ slots: [], extra }, '2026-11-24T15:00:00Z', 2);
    expect(departures.map(({ date }) => date)).toEqual(['2028-11-23']);
  });

  test.each([
    ['2026-11-28T16:14:59Z', '2026-11-28'],
    ['2026-11-28T16:15:00Z', '2026-11-29'],
  ])('at %s, booking two hours ahead, begins with %s', (moment, date) => {
    expect(following({ ...heights, bookingHours: 2 }, moment, 1)[0]?.date).toBe(date);
  });

  test('leaves out closed days, also for extra departures', () => {
    const closed = [{ from: 'November 28, 2026', to: 'December 5, 2026' }];
    const schedule = { ...withExtra('December 2, 2026'), closed };
    expect(breaksAfter(schedule, '2026-11-24T15:00:00Z', 2)).toEqual([
      ['2026-12-06', false],
      ['2026-12-12', false],
    ]);
  });
});

test('departuresByDay lists what starts on the next days with a tour, by hour', () => {
  const tours = [
    { name: 'Heights', schedule: heights },
    { name: 'Daily', schedule: daily },
  ];
  // A Friday noon.
  const days = departuresByDay(tours, Date.parse('2026-11-27T17:00:00Z'), 2);
  expect(
    days.map(({ date, departures }) => [date, departures.map(({ tour }) => tour.name)]),
  ).toEqual([
    ['2026-11-28', ['Daily', 'Heights']],
    ['2026-11-29', ['Daily', 'Heights']],
  ]);
});
