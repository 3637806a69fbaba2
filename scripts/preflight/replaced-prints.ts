import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { Content } from '../content-check/check-content.ts';
import { valueAt } from '../content-check/describe-issue.ts';
import { eachText } from '../content-check/each-text.ts';
import type { Fault } from '../content-check/fault.ts';
import type { Printed } from '../print-shop/printed.ts';

type Words = Readonly<Record<string, { alt: string }>>;

/**
 * Finds photographs that took a print's file name, and not their own words: whoever cannot see the
 * picture would still be told of the print.
 */
export function checkReplacedPrints(
  root: string,
  { entries }: Content,
  { printed, prints }: { printed: Printed; prints: ReadonlySet<string> },
): Fault[] {
  const list = join(root, 'scripts/print-shop/alts.json');
  const words: Words = existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as Words) : {};
  return entries.flatMap((entry) => {
    const faults: Fault[] = [];
    eachText(entry.data, (alt, path) => {
      if (path.at(-1) !== 'alt') return;
      const src = valueAt(entry.data, [...path.slice(0, -1), 'src']);
      const picture = posix.join(posix.dirname(entry.file), String(src));
      const isReplaced = picture in printed && !prints.has(picture);
      if (!isReplaced || words[picture]?.alt !== alt) return;
      const problem = 'the picture is new, and its description is still that of the print';
      faults.push(entry.faultAt(path, problem, 'say what this one shows'));
    });
    return faults;
  });
}
