/** Writes "September 5, 2025". */
const LONG_DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/**
 * Reads a date as editors write it.
 *
 * @param text such as "September 5, 2025".
 * @returns the same day as "2025-09-05", or undefined when it is not a day on the calendar
 *   ("February 30, 2025") or not written that way.
 */
export function toIsoDate(text: string): string | undefined {
  const time = Date.parse(`${text} UTC`);
  if (Number.isNaN(time)) return undefined;
  // Engines read more ways than this one, and roll February 30 over to March 2.
  return LONG_DATE.format(time) === text ? new Date(time).toISOString().slice(0, 10) : undefined;
}

/**
 * Reads a month as editors write it.
 *
 * @param text such as "May 2025".
 * @returns the same month as "2025-05", or undefined when it is not written that way.
 */
export function toIsoMonth(text: string): string | undefined {
  return toIsoDate(text.replace(' ', ' 1, '))?.slice(0, 7);
}

/**
 * Writes a day as visitors read it.
 *
 * @param iso such as "2025-09-05".
 * @returns "September 5, 2025".
 * @throws RangeError when `iso` is not a day on the calendar.
 */
export function toLongDate(iso: string): string {
  if (!isIsoDate(iso)) throw new RangeError(`Not a day on the calendar: ${iso}`);
  return LONG_DATE.format(Date.parse(iso));
}

/** Says whether a text is a day on the calendar, written "2025-09-05". */
export function isIsoDate(text: string): boolean {
  if (!/^[0-9]{4}-[0-9]{2}-[0-9]{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  // Some engines roll February 30 over to March 2 instead of refusing it.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
