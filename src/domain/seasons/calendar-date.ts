const MONTHS: readonly string[] = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/**
 * Reads a date as editors write it.
 *
 * @param text such as "September 5, 2025".
 * @returns the same day as "2025-09-05", or undefined when it is not a day on the calendar
 *   ("February 30, 2025") or not written that way.
 */
export function toIsoDate(text: string): string | undefined {
  const [, name = '', day = '', year = ''] =
    /^([A-Z][a-z]+) ([1-9][0-9]?), ([0-9]{4})$/.exec(text) ?? [];
  const month = MONTHS.indexOf(name) + 1;
  const iso = `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isIsoDate(iso) ? iso : undefined;
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
  const [year, month, day] = iso.split('-').map(Number);
  return `${MONTHS[(month ?? 1) - 1]} ${day}, ${year}`;
}

/** Says whether a text is a day on the calendar, written "2025-09-05". */
export function isIsoDate(text: string): boolean {
  if (!/^[0-9]{4}-[0-9]{2}-[0-9]{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  // Some engines roll February 30 over to March 2 instead of refusing it.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
