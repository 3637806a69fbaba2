import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parse } from 'yaml';
import type { Schedule } from '../../src/domain/seasons/next-walk.ts';

/** What tests read of a neighborhood tour's file. */
export type Walk = {
  kind: 'walk';
  path: string;
  name: string;
  title: string;
  duration: string;
  groupLimit: number;
  schedule: Schedule;
  stops: { place: string; title: string; text: string; picture?: number }[];
  meeting: { place: string; directions: string };
  practical: { late: string; rain: string; bring: string[]; stepFree: string };
};

/** The neighborhood tours as `content/tours/` describes them, tokens unfilled. */
export function readWalks(): Walk[] {
  return globSync('content/tours/*.md')
    .map((file): Walk | { kind: 'private' } => {
      const [, fields = ''] = readFileSync(file, 'utf8').split(/^---$/m);
      return { ...parse(fields), path: `/tours/${basename(file, '.md')}` };
    })
    .filter((tour) => tour.kind === 'walk');
}

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

/** When each tour runs; private tours have no days of their own. */
export function readSchedules(): { path: string; schedule: Schedule }[] {
  return readWalks().map(({ path, schedule }) => ({ path, schedule }));
}
