import { toIsoDate } from './calendar-date.ts';
import { formatTime } from './schedule-words.ts';

/**
 * The talks that are still to come, as visitors read them, the next one first.
 *
 * @param dates such as "January 17, 2027" at "15:00", New York's, in any order.
 * @param day the day it is, "2026-11-28"; the talks of that day count.
 * @returns "Sunday, January 17, 2027, 3:00 PM" for each.
 */
export function upcomingChats(
  dates: readonly { date: string; time: string }[],
  day: string,
): string[] {
  return dates
    .flatMap(({ date, time }) => {
      const iso = toIsoDate(date);
      return iso === undefined || iso < day ? [] : [{ iso, date, time }];
    })
    .toSorted((a, b) => `${a.iso} ${a.time}`.localeCompare(`${b.iso} ${b.time}`))
    .map(({ iso, date, time }) => {
      const weekday = new Date(`${iso}T00:00:00Z`).toLocaleDateString('en-US', {
        weekday: 'long',
        timeZone: 'UTC',
      });
      return `${weekday}, ${date}, ${formatTime(time)}`;
    });
}
