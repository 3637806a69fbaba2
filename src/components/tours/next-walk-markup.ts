import { type Schedule, walksAfter } from '../../domain/seasons/next-walk.ts';
import { formatWalk, scheduleLine, type WalkForm } from '../../domain/seasons/schedule-words.ts';

/** Enough for twenty weekends, or for more than a month of days. */
const COUNT = 40;
const MINUTE_MS = 60_000;

/**
 * The next walk as HTML: right at a moment, with what `src/scripts/next-walk.js` needs to put it right
 * at any later one. `data-next-walk` holds the starts to come, the first in minutes since 1970 and each
 * further one in minutes after that before it; the form; and the days and season, which stand there
 * once all of those starts are past.
 *
 * @param now epoch milliseconds.
 */
export function nextWalkMarkup(schedule: Schedule, now: number, form: WalkForm): string {
  const walks = walksAfter(schedule, now, COUNT);
  const always = scheduleLine(schedule);
  const [next] = walks;
  if (!next) return always;
  const starts = walks.map(({ startsAt }) => startsAt / MINUTE_MS);
  const gaps = starts.map((start, index) => start - (starts[index - 1] ?? 0)).join(' ');
  const moment = new Date(next.startsAt).toJSON();
  return `<time datetime="${moment}" data-next-walk="${gaps}|${form}|${always}">${formatWalk(next, form)}</time>`;
}
