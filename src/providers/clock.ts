import { isIsoDate } from '../domain/seasons/calendar-date.ts';
import { newYorkDate, newYorkInstant } from '../domain/seasons/new-york-time.ts';

/**
 * The build's date, "2025-12-05": `BUILD_DATE` if set, else today in New York.
 *
 * @throws Error if `BUILD_DATE` is not a date.
 */
export function today(): string {
  return buildDate() ?? newYorkDate(Date.now());
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
    const error = new Error(`BUILD_DATE is "${set}". Write a day in this form: 2025-12-05`);
    // Commands print it, and a trace would only be in the way.
    error.stack = error.message;
    throw error;
  }
  return set;
}
