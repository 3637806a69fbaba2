import { type Schedule, walksAfter } from '../../../src/domain/seasons/next-walk.ts';
import { newYorkInstant } from '../../../src/domain/seasons/new-york-time.ts';
import { toIsoDate } from '../../../src/domain/seasons/calendar-date.ts';
import type { Entry } from '../check/read/entries.ts';
import { valueAt } from '../check/read/value-at.ts';
import { dayFrom, daysBetween } from './days-words.ts';
import { type Line, lineAt, type Section } from './section.ts';

/** Days before its end from which a season is said to end soon. */
const SOON = 45;

/**
 * When the tours run: seasons that end soon or are over, and days of the schedules that are past.
 *
 * @param entries those whose files have no faults.
 */
export function toursSection(entries: readonly Entry[], today: string): Section {
  const tours = entries.filter(
    ({ collection, data }) => collection === 'tours' && valueAt(data, ['kind']) === 'walk',
  );
  return {
    title: 'Tours',
    lines: tours.flatMap((tour) => [...seasonLines(tour, today), ...pastDays(tour, today)]),
  };
}

function seasonLines(tour: Entry, today: string): Line[] {
  // The schema has been asked before.
  const schedule = valueAt(tour.data, ['schedule']) as Schedule;
  const name = String(valueAt(tour.data, ['name']));
  const [next] = walksAfter(schedule, newYorkInstant(today, '00:00'), 1);
  if (!next) {
    return [lineAt(tour, ['schedule'], `${name} has no walk in the next two years`)];
  }
  const path = ['schedule', 'season'];
  if (next.isAfterBreak) {
    return [lineAt(tour, path, `${name} is out of season until ${dayFrom(today, next.date)}`)];
  }
  const end = schedule.season && lastDay(schedule.season.to, today);
  if (end === undefined || daysBetween(today, end) > SOON) return [];
  return [lineAt(tour, path, `${name}: the season ends on ${dayFrom(today, end)}`)];
}

/** The next time that a day of the year, "12-31", comes, today included. */
function lastDay(day: string, today: string): string {
  const year = Number(today.slice(0, 4));
  return `${day < today.slice(5) ? year + 1 : year}-${day}`;
}

function pastDays(tour: Entry, today: string): Line[] {
  const name = String(valueAt(tour.data, ['name']));
  return [
    { field: 'except', what: 'a day without a walk' },
    { field: 'extra', what: 'an extra walk' },
  ].flatMap(({ field, what }) =>
    datesAt(tour, ['schedule', field])
      .filter(({ day }) => day < today)
      .map(({ day, path }) =>
        lineAt(tour, path, `${name}: ${what} is past (${dayFrom(today, day)}); delete the row`),
      ),
  );
}

type Dated = { day: string; path: (string | number)[] };

/** The rows of a list that have a day in a field, and their places. */
export function datesAt(entry: Entry, path: readonly string[], field = 'date'): Dated[] {
  const rows = valueAt(entry.data, path);
  if (!Array.isArray(rows)) return [];
  return rows.flatMap((row: unknown, index) => {
    const day = toIsoDate(String(valueAt(row, [field])));
    return day === undefined ? [] : [{ day, path: [...path, index] }];
  });
}
