import { expect, test } from 'vitest';
import { formatTime } from '../../../src/domain/seasons/date-words.ts';
import { newYorkDate } from '../../../src/domain/seasons/new-york-time.ts';
import { feedMoment } from '../../../src/domain/seasons/publish-date.ts';
import { formatDeparture } from '../../../src/domain/seasons/upcoming.ts';

test.each(['long', 'short'] as const)(
  'a departure in %s style has the day’s own names',
  (style) => {
    for (let day = 0; day < 366; day += 1) {
      const date = new Date(Date.UTC(2024, 0, 1 + day));
      const named = date.toLocaleDateString('en-US', {
        weekday: style,
        month: style,
        day: 'numeric',
        timeZone: 'UTC',
      });
      expect(formatDeparture({ date: date.toISOString().slice(0, 10), time: '13:15' }, style)).toBe(
        `${named}, 1:15\u00a0PM`,
      );
    }
  },
);

test.each([
  ['00:00', '12:00\u00a0AM'],
  ['09:05', '9:05\u00a0AM'],
  ['12:00', '12:00\u00a0PM'],
  ['23:59', '11:59\u00a0PM'],
])('%s is %s', (time, expected) => {
  expect(formatTime(time)).toBe(expected);
});

test.each([
  ['early morning in London is the evening before', '2025-05-16T03:59:59Z', '2025-05-15'],
  ['a second later it is today', '2025-05-16T04:00:00Z', '2025-05-16'],
  ['winter is one hour further off', '2026-01-01T04:59:59Z', '2025-12-31'],
])('in New York %s', (_, moment, date) => {
  expect(newYorkDate(Date.parse(moment))).toBe(date);
});

test.each([
  ['of the day is not dated later than its build', '2026-11-28', '2026-11-28T05:00:00.000Z'],
  ['of another day is dated at noon', '2026-11-27', '2026-11-27T12:00:00.000Z'],
])('in feeds a post %s', (_what, day, moment) => {
  expect(feedMoment(day, '2026-11-28').toJSON()).toBe(moment);
});
