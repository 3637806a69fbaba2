/* Browsers use it too, so it has no `Intl`: a slow phone takes up to 200 ms to load a time zone. */

/** `long` is "Saturday, November 28, 1:15 PM", `short` is "Sat, Nov 28, 1:15 PM". */
export type DateStyle = 'long' | 'short';

const WEEKDAYS = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');
const MONTHS =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

const styled = (name = '', style: DateStyle) => (style === 'short' ? name.slice(0, 3) : name);

/** @param day 0 is Sunday, as `getUTCDay` counts, and so is 7. */
export const weekdayName = (day: number, style: DateStyle = 'long') =>
  styled(WEEKDAYS[day % 7], style);

/** @param month from 1. */
export const monthName = (month: number, style: DateStyle = 'long') =>
  styled(MONTHS[month - 1], style);

/** Formats "2026-11-28" as "Saturday" and "November 28", or "Sat" and "Nov 28". */
export function dayWords(date: string, style: DateStyle): { weekday: string; day: string } {
  const [, month, day] = date.split('-').map(Number);
  return {
    weekday: weekdayName(new Date(date).getUTCDay(), style),
    day: `${monthName(month ?? 0, style)} ${day}`,
  };
}

/** Formats "2026-11-28" as "Saturday, November 28" or "Sat, Nov 28". */
export const formatDate = (date: string, style: DateStyle): string =>
  Object.values(dayWords(date, style)).join(', ');

/** Formats "13:15" as "1:15 PM", with a no-break space. */
export function formatTime(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')}\u00a0${hours < 12 ? 'AM' : 'PM'}`;
}
