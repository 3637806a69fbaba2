import { type Redirect, redirectProblems } from '../../../src/domain/redirects/redirects.ts';
import { redirectsSchema } from '../../../src/content/schemas/redirects.ts';
import type { Entry } from './read/entries.ts';

export function checkRedirects(entry: Entry, paths: readonly string[]) {
  return redirectProblems(redirectsIn([entry]), paths).map(({ row, problem }) => {
    const [what = '', fix = 'correct it, or delete the row'] = problem.split('; ');
    return entry.diagnosticAt(row.path, what, fix);
  });
}

type Table = { redirects?: Redirect[]; unknown?: { to: string; from: string[] }[] };

export function readTable({ redirects = [], unknown = [] }: Table) {
  const found = unknown.flatMap(({ from: paths, to }, index) =>
    paths.map((from, place) => ({ from, to, path: ['unknown', index, 'from', place] })),
  );
  return [...redirects.map((row, index) => ({ ...row, path: ['redirects', index] })), ...found];
}

export function redirectsIn(entries: readonly Entry[]) {
  const entry = entries.find(({ collection }) => collection === 'redirects');
  return readTable(redirectsSchema().safeParse(entry?.data).data ?? {});
}
