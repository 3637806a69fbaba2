import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse } from 'yaml';
import type { Schedule } from '../domain/seasons/next-walk.ts';

/** A tour as the booking service knows it. */
export type TourItem = {
  /** Its number in the calendar's addresses, such as `562630`. */
  item: string;
  name: string;
  /** Without one, as for a private tour, the calendar sells no day. */
  schedule?: Schedule;
};

/**
 * The tours of `content/tours`, in the site's order, with the company's closings. Files that can't be read are
 * left out: the content check reports them.
 *
 * @param root the project's folder.
 */
export function readTourItems(root: string): TourItem[] {
  const { closings: closed } = read(() => JSON.parse(text(join(root, 'content/site.json'))));
  return globSync('content/tours/*/index.md', { cwd: root })
    .map((file) => read(() => parse(text(join(root, file)).split(/^---$/m)[1] ?? '')))
    .filter((tour) => tour['itemId'] !== undefined && tour['name'] !== undefined)
    .toSorted((a, b) => Number(a['order']) - Number(b['order']))
    .map(({ itemId, name, schedule }) => ({
      item: String(itemId),
      name: String(name),
      // The content check holds it against its schema.
      ...(schedule !== undefined && { schedule: { ...schedule, closed } as Schedule }),
    }));
}

/** The poster of a reel (by its `code`) or a video (by its `id`); undefined where the content has none. */
export function readPoster(root: string, id: string): Buffer | undefined {
  for (const file of globSync('content/{pages,reels}/*.json', { cwd: root })) {
    let poster: string | undefined;
    read(() =>
      JSON.parse(text(join(root, file)), (_, value) => {
        if (value?.poster?.src && (value.code ?? value.id) === id) poster = value.poster.src;
        return value;
      }),
    );
    if (poster) return readFileSync(join(root, dirname(file), poster));
  }
  return undefined;
}

const text = (file: string): string => readFileSync(file, 'utf8');

function read(content: () => unknown): Record<string, unknown> {
  try {
    const fields = content();
    return fields !== null && typeof fields === 'object' ? { ...fields } : {};
  } catch {
    return {};
  }
}
