import { type Schedule, walksAfter } from '../../domain/seasons/next-walk.ts';
import {
  EXTRA_DATE,
  formatWalk,
  scheduleLine,
  type WalkForm,
} from '../../domain/seasons/schedule-words.ts';

/** Enough for 20 weekends, or over a month of daily walks. */
const COUNT = 40;
const MINUTE_MS = 60_000;

/** `name` is appended to each of the tour's walks. */
export type Walked = { schedule: Schedule; name?: string | undefined };

/**
 * The next walks of one or more tours, to render now and to update in the browser later.
 * `data` is separated by "|": the starts, the text shown when all are past, and the notes that may follow
 * a date. The first start is in minutes since 1970, the others in minutes after the previous one.
 * "1440:1" has the first note.
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

/** The next walk after `now` as HTML, or the days and season if there is none. */
export function nextWalkMarkup(schedule: Schedule, now: number, form: WalkForm): string {
  const always = scheduleLine(schedule);
  const { walks, data } = walksToShow([{ schedule }], now, { form, afterwards: always });
  const [next] = walks;
  if (!next) return always;
  return `<span data-walks="${data}"><time datetime="${next.moment}" data-form="${form}">${next.text}</time></span>`;
}
