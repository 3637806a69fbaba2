import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse } from 'yaml';
import type { Schedule } from '../domain/seasons/departures.ts';

/** A tour in the booking service. */
export type TourItem = {
  /** Such as `562630`. */
  item: string;
  name: string;
  /** Omitted for private tours, which have no dates to book. */
  schedule?: Schedule;
};

// The content check has validated these files.
type TourFile = { itemId?: number; name: string; order: number; schedule?: Schedule };
type SiteFile = { closings?: Schedule['closed'] };
type WithPoster = { code?: string; id?: unknown; poster?: { src: string } } | null;

/** The tours of `content/tours`, in the site's order, with the company's closings. */
export function readTourItems(root: string): TourItem[] {
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const { closings: closed } = JSON.parse(read('content/site.json')) as SiteFile;
  return globSync('content/tours/*/index.md', { cwd: root })
    .map((file) => parse(read(file).split(/^---$/m)[1] ?? '') as TourFile)
    .filter(({ itemId }) => itemId !== undefined)
    .toSorted((a, b) => a.order - b.order)
    .map(({ itemId, name, schedule }) => ({
      item: String(itemId),
      name,
      ...(schedule && { schedule: { ...schedule, closed } as Schedule }),
    }));
}

/** The poster of a reel, by its `code`, or of a video, by its `id`. */
export function readPoster(root: string, id: string): Buffer | undefined {
  let poster: string | undefined;
  for (const file of globSync('content/{pages,reels}/*.json', { cwd: root }))
    JSON.parse(readFileSync(join(root, file), 'utf8'), (_, value: WithPoster) => {
      if (value?.poster?.src && (value.code ?? value.id) === id)
        poster = join(root, dirname(file), value.poster.src);
      return value;
    });
  return poster === undefined ? undefined : readFileSync(poster);
}
