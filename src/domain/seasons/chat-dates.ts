import { toIsoDate } from './calendar-date.ts';
import { newYorkInstant } from './new-york-time.ts';
import { formatTime } from './schedule-words.ts';

/** A talk to come: as visitors read it ("Sunday, January 17, 2027", "3:00 PM"), and its moment in milliseconds. */
export type Chat = { day: string; time: string; startsAt: number };

/**
 * The talks that are still to come, the next one first.
 *
 * @param dates such as "January 17, 2027" at "15:00", New York's, in any order.
 * @param today "2026-11-28"; the talks of that day count.
 */
export function upcomingChats(
  dates: readonly { date: string; time: string }[],
  today: string,
): Chat[] {
  return dates
    .flatMap(({ date, time }) => {
      const iso = toIsoDate(date);
      if (iso === undefined || iso < today) return [];
      const weekday = new Date(iso).toLocaleDateString('en-US', {
        weekday: 'long',
        timeZone: 'UTC',
      });
      return {
        day: `${weekday}, ${date}`,
        time: formatTime(time),
        startsAt: newYorkInstant(iso, time),
      };
    })
    .toSorted((a, b) => a.startsAt - b.startsAt);
}
