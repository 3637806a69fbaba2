import { type Redirect, redirectProblems } from '../../../src/domain/redirects/redirects.ts';
import type { Entry } from './read/entries.ts';
import type { Diagnostic } from './diagnostic.ts';
import { valueAt } from './read/value-at.ts';

type Row = Redirect & { path: (string | number)[] };

/**
 * Checks `content/redirects.json` as a whole, by the rules that the hosts' file is written from.
 *
 * @param addresses the site's pages.
 * @param files its other files (`site-files.ts`).
 */
export function checkRedirects(
  entry: Entry,
  addresses: readonly string[],
  files: readonly string[],
): Diagnostic[] {
  const rows = rowsOf(entry.data);
  const problems = redirectProblems(rows, addresses, files);
  const bySentence = problems.map((sentence) => {
    // Of two rows for one address, the second is the one to look at.
    const row = rows.findLast(({ from }) => sentence.startsWith(`${from} `));
    const [problem = '', fix = 'correct it, or take the row away'] = sentence
      .replace(/\.$/, '')
      .split('; ');
    return entry.diagnosticAt(row?.path ?? [], problem, fix);
  });
  return [...bySentence, ...checkLetterCase(rows, entry)];
}

/** Every row of the editors' table, whatever its faults. */
export function redirectRows(entries: readonly Entry[]): Redirect[] {
  return entries
    .filter(({ collection }) => collection === 'redirects')
    .flatMap(({ data }) => rowsOf(data));
}

/** A row of the table itself, and the rows that a filled-in unknown group adds to it. */
export function rowsOf(table: unknown): Row[] {
  const known = asList(valueAt(table, ['redirects'])).flatMap((row, index) =>
    isRow(row) ? [{ from: row.from, to: row.to, path: ['redirects', index] }] : [],
  );
  const found = asList(valueAt(table, ['unknown'])).flatMap((group, index) =>
    asList(valueAt(group, ['from'])).flatMap((from, place) => {
      const row = { from, to: valueAt(group, ['to']) };
      return isRow(row) ? [{ ...row, path: ['unknown', index, 'from', place] }] : [];
    }),
  );
  return [...known, ...found];
}

/** A host that follows no rules keeps one file for `/Home` and `/home`, so they cannot lead to two pages. */
function checkLetterCase(rows: readonly Row[], entry: Entry): Diagnostic[] {
  return rows.flatMap(({ from, to, path }, index) => {
    const twin = rows
      .slice(0, index)
      .find((other) => other.from !== from && other.from.toLowerCase() === from.toLowerCase());
    if (!twin || twin.to === to) return [];
    const problem = `${from} and ${twin.from} differ only in capital letters and lead to different pages`;
    return [entry.diagnosticAt(path, problem, `let both lead to ${twin.to}`)];
  });
}

const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

function isRow(row: unknown): row is Redirect {
  return typeof valueAt(row, ['from']) === 'string' && typeof valueAt(row, ['to']) === 'string';
}
