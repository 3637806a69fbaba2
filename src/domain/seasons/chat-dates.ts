import { toIsoDate } from './calendar-date.ts';
import { dayWords, formatTime } from './date-words.ts';
import { newYorkInstant, newYorkMidnight } from './new-york-time.ts';

/**
 * `day` is "Sunday, January 17, 2027", `time` "3:00 PM", `startsAt` epoch milliseconds, `until` the end of the day in
 * ISO form.
 */
export type ChatTime = { day: string; time: string; startsAt: number; until: string };

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
      return {
        ...talk,
        day: `${dayWords(iso, 'long').weekday}, ${date}`,
        time: formatTime(time),
        startsAt: newYorkInstant(iso, time),
        until: newYorkMidnight(iso, 1),
      };
    })
    .toSorted((a, b) => a.startsAt - b.startsAt);
}
