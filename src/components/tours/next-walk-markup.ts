import { type Schedule, walksAfter } from '../../domain/seasons/next-walk.ts';
import {
  EXTRA_DATE,
  formatWalk,
  scheduleLine,
  type WalkForm,
} from '../../domain/seasons/schedule-words.ts';

/** Enough for twenty weekends, or for more than a month of days. */
const COUNT = 40;
const MINUTE_MS = 60_000;

/** A tour whose walks are listed; `name` is written after each of them. */
export type Walked = { schedule: Schedule; name?: string | undefined };

/**
 * The next walks of one or more tours, as a page shows them and as the browser corrects them later.
 * `data` holds the starts, the first in minutes since 1970 and each further one in minutes after that
 * before it; what is shown once all of them are past; and the words that may follow a date. A start
 * names its words by their place among those: "1440:1".
 *
 * @param now epoch milliseconds.
 */
export function walksToShow(
  tours: readonly Walked[],
  now: number,
  { form, afterwards }: { form: WalkForm; afterwards: string },
): { walks: { moment: string; text: string }[]; data: string } {
  const walks = tours
    .flatMap(({ schedule, name }) =>
      walksAfter(schedule, now, COUNT).map((walk) => ({
        ...walk,
        words: [walk.isExtra && EXTRA_DATE, name].filter(Boolean).join(', '),
      })),
    )
    .toSorted((a, b) => a.startsAt - b.startsAt)
    .slice(0, COUNT);
  const words = ['', ...new Set(walks.flatMap((walk) => walk.words || []))];
  const starts = walks.map((walk, index) => {
    const gap = (walk.startsAt - (walks[index - 1]?.startsAt ?? 0)) / MINUTE_MS;
    return walk.words ? `${gap}:${words.indexOf(walk.words)}` : gap;
  });
  return {
    walks: walks.map((walk) => ({
      moment: new Date(walk.startsAt).toJSON(),
      text: [formatWalk(walk, form), walk.words].filter(Boolean).join(', '),
    })),
    data: [starts.join(' '), afterwards, ...words.slice(1)].join('|'),
  };
}

/** The next walk as HTML: right at a moment, or the days and season where none is to come. */
export function nextWalkMarkup(schedule: Schedule, now: number, form: WalkForm): string {
  const always = scheduleLine(schedule);
  const { walks, data } = walksToShow([{ schedule }], now, { form, afterwards: always });
  const [next] = walks;
  if (!next) return always;
  return `<span data-walks="${data}"><time datetime="${next.moment}" data-form="${form}">${next.text}</time></span>`;
}
