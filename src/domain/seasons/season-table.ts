import { seasonOn, type Day, type Season } from './season.ts';

/** One month as the banner and the badge name it. */
export type NamedMonth = { month: string; season: string };

/**
 * The words for each month from `start` on, so that a page built last month can be corrected in the
 * visitor's browser by looking up, without carrying the rule along. In a month without walks they are
 * those of the next with some: a season in which nobody can walk is not sold.
 *
 * @param start the first month, by any of its days.
 * @param count how many months, at least 1.
 * @param open the months with walks, 1 to 12; with none at all, each month has its own words.
 * @throws RangeError when the table of seasons is empty.
 */
export function seasonTable(
  start: Day,
  count: number,
  seasons: readonly Season[],
  open: readonly number[],
): NamedMonth[] {
  return Array.from({ length: count }, (_, index) => {
    const shift = Array.from({ length: 12 }, (_, months) => months).find((months) =>
      open.includes(((start.month - 1 + index + months) % 12) + 1),
    );
    const first = new Date(Date.UTC(start.year, start.month - 1 + index + (shift ?? 0), 1));
    const day = { year: first.getUTCFullYear(), month: first.getUTCMonth() + 1, day: 1 };
    return {
      month: first.toLocaleString('en-US', { month: 'long', timeZone: 'UTC' }),
      season: seasonOn(day, seasons),
    };
  });
}
