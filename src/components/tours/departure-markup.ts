import { type Schedule, departuresAfter } from '../../domain/seasons/departures.ts';
import {
  EXTRA_DATE,
  formatDeparture,
  scheduleLine,
  type DateStyle,
} from '../../domain/seasons/schedule-words.ts';

/** Enough for 20 weekends, or over a month of daily departures. */
const COUNT = 40;
const MINUTE_MS = 60_000;

/** `name` is appended to each of the tour's departures. */
export type NamedSchedule = { schedule: Schedule; name?: string | undefined };

/**
 * The next departures of one or more tours, to render now and to update in the browser later.
 * `data` is separated by "|": the starts, the text shown when all are past, and the notes that may follow
 * a date. The first start is in minutes since 1970, the others in minutes after the previous one.
 * "1440:1" has the first note.
 *
 * @param now epoch milliseconds.
 */
export function departuresToShow(
  tours: readonly NamedSchedule[],
  now: number,
  { style, afterwards }: { style: DateStyle; afterwards: string },
): { departures: { moment: string; text: string }[]; data: string } {
  const departures = tours
    .flatMap(({ schedule, name }) =>
      departuresAfter(schedule, now, COUNT).map((departure) => ({
        ...departure,
        words: [departure.isExtra && EXTRA_DATE, name].filter(Boolean).join(', '),
      })),
    )
    .toSorted((a, b) => a.startsAt - b.startsAt)
    .slice(0, COUNT);
  const words = ['', ...new Set(departures.flatMap((departure) => departure.words || []))];
  const starts = departures.map((departure, index) => {
    const gap = (departure.startsAt - (departures[index - 1]?.startsAt ?? 0)) / MINUTE_MS;
    return departure.words ? `${gap}:${words.indexOf(departure.words)}` : gap;
  });
  return {
    departures: departures.map((departure) => ({
      moment: new Date(departure.startsAt).toJSON(),
      text: [formatDeparture(departure, style), departure.words].filter(Boolean).join(', '),
    })),
    data: [starts.join(' '), afterwards, ...words.slice(1)].join('|'),
  };
}

/** The next departure after `now` as HTML, or the days and season if there is none. */
export function nextDepartureMarkup(schedule: Schedule, now: number, style: DateStyle): string {
  const always = scheduleLine(schedule);
  const { departures, data } = departuresToShow([{ schedule }], now, { style, afterwards: always });
  const [next] = departures;
  if (!next) return always;
  return `<span data-departures="${data}"><time datetime="${next.moment}" data-style="${style}">${next.text}</time></span>`;
}
