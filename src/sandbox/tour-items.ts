import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

/** A tour as the booking service knows it. */
export type TourItem = {
  /** Its number in the calendar's addresses, such as `562630`. */
  item: string;
  name: string;
  /** Whether it is sold to anyone on its days; a private tour is asked for. */
  isPublic: boolean;
};

/**
 * The tours of `content/tours`, in the site's order: a new one is on sale as soon as its file is there.
 * A file that cannot be read is passed over, since the content check tells of it.
 *
 * @param root the project's folder.
 */
export function readTourItems(root: string): TourItem[] {
  return globSync('content/tours/*.md', { cwd: root })
    .map((file) => readFields(join(root, file)))
    .filter((tour) => tour['itemId'] !== undefined && tour['name'] !== undefined)
    .toSorted((a, b) => Number(a['order']) - Number(b['order']))
    .map(({ itemId, name, kind }) => ({
      item: String(itemId),
      name: String(name),
      isPublic: kind === 'walk',
    }));
}

function readFields(file: string): Record<string, unknown> {
  try {
    const fields: unknown = parse(readFileSync(file, 'utf8').split(/^---$/m)[1] ?? '');
    return fields !== null && typeof fields === 'object' ? { ...fields } : {};
  } catch {
    return {};
  }
}
