const NEW_YORK = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  timeZoneName: 'longOffset',
});

/**
 * Converts a New York date, "2026-11-28", and 24-hour time, "13:15".
 *
 * @returns epoch milliseconds; the second of a time that occurs twice when clocks go back.
 */
export function newYorkInstant(date: string, time: string): number {
  const asUtc = Date.parse(`${date}T${time}:00Z`);
  // The moment itself, or an hour after it: no tour or day starts in the hour before a change, at 1 AM.
  return asUtc - offsetAt(asUtc + 5 * HOUR);
}

/** Formats epoch milliseconds as "2026-11-28T13:15:00-05:00". */
export function toNewYorkIso(moment: number): string {
  const offset = offsetAt(moment);
  const local = new Date(moment + offset).toISOString().slice(0, 19);
  return `${local}-${String(-offset / HOUR).padStart(2, '0')}:00`;
}

/** The day in New York, "2026-11-28", at a moment in epoch milliseconds. @throws RangeError if that is not a number */
export const newYorkDate = (moment: number) => toNewYorkIso(moment).slice(0, 10);

/** The first moment of a New York day, "2026-11-28", or of one some days later, in the same form. */
export function newYorkMidnight(date: string, daysLater = 0): string {
  const day = new Date(Date.parse(date) + daysLater * 24 * HOUR).toISOString().slice(0, 10);
  return toNewYorkIso(newYorkInstant(day, '00:00'));
}

const HOUR = 60 * 60 * 1000;

/** New York's UTC offset in milliseconds, whole hours. */
function offsetAt(moment: number): number {
  const [, hours] = /GMT([+-]\d{2})/.exec(NEW_YORK.format(moment)) ?? [];
  return Number(hours) * HOUR;
}
