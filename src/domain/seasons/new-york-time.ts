const NEW_YORK = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  timeZoneName: 'longOffset',
});

/**
 * The moment at which New York's clocks show a time, wherever the reader or the build machine is.
 *
 * @param date such as "2026-11-28".
 * @param time on the 24-hour clock, such as "13:15".
 * @returns epoch milliseconds. A time that comes twice, when the clocks go back, is the first of the
 *   two; one that is skipped, when they go forward, is as long after midnight as it says.
 */
export function newYorkInstant(date: string, time: string): number {
  const asUtc = Date.parse(`${date}T${time}:00Z`);
  // The offset changes at 2 AM, so the two that can hold are those of half a day before and after.
  const before = asUtc - offsetAt(asUtc - HALF_DAY);
  const after = asUtc - offsetAt(asUtc + HALF_DAY);
  if (before === after) return before;
  // On the two days a year that differ, the right one shows the time; a skipped time, neither does.
  const shown = [before, after].filter((moment) => moment + offsetAt(moment) === asUtc);
  return shown.length > 0 ? Math.min(...shown) : before;
}

/** Writes a moment as New York's clocks show it, with their zone: "2026-11-28T13:15:00-05:00". */
export function toNewYorkIso(moment: number): string {
  const offset = offsetAt(moment);
  const local = new Date(moment + offset).toISOString().slice(0, 19);
  return `${local}-${String(-offset / HOUR).padStart(2, '0')}:00`;
}

const HOUR = 60 * 60 * 1000;
const HALF_DAY = 12 * HOUR;

/** What to add to a moment for New York's clocks to read like UTC's, in milliseconds: whole hours. */
function offsetAt(moment: number): number {
  const [, hours] = /GMT([+-]\d{2})/.exec(NEW_YORK.format(moment)) ?? [];
  return Number(hours) * HOUR;
}
