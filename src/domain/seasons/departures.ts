import { toIsoDate } from './calendar-date.ts';
import { type Closing, isClosedOn } from './closings.ts';
import { newYorkDate, newYorkInstant } from './new-york-time.ts';

export const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** A tour's schedule in `content/tours/<name>/index.md`. Days and times are New York's. */
export type Schedule = {
  /** `time` is "13:15". */
  slots: readonly { days: readonly Weekday[]; time: string }[];
  /** First and last day, "04-01" and "12-31"; may cross the new year. Without it: all year. */
  season?: { from: string; to: string } | undefined;
  /** Days without a departure, "December 26, 2026". */
  except?: readonly { date: string; reason?: string | undefined }[] | undefined;
  /** Departures besides the weekly ones, in or out of season. */
  extra?: readonly { date: string; time: string }[] | undefined;
  /** Days on which no tour runs, extra departures included. */
  closed?: readonly Closing[] | undefined;
  /** A departure can be booked until so many hours before its start; without it, until the start. */
  bookingHours?: number | undefined;
};

export type Departure = {
  /** The day in New York, "2026-11-28". */
  date: string;
  /** In New York, "13:15". */
  time: string;
  /** Epoch milliseconds. */
  startsAt: number;
  /** When its booking closes. Epoch milliseconds. */
  closesAt: number;
  /** Whether it is the first departure after an off-season. */
  isAfterBreak: boolean;
  /** Whether it comes from `Schedule.extra`. */
  isExtra: boolean;
};

/** How many upcoming departures a page lists. */
export const DEPARTURES_SHOWN = 6;

/** Two years and a day. */
const LOOK_AHEAD_DAYS = 731;

/**
 * Returns a tour's next departures that can be booked, in order, within two years.
 *
 * @param now epoch milliseconds. A departure whose booking closes at this moment has closed.
 */
export function departuresAfter(schedule: Schedule, now: number, count: number): Departure[] {
  const first = Date.parse(newYorkDate(now));
  const off = new Set(schedule.except?.map(({ date }) => toIsoDate(date)));
  const found: Departure[] = [];
  let isAfterBreak = false;

  for (let ahead = 0; ahead < LOOK_AHEAD_DAYS && found.length < count; ahead += 1) {
    const date = new Date(first + ahead * DAY_MS).toISOString().slice(0, 10);
    const inSeason = isInSeason(date.slice(5), schedule.season);
    if (!inSeason) isAfterBreak = true;
    if (schedule.closed && isClosedOn(date, schedule.closed)) continue;
    const weekly = off.has(date) ? [] : timesOn(date, schedule);
    const extra = (schedule.extra ?? [])
      .filter((departure) => toIsoDate(departure.date) === date)
      .map(({ time }) => time);
    for (const time of [...new Set([...weekly, ...extra])].sort()) {
      const startsAt = newYorkInstant(date, time);
      const closesAt = startsAt - (schedule.bookingHours ?? 0) * HOUR_MS;
      if (closesAt <= now) continue;
      const isExtra = !weekly.includes(time);
      // An extra departure in the off-season does not end it.
      found.push({
        date,
        time,
        startsAt,
        closesAt,
        isAfterBreak: isAfterBreak && inSeason,
        isExtra,
      });
      if (inSeason) isAfterBreak = false;
    }
  }
  return found.slice(0, count);
}

/** Names a departure among those of its tour: "2026-11-28-1315". */
export const departureId = ({ date, time }: Pick<Departure, 'date' | 'time'>): string =>
  `${date}-${time.replace(':', '')}`;

/**
 * The next days with a tour, and what starts on each, in order.
 *
 * @param days how many days, at most.
 */
export function departuresByDay<Tour extends { schedule: Schedule }>(
  tours: readonly Tour[],
  now: number,
  days: number,
): { date: string; departures: (Departure & { tour: Tour })[] }[] {
  const departures = tours
    .flatMap((tour) =>
      departuresAfter(tour.schedule, now, days * MOST_PER_DAY).map((departure) => ({
        ...departure,
        tour,
      })),
    )
    .toSorted((a, b) => a.startsAt - b.startsAt);
  const dates = [...new Set(departures.map(({ date }) => date))].slice(0, days);
  return dates.map((date) => ({
    date,
    departures: departures.filter((departure) => departure.date === date),
  }));
}

/** No tour starts more often on one day. */
const MOST_PER_DAY = 4;

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** The start times of the weekly slots on a day, "2026-11-28"; out of season there are none. */
export function timesOn(date: string, { slots, season }: Schedule): string[] {
  if (!isInSeason(date.slice(5), season)) return [];
  // `getUTCDay` has Sunday as 0, `WEEKDAYS` as the last.
  const weekday = WEEKDAYS.at(new Date(date).getUTCDay() - 1);
  return slots.filter(({ days }) => days.some((day) => day === weekday)).map(({ time }) => time);
}

/** @param day such as "04-01"; such days compare as strings. */
function isInSeason(day: string, season: Schedule['season']): boolean {
  if (!season) return true;
  const { from, to } = season;
  return from <= to ? from <= day && day <= to : from <= day || day <= to;
}
