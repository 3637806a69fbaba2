const LONG_DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/**
 * Parses "September 5, 2025" to "2025-09-05".
 *
 * @returns undefined for another form, or for a day that doesn't exist ("February 30, 2025").
 */
export function toIsoDate(text: string): string | undefined {
  const time = Date.parse(`${text} UTC`);
  if (Number.isNaN(time)) return undefined;
  // `Date.parse` accepts other forms, and rolls February 30 over to March 2.
  return LONG_DATE.format(time) === text ? new Date(time).toISOString().slice(0, 10) : undefined;
}

/** Parses "May 2025" to "2025-05"; undefined for another form. */
export function toIsoMonth(text: string): string | undefined {
  return toIsoDate(text.replace(' ', ' 1, '))?.slice(0, 7);
}

/**
 * Formats "2025-09-05" as "September 5, 2025".
 *
 * @throws RangeError if `iso` is not a date.
 */
export function toLongDate(iso: string): string {
  if (!isIsoDate(iso)) throw new RangeError(`Not a date: ${iso}`);
  return LONG_DATE.format(Date.parse(iso));
}

/** Whether a text is an existing date, written "2025-09-05". */
export function isIsoDate(text: string): boolean {
  const time = Date.parse(text);
  // `Date.parse` accepts other forms, and some engines roll February 30 over to March 2.
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === text;
}
