import { newYorkInstant } from './new-york-time.ts';
import { BADGE_TURNS_AFTER, seasonOn, type Day, type Season } from './season.ts';

/** A month as the banner and the badge show it. */
export type NamedMonth = { month: string; season: string };

/**
 * Names month and season for each month from `start` on, so that the browser can correct an older page with a
 * look-up. A month without tours gets the names of the next month with some.
 *
 * @param open the months with tours, 1 to 12; with none, each month gets its own names.
 * @throws RangeError if `seasons` is empty.
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

/** Words to show from `from` on, in epoch minutes. */
export type DatedWords = { from: number } & Partial<NamedMonth>;

/**
 * Schedules a page's words for the month to book, which is the next month after the 15th.
 *
 * @param start the first month; its words are also shown before it.
 * @param words which fields the page shows; consecutive rows with the same words are merged.
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
