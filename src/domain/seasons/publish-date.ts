import { toIsoDate } from './calendar-date.ts';
import { newYorkMidnight } from './new-york-time.ts';

export const NEVER = '9999-12-31';

/**
 * The day from which visitors see a post or a tour, "2025-12-05": '' if it names none, `NEVER` for a draft.
 *
 * @param fields a post's `date` or a tour's `opens`, as written
 */
export function publishDate({ draft, date, opens }: Readonly<Record<string, unknown>>): string {
  return draft === true ? NEVER : (toIsoDate(String(date ?? opens)) ?? '');
}

/**
 * The moment at which feeds date a day, "2026-11-28", since posts have no time. Noon UTC is the same day in
 * America and Europe; today begins in New York, so that no post is dated later than its build.
 */
export function feedMoment(day: string, today: string): Date {
  return new Date(day === today ? newYorkMidnight(day) : `${day}T12:00:00Z`);
}
