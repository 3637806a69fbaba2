/** A row of the season table in `content/site.json`. */
export type Season = {
  /** As visitors read it: "Spring/Summer". */
  name: string;
  /** The month it begins, 1 to 12. It lasts until the next one begins, across the new year if need be. */
  firstMonth: number;
};

/** A day on the calendar; `month` and `day` count from 1. */
export type Day = { year: number; month: number; day: number };

/** The days after which the urgency badge looks ahead to the next month. */
export const BADGE_TURNS_AFTER = 15;

/**
 * The day it is in New York at a moment, wherever the reader or the build machine is.
 *
 * @throws RangeError when the moment is an invalid date.
 */
export function newYorkDay(moment: Date): Day {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: 'America/New_York',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  }).formatToParts(moment);
  const read = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  return { year: read('year'), month: read('month'), day: read('day') };
}

/**
 * The season of a day with its year: "Spring/Summer 2025". One that crosses the new year names
 * both, on either side of it: "Fall/Winter 2025–26".
 *
 * @throws RangeError when the table is empty.
 */
export function seasonOn({ year, month }: Day, seasons: readonly Season[]): string {
  const inOrder = seasons.toSorted((a, b) => a.firstMonth - b.firstMonth);
  const last = inOrder.at(-1);
  if (!last) throw new RangeError('The table of seasons is empty.');
  const begun = inOrder.findLast(({ firstMonth }) => firstMonth <= month);
  const season = begun ?? last;
  // The year's last season is still on in January when no other begins there.
  const crosses =
    season === last && inOrder.length > 1 && !inOrder.some(({ firstMonth }) => firstMonth === 1);
  return `${season.name} ${crosses ? acrossNewYear(begun ? year : year - 1) : year}`;
}

/**
 * The month the urgency badge names: this one, or the next after the 15th; in December, next January.
 *
 * @returns its English name, and its first day, so that `seasonOn` can be asked about it.
 */
export function badgeMonth({ year, month, day }: Day): Day & { name: string } {
  const first = new Date(Date.UTC(year, day > BADGE_TURNS_AFTER ? month : month - 1, 1));
  return {
    name: first.toLocaleString('en-US', { month: 'long', timeZone: 'UTC' }),
    year: first.getUTCFullYear(),
    month: first.getUTCMonth() + 1,
    day: 1,
  };
}

function acrossNewYear(first: number): string {
  return `${first}–${String((first + 1) % 100).padStart(2, '0')}`;
}
