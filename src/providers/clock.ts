import { isIsoDate } from '../domain/calendar-date.ts';
import { newYorkDay } from '../domain/season.ts';

/**
 * The day it is for this build, "2025-12-05": `BUILD_DATE` where it is set, or else the day in New
 * York. A build for a given day is the same whenever it is made.
 *
 * @throws Error when `BUILD_DATE` is not a day on the calendar.
 */
export function today(): string {
  const set = process.env['BUILD_DATE'];
  if (set === undefined || set === '') {
    const { year, month, day } = newYorkDay(new Date());
    return [year, String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-');
  }
  if (!isIsoDate(set)) {
    throw new Error(`BUILD_DATE is "${set}". Write a day in this form: 2025-12-05`);
  }
  return set;
}
