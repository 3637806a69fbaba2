/** A row of `seasons` in `content/site.json`. */
export type Season = {
  /** Such as "Spring/Summer". */
  name: string;
  /** 1 to 12. A season lasts until the next one starts, also across the new year. */
  firstMonth: number;
};

/** After this day of the month visitors are offered the next month. */
const LAST_DAY_OF_OFFER = 15;

/**
 * Names the season of a day, "2025-05-10", with its year, "Spring/Summer 2025", or years, "Fall/Winter 2025–26".
 *
 * @throws RangeError if `seasons` is empty.
 */
export function seasonOn(date: string, seasons: readonly Season[]): string {
  const [year = 0, month = 0] = date.split('-').map(Number);
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

/** The first day of the month that is offered on a day: "2025-05-01" on "2025-05-15", "2025-06-01" on the day after. */
export function offeredMonth(date: string): string {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const index = day > LAST_DAY_OF_OFFER ? month : month - 1;
  return new Date(Date.UTC(year, index, 1)).toISOString().slice(0, 10);
}

function acrossNewYear(first: number): string {
  return `${first}–${String((first + 1) % 100).padStart(2, '0')}`;
}
