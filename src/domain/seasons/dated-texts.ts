import { interpolateAll } from '../text/interpolate.ts';
import { formatDate, monthName } from './date-words.ts';
import type { Departure } from './departures.ts';
import { newYorkDate, newYorkMidnight, toNewYorkIso } from './new-york-time.ts';
import { offeredMonth, seasonOn, type Season } from './season.ts';

/**
 * What a text says, and from when on, in ISO form. Lists of them are in order, and begin with what it says now:
 * components/chrome/DatedText.astro shows that, and `scripts/clock.ts` the others in their time.
 */
export type DatedText = { from: string; text: string };

/** Beyond two weeks a front page without a date is better than many bytes. */
const DAYS_LISTED = 14;

/** ", Saturday, November 28", and after the last listed day nothing. @param today "2026-11-28" */
export function dayTexts(today: string): DatedText[] {
  const days = Array.from({ length: DAYS_LISTED }, (_, ahead) => newYorkMidnight(today, ahead));
  return [
    ...days.map((from) => ({ from, text: `, ${formatDate(from.slice(0, 10), 'long')}` })),
    { from: newYorkMidnight(today, DAYS_LISTED), text: '' },
  ];
}

/** The year and the next three. @param today "2026-11-28" */
export function yearTexts(today: string): DatedText[] {
  const year = Number(today.slice(0, 4));
  return [0, 1, 2, 3].map((ahead) => ({
    from: newYorkMidnight(`${year + ahead}-01-01`),
    text: String(year + ahead),
  }));
}

/**
 * Fills `{month}` and `{season}`: those of the next departure this month or later, and after the 15th of the
 * next one next month or later. So no text names a time in which no tour runs.
 *
 * @param departures of all tours, for more than a year, in order.
 * @param now epoch milliseconds.
 */
export function bookingTexts(
  text: string,
  departures: readonly Departure[],
  seasons: readonly Season[],
  now: number,
): DatedText[] {
  const textAt = (moment: number) => {
    const offered = offeredMonth(newYorkDate(moment));
    const isBookable = ({ closesAt, date }: Departure) => closesAt > moment && date >= offered;
    const date = departures.find(isBookable)?.date ?? offered;
    const month = monthName(Number(date.slice(5, 7)));
    return interpolateAll(text, { month, season: seasonOn(date, seasons) });
  };
  const [year = 0, month = 0] = newYorkDate(now).split('-').map(Number);
  const turns = Array.from({ length: 12 }, (_, ahead) => {
    const day = new Date(Date.UTC(year, month - 1 + ahead, 16)).toISOString().slice(0, 10);
    return Date.parse(newYorkMidnight(day));
  });
  const end = Math.max(...turns);
  const changes = [...turns, ...departures.map(({ closesAt }) => closesAt)].filter(
    (moment) => moment > now && moment <= end,
  );
  const texts = [now, ...changes.toSorted((a, b) => a - b)].map((moment) => ({
    from: toNewYorkIso(moment),
    text: textAt(moment),
  }));
  return texts.filter((row, index) => row.text !== texts[index - 1]?.text);
}
