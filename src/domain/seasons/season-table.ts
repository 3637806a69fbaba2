import { newYorkInstant } from './new-york-time.ts';
import { BADGE_TURNS_AFTER, seasonOn, type Day, type Season } from './season.ts';

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

/** Words, and from when on they hold: minutes since 1970. */
export type DatedWords = { from: number } & Partial<NamedMonth>;

/**
 * From when on a page that names the month to book reads how: after the 15th that is the next month.
 *
 * @param start the month of the first words, which hold before any other.
 * @param months the words of that month and the ones after it.
 * @param words which of them the page shows: words that stay the same are told once.
 * @returns in their order, each with the words that are shown.
 */
export function datedWords(
  start: Day,
  months: readonly NamedMonth[],
  words: readonly (keyof NamedMonth)[],
): DatedWords[] {
  const shown = months.map((named, index) => {
    const turn = new Date(Date.UTC(start.year, start.month - 2 + index, BADGE_TURNS_AFTER + 1));
    const minute = newYorkInstant(turn.toISOString().slice(0, 10), '00:00') / 60_000;
    const entries = words.map((word) => [word, named[word]]);
    return { from: index === 0 ? 0 : minute, ...Object.fromEntries(entries) };
  });
  return shown.filter((row, index) => {
    const before = shown[index - 1];
    return !before || words.some((word) => row[word] !== before[word]);
  });
}
