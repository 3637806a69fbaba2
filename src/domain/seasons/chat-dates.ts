import { toIsoDate } from './calendar-date.ts';
import { newYorkInstant } from './new-york-time.ts';
import { formatTime } from './schedule-words.ts';

/** `day` is "Sunday, January 17, 2027", `time` "3:00 PM", `startsAt` epoch milliseconds. */
export type ChatTime = { day: string; time: string; startsAt: number };

/**
 * Returns the talks from today on, in order of time.
 *
 * @param talks on days such as "January 17, 2027" at "15:00", New York time, in any order.
 */
export function upcomingChats<Talk extends { date: string; time: string }>(
  talks: readonly Talk[],
  today: string,
): (Omit<Talk, 'date' | 'time'> & ChatTime)[] {
  return talks
    .flatMap(({ date, time, ...talk }) => {
      const iso = toIsoDate(date);
      if (iso === undefined || iso < today) return [];
      const weekday = new Date(iso).toLocaleDateString('en-US', {
        weekday: 'long',
        timeZone: 'UTC',
      });
      return {
        ...talk,
        day: `${weekday}, ${date}`,
        time: formatTime(time),
        startsAt: newYorkInstant(iso, time),
      };
    })
    .toSorted((a, b) => a.startsAt - b.startsAt);
}
