import { isIsoDate } from '../domain/seasons/calendar-date.ts';
import { newYorkInstant } from '../domain/seasons/new-york-time.ts';
import { newYorkDay } from '../domain/seasons/season.ts';

/**
 * The day it is for this build, "2025-12-05": `BUILD_DATE` where it is set, or else the day in New
 * York. A build for a given day is the same whenever it is made.
 *
 * @throws Error when `BUILD_DATE` is not a day on the calendar.
 */
export function today(): string {
  const set = buildDate();
  if (set !== undefined) return set;
  const { year, month, day } = newYorkDay(new Date());
  return [year, String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-');
}

/**
 * The moment it is for this build, in epoch milliseconds: the first of `BUILD_DATE` in New York where
 * that is set, so that the day's own walks are still to come.
 *
 * @throws Error when `BUILD_DATE` is not a day on the calendar.
 */
export function now(): number {
  const set = buildDate();
  return set === undefined ? Date.now() : newYorkInstant(set, '00:00');
}

function buildDate(): string | undefined {
  const set = process.env['BUILD_DATE'];
  if (set === undefined || set === '') return undefined;
  if (!isIsoDate(set)) {
    throw new Error(`BUILD_DATE is "${set}". Write a day in this form: 2025-12-05`);
  }
  return set;
}
