import { describe, expect, test } from 'vitest';
import { bookingTexts, dayTexts, yearTexts } from '../../../src/domain/seasons/dated-texts.ts';
import { departuresAfter, type Schedule } from '../../../src/domain/seasons/departures.ts';

const seasons = [
  { name: 'Spring/Summer', firstMonth: 3 },
  { name: 'Fall/Winter', firstMonth: 9 },
];
const saturdays: Schedule = { slots: [{ days: ['Sat'], time: '13:15' }] };

/** What "{month}, {season}" says on a page that was built on one day and is seen on another. */
function seen(schedule: Schedule, at: string, built = at): string | undefined {
  const now = Date.parse(built);
  const departures = departuresAfter(schedule, now, Number.POSITIVE_INFINITY);
  return bookingTexts('{month}, {season}', departures, seasons, now).findLast(
    ({ from }) => Date.parse(from) <= Date.parse(at),
  )?.text;
}

describe('a text about booking', () => {
  test.each([
    ['this month to its 15th in New York', '2026-05-16T03:59:00Z', 'May, Spring/Summer 2026'],
    ['the next one after it', '2026-05-16T04:00:00Z', 'June, Spring/Summer 2026'],
    // Not March, though February has no 31st.
    ['the shortest month', '2026-01-31T12:00:00Z', 'February, Fall/Winter 2025–26'],
    ['the season of that month', '2026-08-20T12:00:00Z', 'September, Fall/Winter 2026–27'],
    ['the year of that month', '2026-12-31T12:00:00Z', 'January, Fall/Winter 2026–27'],
  ])('names %s', (_what, at, text) => {
    expect(seen(saturdays, at)).toBe(text);
    // Also on a page that was built half a year before.
    expect(seen(saturdays, at, new Date(Date.parse(at) - 180 * 86_400_000).toJSON())).toBe(text);
  });

  const season = { from: '04-01', to: '12-05' };
  const closed = [{ from: 'November 20, 2026', to: 'March 31, 2027' }];
  test.each<[string, Partial<Schedule>, string, string]>([
    ['out of season', { season }, '2026-12-06', 'April, Spring/Summer 2027'],
    ['in its last month', { season }, '2026-11-30', 'December, Fall/Winter 2026–27'],
    ['in a closing', { closed }, '2026-11-21', 'April, Spring/Summer 2027'],
  ])('names the month of the first departure %s', (_when, limits, day, expected) => {
    const schedule = { ...saturdays, ...limits };
    expect(seen(schedule, `${day}T12:00:00Z`)).toBe(expected);
    expect(seen(schedule, `${day}T12:00:00Z`, '2026-10-01T12:00:00Z')).toBe(expected);
  });
});

test('the day of the front page is listed for two weeks, in New York’s days', () => {
  const texts = dayTexts('2026-03-07');
  expect(texts.slice(0, 3)).toEqual([
    { from: '2026-03-07T00:00:00-05:00', text: ', Saturday, March 7' },
    { from: '2026-03-08T00:00:00-05:00', text: ', Sunday, March 8' },
    { from: '2026-03-09T00:00:00-04:00', text: ', Monday, March 9' },
  ]);
  expect(texts.at(-1)).toEqual({ from: '2026-03-21T00:00:00-04:00', text: '' });
});

test('the year begins at midnight in New York', () => {
  expect(yearTexts('2026-11-28').slice(0, 2)).toEqual([
    { from: '2026-01-01T00:00:00-05:00', text: '2026' },
    { from: '2027-01-01T00:00:00-05:00', text: '2027' },
  ]);
});
