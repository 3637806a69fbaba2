import { isIsoDate } from '../domain/seasons/calendar-date.ts';
import { newYorkInstant } from '../domain/seasons/new-york-time.ts';
import { newYorkDay } from '../domain/seasons/season.ts';

/**
 * The build's date, "2025-12-05": `BUILD_DATE` if set, else today in New York.
 *
 * @throws Error if `BUILD_DATE` is not a date.
 */
export function today(): string {
  const set = buildDate();
  if (set !== undefined) return set;
  const { year, month, day } = newYorkDay(new Date());
  return [year, String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-');
}

/** The build's time in epoch milliseconds: midnight in New York of `BUILD_DATE` if set. Throws as `today` does. */
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
