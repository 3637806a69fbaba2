import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parse } from 'yaml';
import type { Schedule } from '../src/domain/next-walk.ts';

type Tour = {
  name: string;
  order: number;
  path: string;
  /** Private tours have no days and no meeting place of their own. */
  schedule?: Schedule;
  meeting?: { place: string; short?: string };
};

/** The tours as their files in `content/tours/` tell of them, in their order. */
export function readTours(): Tour[] {
  return globSync('content/tours/*.md')
    .map((file) => {
      const [, fields = ''] = readFileSync(file, 'utf8').split(/^---$/m);
      return { ...(parse(fields) as Tour), path: `/tours/${basename(file, '.md')}` };
    })
    .toSorted((a, b) => a.order - b.order);
}

/** When each tour runs. */
export function readSchedules(): { path: string; schedule: Schedule }[] {
  return readTours().flatMap(({ path, schedule }) => (schedule ? [{ path, schedule }] : []));
}
