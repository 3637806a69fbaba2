import { valueAt } from './read/value-at.ts';
import { eachText } from './read/each-text.ts';
import type { Entry } from './read/entries.ts';
import type { Diagnostic } from './diagnostic.ts';

/** How every text begins that `npm run new:post` leaves for the author. */
export const TO_WRITE = 'Write here';

/** Finds posts that go out with words in them that tell their author what to write. */
export function checkLeftToWrite(entry: Entry): Diagnostic[] {
  if (entry.collection !== 'blog' || valueAt(entry.data, ['draft']) === true) return [];
  const faults: Diagnostic[] = [];
  const fix = 'write your own, or keep the line "draft: true" until you have';
  const problem = 'the words that a new post begins with still stand here';
  eachText(entry.data, (text, path) => {
    if (text.startsWith(TO_WRITE)) faults.push(entry.diagnosticAt(path, problem, fix));
  });
  for (const [index, line] of entry.body.split('\n').entries()) {
    if (!new RegExp(`^(?:#+ |> |<\\w+>)?${TO_WRITE}\\b`).test(line)) continue;
    faults.push({ file: entry.file, line: entry.bodyLine + index, field: '', problem, fix });
  }
  return faults;
}
