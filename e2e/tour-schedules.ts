import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parse } from 'yaml';
import type { Schedule } from '../src/domain/next-walk.ts';

/** When each tour runs, as its file in `content/tours/` says; private tours have no days of their own. */
export function readSchedules(): { path: string; schedule: Schedule }[] {
  return globSync('content/tours/*.md').flatMap((file) => {
    const [, fields = ''] = readFileSync(file, 'utf8').split(/^---$/m);
    const { schedule } = parse(fields) as { schedule?: Schedule };
    return schedule ? [{ path: `/tours/${basename(file, '.md')}`, schedule }] : [];
  });
}
