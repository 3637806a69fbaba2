import { today } from '../../../src/providers/clock.ts';
import type { PublicIds } from '../../../src/providers/public-ids.ts';
import { checkContent, readContent, type Source } from '../check/check-content.ts';
import { type Diagnostic, inReadingOrder } from '../check/diagnostic.ts';
import { checkLostAddresses } from '../check/lost-addresses.ts';
import { checkIds, listForLaunch } from './launch-list.ts';
import { checkNotShown, waitingPosts } from './not-shown.ts';
import { checkPictureFiles } from './picture-files.ts';

export type Preflight = {
  faults: Diagnostic[];
  /** Likely wrong: only a person can tell. */
  warnings: Diagnostic[];
  waiting: Diagnostic[];
  /** Samples, and what is not known yet: fine while building, not on the day of the launch. */
  launch: Diagnostic[];
};

/** @param source `day` as "2025-12-05"; without `ids`, nothing is said of the services */
export async function preflight({
  day = today(),
  ids,
  ...source
}: Source & { day?: string; ids?: PublicIds }): Promise<Preflight> {
  const content = readContent(source);
  const pictures = await checkPictureFiles(content);
  const faults = [
    ...checkContent({ ...source, day }, content),
    ...pictures.faults,
    ...(ids ? checkIds(source.root, ids) : []),
  ];
  const warnings = [
    ...pictures.warnings,
    ...checkLostAddresses(source.root, content, day),
    // What a file with a fault names cannot always be read.
    ...(content.faults.length === 0 ? checkNotShown(content) : []),
  ];
  return {
    faults: inReadingOrder(faults),
    warnings: inReadingOrder(warnings),
    waiting: inReadingOrder(waitingPosts(content, day)),
    launch: inReadingOrder(listForLaunch(source.root, content, ids)),
  };
}
