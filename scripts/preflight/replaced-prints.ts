import { posix } from 'node:path';
import type { Content } from '../content-check/check-content.ts';
import { valueAt } from '../content-check/describe-issue.ts';
import { eachText } from '../content-check/each-text.ts';
import type { Fault } from '../content-check/fault.ts';
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
): Fault[] {
  return entries.flatMap((entry) => {
    const faults: Fault[] = [];
    eachText(entry.data, (alt, path) => {
      if (path.at(-1) !== 'alt') return;
      const src = valueAt(entry.data, [...path.slice(0, -1), 'src']);
      const picture = posix.join(posix.dirname(entry.file), String(src));
      if (prints.has(picture) || standIns[picture]?.alt !== alt) return;
      const problem = 'the picture is new, and its description is still that of the print';
      faults.push(entry.faultAt(path, problem, 'say what this one shows'));
    });
    return faults;
  });
}
