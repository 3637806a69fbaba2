import { toIsoDate } from './calendar-date.ts';
import { newYorkInstant } from './new-york-time.ts';
import { formatTime } from './schedule-words.ts';

/** `day` is "Sunday, January 17, 2027", `time` "3:00 PM", `startsAt` epoch milliseconds. */
export type Chat = { day: string; time: string; startsAt: number };

/**
 * Returns the talks from today on, in order of time.
 *
 * @param dates such as "January 17, 2027" at "15:00", New York time, in any order.
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
