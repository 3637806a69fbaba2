import { toLongDate } from '../../../src/domain/seasons/calendar-date.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** How many days lie from one day to another, both as "2025-12-05"; less than 0 for one that is past. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}

/** A day as an owner reads it, seen from today: "December 17, 2025, in 12 days". */
export function dayFrom(today: string, day: string): string {
  const days = daysBetween(today, day);
  if (days === 0) return `${toLongDate(day)}, today`;
  const count = Math.abs(days) === 1 ? '1 day' : `${Math.abs(days)} days`;
  return `${toLongDate(day)}, ${days > 0 ? `in ${count}` : `${count} ago`}`;
}
