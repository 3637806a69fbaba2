import { toIsoDate } from './calendar-date.ts';
import { type Closing, isClosedOn } from './closings.ts';
import { newYorkInstant } from './new-york-time.ts';
import { newYorkDay } from './season.ts';

export const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** When a tour runs, as `content/tours/<name>/index.md` holds it. Days and times are New York's. */
export type Schedule = {
  /** `time` is on the 24-hour clock, "13:15". */
  walks: readonly { days: readonly Weekday[]; time: string }[];
  /** The first and the last day, "04-01" and "12-31"; it may cross the new year. Without it: all year. */
  season?: { from: string; to: string } | undefined;
  /** Days without a walk, "December 26, 2026". */
  except?: readonly { date: string; reason?: string | undefined }[] | undefined;
  /** Walks besides those of the week, in the season or out of it. */
  extra?: readonly { date: string; time: string }[] | undefined;
  /** Days on which none of the company's tours runs, extra walks included. */
  closed?: readonly Closing[] | undefined;
};

/** A walk of a tour. */
export type Walk = {
  /** The day in New York, "2026-11-28". */
  date: string;
  /** On the 24-hour clock of New York, "13:15". */
  time: string;
  /** The same as epoch milliseconds. */
  startsAt: number;
  /** Whether a part of the year without walks lies between the day asked about and this walk. */
  isAfterBreak: boolean;
  /** Whether it is besides those of the week (`Schedule.extra`). */
  isExtra: boolean;
};

/** How many of a tour's next walks a page names. */
export const NEXT_WALKS = 6;

/** Two years and a day: nobody books further ahead. */
const LOOK_AHEAD_DAYS = 731;

/**
 * The walks of a tour that have not begun at a moment, in order. Outside the season the first of
 * them is when walks begin again, which `isAfterBreak` says.
 *
 * @param now epoch milliseconds. A walk that begins at that very moment has begun.
 * @param count how many at most; fewer where the next two years hold fewer.
 */
export function walksAfter(schedule: Schedule, now: number, count: number): Walk[] {
  const { year, month, day } = newYorkDay(new Date(now));
  const first = Date.UTC(year, month - 1, day);
  const off = new Set(schedule.except?.map(({ date }) => toIsoDate(date)));
  const found: Walk[] = [];
  let isAfterBreak = false;

  for (let ahead = 0; ahead < LOOK_AHEAD_DAYS && found.length < count; ahead += 1) {
    const midnight = new Date(first + ahead * DAY_MS);
    const date = midnight.toISOString().slice(0, 10);
    const inSeason = isInSeason(date.slice(5), schedule.season);
    if (!inSeason) isAfterBreak = true;
    if (schedule.closed && isClosedOn(date, schedule.closed)) continue;
    const weekly = inSeason && !off.has(date) ? timesOn(midnight, schedule) : [];
    const extra = (schedule.extra ?? [])
      .filter((walk) => toIsoDate(walk.date) === date)
      .map(({ time }) => time);
    for (const time of [...new Set([...weekly, ...extra])].sort()) {
      const startsAt = newYorkInstant(date, time);
      if (startsAt <= now) continue;
      const isExtra = !weekly.includes(time);
      // A walk between two seasons is an extra one: it ends no break.
      found.push({ date, time, startsAt, isAfterBreak: isAfterBreak && inSeason, isExtra });
      if (inSeason) isAfterBreak = false;
    }
  }
  return found.slice(0, count);
}

/**
 * The next walk of a tour at a moment.
 *
 * @param now epoch milliseconds. A walk that begins at that very moment has begun.
 * @returns nothing where no walk is to come within two years.
 */
export function nextWalk(schedule: Schedule, now: number): Walk | undefined {
  return walksAfter(schedule, now, 1)[0];
}

/** The months, 1 to 12, on some day of which one of the tours runs. */
export function openMonths(schedules: readonly Schedule[]): number[] {
  // A leap year, so that a season from February 29 on has its day.
  const days = Array.from({ length: 366 }, (_, index) => new Date(Date.UTC(2024, 0, 1 + index)));
  const open = days.filter((day) =>
    schedules.some(({ season }) => isInSeason(day.toISOString().slice(5, 10), season)),
  );
  return [...new Set(open.map((day) => day.getUTCMonth() + 1))];
}

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * The times at which a tour runs by its weekly plan.
 *
 * @param midnight the beginning of the day, in UTC.
 */
export function timesOn(midnight: Date, { walks }: Pick<Schedule, 'walks'>): string[] {
  // Sunday is 0 there, and the last here.
  const weekday = WEEKDAYS.at(midnight.getUTCDay() - 1);
  return walks.filter(({ days }) => days.some((day) => day === weekday)).map(({ time }) => time);
}

/** @param day such as "04-01"; days written so compare as texts. */
function isInSeason(day: string, season: Schedule['season']): boolean {
  if (!season) return true;
  const { from, to } = season;
  return from <= to ? from <= day && day <= to : from <= day || day <= to;
}
