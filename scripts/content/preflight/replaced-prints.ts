import { posix } from 'node:path';
import type { Content } from '../check/check-content.ts';
import { valueAt } from '../check/read/value-at.ts';
import { eachText } from '../check/read/each-text.ts';
import type { Diagnostic } from '../check/diagnostic.ts';
import type { StandIns } from './stand-ins.ts';

/**
 * Finds photographs that took a print's file name, and not their own words: whoever cannot see the
 * picture would still be told of the print.
 *
 * @param prints the pictures that still hold the print.
 */
export function checkReplacedPrints(
  { entries }: Content,
  { standIns, prints }: { standIns: StandIns; prints: ReadonlySet<string> },
): Diagnostic[] {
  return entries.flatMap((entry) => {
    const faults: Diagnostic[] = [];
    eachText(entry.data, (alt, path) => {
      if (path.at(-1) !== 'alt') return;
      const src = valueAt(entry.data, [...path.slice(0, -1), 'src']);
      const picture = posix.join(posix.dirname(entry.file), String(src));
      if (prints.has(picture) || standIns[picture]?.alt !== alt) return;
      const problem = 'the picture is new, and its description is still that of the print';
      faults.push(entry.diagnosticAt(path, problem, 'say what this one shows'));
    });
    return faults;
  });
}
