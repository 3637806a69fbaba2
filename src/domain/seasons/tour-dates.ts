import { type Schedule, DEPARTURES_SHOWN, departuresAfter } from './departures.ts';
import { toNewYorkIso } from './new-york-time.ts';
import { scheduleLine } from './schedule-words.ts';
import type { TourDates } from './upcoming.ts';

/** For so long after its build a page shows the right dates. */
const DAYS_AHEAD = 45;
/** Twice a day, and those shown at the end. */
const AT_MOST = 2 * DAYS_AHEAD + DEPARTURES_SHOWN;

/** Lists a tour's departures, for a page that is built now. @param now epoch milliseconds */
export function tourDates(
  { name, schedule }: { name: string; schedule: Schedule },
  now: number,
): TourDates {
  const all = departuresAfter(schedule, now, AT_MOST);
  const end = now + DAYS_AHEAD * 24 * 60 * 60 * 1000;
  const within = all.filter(({ startsAt }) => startsAt < end).length;
  const listed = all.slice(0, within + DEPARTURES_SHOWN);
  const isoOf = ({ startsAt }: { startsAt: number }) => toNewYorkIso(startsAt);
  return {
    name,
    schedule: scheduleLine(schedule),
    bookingHours: schedule.bookingHours ?? 0,
    starts: listed.map(isoOf),
    extra: listed.filter(({ isExtra }) => isExtra).map(isoOf),
  };
}
