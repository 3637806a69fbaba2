/** A row of `seasons` in `content/site.json`. */
export type Season = {
  /** Such as "Spring/Summer". */
  name: string;
  /** 1 to 12. A season lasts until the next one starts, also across the new year. */
  firstMonth: number;
};

/** `month` and `day` count from 1. */
export type Day = { year: number; month: number; day: number };

/** After this day of the month the urgency badge names the next month. */
export const BADGE_TURNS_AFTER = 15;

/**
 * The date in New York at a moment.
 *
 * @throws RangeError if the moment is an invalid date.
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
 * Names a day's season with its year, "Spring/Summer 2025", or years, "Fall/Winter 2025–26".
 *
 * @throws RangeError if `seasons` is empty.
 */
export function seasonOn({ year, month }: Day, seasons: readonly Season[]): string {
  const inOrder = seasons.toSorted((a, b) => a.firstMonth - b.firstMonth);
  const last = inOrder.at(-1);
  if (!last) throw new RangeError('The table of seasons is empty.');
  const begun = inOrder.findLast(({ firstMonth }) => firstMonth <= month);
  const season = begun ?? last;
  // The last season continues in January unless another one starts there.
  const crosses =
    season === last && inOrder.length > 1 && !inOrder.some(({ firstMonth }) => firstMonth === 1);
  return `${season.name} ${crosses ? acrossNewYear(begun ? year : year - 1) : year}`;
}

/**
 * The month that the urgency badge names: this one, or the next after the 15th.
 *
 * @returns its first day, for `seasonOn`, and its English name.
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
