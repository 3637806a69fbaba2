import type { DateStyle } from '../../domain/seasons/date-words.ts';
import type { Schedule } from '../../domain/seasons/departures.ts';
import { tourDates } from '../../domain/seasons/tour-dates.ts';
import { departureParts, joinParts, upcoming } from '../../domain/seasons/upcoming.ts';
import { now } from '../../providers/clock.ts';

export type DepartingTour = { id: string; name: string; schedule: Schedule };

export type ShownDeparture = {
  /** Shows a departure of any of these tours. */
  tours: readonly DepartingTour[];
  /** Which of the upcoming ones, from 0. */
  nth?: number;
  style?: DateStyle;
  /** Puts weekday, day, time and remark in elements with `data-part`, to be styled. */
  inParts?: boolean;
};

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/**
 * An upcoming departure as a `<time>`, or a single tour's days and season if there is none. `scripts/clock.ts`
 * keeps it right; with no departure left it hides the element around it that has `data-with-departure`.
 */
export function departureHtml({
  tours,
  nth = 0,
  style = 'short',
  inParts = false,
}: ShownDeparture): string {
  const dates = tours.map((tour) => tourDates(tour, now()));
  const next = upcoming(dates, now())[nth];
  if (!next) return escapeHtml(dates.length === 1 ? (dates[0]?.schedule ?? '') : '');
  const parts = departureParts(next, style);
  const words = inParts
    ? Object.entries(parts).map(
        ([name, text]) => `<span data-part="${name}">${escapeHtml(text)}</span>`,
      )
    : [escapeHtml(joinParts(parts))];
  const ids = tours.map(({ id }) => id).join(' ');
  return `<time datetime="${next.start}" data-tours="${ids}" data-nth="${nth}" data-style="${style}">${words.join(' ')}</time>`;
}
