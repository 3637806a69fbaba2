import { today } from '../../../src/providers/clock.ts';
import type { PublicIds } from '../../../src/providers/settings.ts';
import { checkContent } from '../check/check-content.ts';
import { readContent, type Source } from '../check/read/content.ts';
import { type Diagnostic, inReadingOrder } from '../check/read/diagnostic.ts';
import { checkLostPaths } from '../check/lost-paths.ts';
import { checkIds, launchItems } from './launch-list.ts';
import { checkNotShown, checkPastClosings, notYetShown } from './not-shown.ts';
import { checkPictureFiles } from './picture-files.ts';

export type Preflight = {
  faults: Diagnostic[];
  /** Possible mistakes that a person has to judge. */
  warnings: Diagnostic[];
  waiting: Diagnostic[];
  /** Sample content and unset values, which must be replaced before launch. */
  launch: Diagnostic[];
};

/** @param source `day` as "2025-12-05" */
export async function preflight({
  day = today(),
  ids,
  ...source
}: Source & { day?: string; ids: PublicIds }): Promise<Preflight> {
  const content = readContent(source);
  const pictures = await checkPictureFiles(content);
  const faults = [
    ...checkContent({ ...source, day }, content),
    ...pictures.faults,
    ...checkIds(source.root, ids),
  ];
  const warnings = [
    ...pictures.warnings,
    ...checkPastClosings(content, day),
    ...checkLostPaths(source.root, content, day),
    // References in files with faults can't always be read.
    ...(content.faults.length === 0 ? checkNotShown(content) : []),
  ];
  return {
    faults: inReadingOrder(faults),
    warnings: inReadingOrder(warnings),
    waiting: inReadingOrder(notYetShown(content, day)),
    launch: inReadingOrder(launchItems(source.root, content, ids)),
  };
}
