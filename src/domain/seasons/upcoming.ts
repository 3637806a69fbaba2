import { type DateStyle, dayWords, formatTime } from './date-words.ts';

/* What a page knows of its departures. The server writes them, and the browser corrects them by the same rules. */

/** A tour's next departures, as JSON in each page (`tour-dates.ts`). */
export type TourDates = {
  name: string;
  /** Shown when all departures are past: "Saturdays and Sundays, 1:15 PM, April to December". */
  schedule: string;
  bookingHours: number;
  /** In order, in New York's time: "2026-11-28T13:15:00-05:00". */
  starts: readonly string[];
  /** Those of `starts` that are not in the weekly schedule. */
  extra: readonly string[];
};

const HOUR_MS = 60 * 60 * 1000;

/** Shown after the time of a departure from `Schedule.extra`. */
const EXTRA_DATE = 'extra date';

/** `startsAt` and `closesAt` are in epoch milliseconds. `remark` follows the time: "extra date", the tour's name, both, or nothing. */
export type Upcoming = { start: string; startsAt: number; closesAt: number; remark: string };

/**
 * Returns the departures of some tours that can be booked, in order. Those of several tours are named.
 *
 * @param now epoch milliseconds. A departure whose booking closes at this moment has closed.
 */
export function upcoming(tours: readonly TourDates[], now: number): Upcoming[] {
  return tours
    .flatMap(({ name, bookingHours, starts, extra }) =>
      starts.map((start) => {
        const remarks = [extra.includes(start) && EXTRA_DATE, tours.length > 1 && name];
        const startsAt = Date.parse(start);
        const closesAt = startsAt - bookingHours * HOUR_MS;
        return { start, startsAt, closesAt, remark: remarks.filter(Boolean).join(', ') };
      }),
    )
    .filter(({ closesAt }) => closesAt > now)
    .sort((a, b) => a.startsAt - b.startsAt);
}

/** The parts of "Sat, Nov 28, 1:15 PM, extra date". */
export type DepartureParts = Record<'weekday' | 'day' | 'time' | 'remark', string>;

export function departureParts(
  { start, remark }: Pick<Upcoming, 'start' | 'remark'>,
  style: DateStyle,
): DepartureParts {
  return { ...dayWords(start.slice(0, 10), style), time: formatTime(start.slice(11, 16)), remark };
}

/** "Sat, Nov 28, 1:15 PM, extra date" */
export const joinParts = (parts: DepartureParts) => Object.values(parts).filter(Boolean).join(', ');

/** "Sat, Nov 28, 1:15 PM". @param departure `date` is "2026-11-28" and `time` is "13:15", New York's. */
export function formatDeparture(
  { date, time }: { date: string; time: string },
  style: DateStyle,
): string {
  return joinParts(departureParts({ start: `${date}T${time}`, remark: '' }, style));
}
