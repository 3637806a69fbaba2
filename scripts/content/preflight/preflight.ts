import { today } from '../../../src/providers/clock.ts';
import type { PublicIds } from '../../../src/providers/public-ids.ts';
import { checkContent, type Content, readContent, type Source } from '../check/check-content.ts';
import { type Diagnostic, inReadingOrder } from '../check/diagnostic.ts';
import { checkAgreedWords } from './agreed-words.ts';
import { checkAltTexts } from './alt-texts.ts';
import { checkFormerNames, formerNames } from './former-names.ts';
import { checkIds, listForLaunch } from './launch-list.ts';
import { checkLostPages } from './lost-pages.ts';
import { checkNotShown, waitingPosts } from './not-shown.ts';
import { checkPictureFiles } from './picture-files.ts';
import { checkPictureShapes } from './picture-shapes.ts';
import { checkPrices } from './prices.ts';
import { checkReplacedPrints } from './replaced-prints.ts';
import { checkSearchWidths } from './search-width.ts';
import { readStandIns } from './stand-ins.ts';
import { checkTags } from './tags.ts';

/** What stands between the content and its visitors, each list by file and line. */
export type Preflight = {
  /** Wrong for a visitor, or unsafe to publish. */
  faults: Diagnostic[];
  /** Right, but it could be better; or likely wrong, and only a person can tell. */
  warnings: Diagnostic[];
  /** Posts that visitors cannot see yet. */
  waiting: Diagnostic[];
  /** Made up for a start, or not yet known: fine while building, not on the day of the launch. */
  launch: Diagnostic[];
};

/**
 * Reads everything an editor wrote, the pictures too, and tells what is wrong with it, all at once.
 *
 * @param source `day` is the day it is, "2025-12-05"; today's, where it is left out. `ids` are the
 *   public ids as configured; without them the launch list leaves ids out.
 * @returns nothing twice: what the content check says of a place, the other checks don't repeat.
 */
export async function preflight({
  day = today(),
  ids,
  ...source
}: Source & { day?: string; ids?: PublicIds }): Promise<Preflight> {
  const content = readContent(source);
  // Git looks while the pictures are read.
  const lost = checkLostPages(source.root, content, day);
  const former = formerNames(source.root, textOf(content, 'content/site.json'));
  const standIns = readStandIns(source.root);
  const pictures = await checkPictureFiles(content.files, standIns);
  const alts = checkAltTexts(content.entries);
  const sound = checkContent({ ...source, day }, content);
  const isNew = ({ file, line, field }: Diagnostic) =>
    !sound.some((fault) => fault.file === file && fault.line === line && fault.field === field);
  const warnings = [
    ...alts.warnings,
    ...pictures.warnings,
    ...checkPictureShapes(content.entries, pictures.facts),
    ...checkReplacedPrints(content, { standIns, prints: pictures.prints }),
    ...checkAgreedWords(content.entries),
    ...checkTags(content.entries),
    ...checkFormerNames(content, await former),
    ...checkSearchWidths(content.entries),
    ...(await lost),
    ...(content.isCertain ? checkPrices(content) : []),
    // What a file with a fault names cannot always be read.
    ...(content.faults.length === 0 ? checkNotShown(content) : []),
  ];
  return {
    faults: inReadingOrder([
      ...sound,
      ...[...alts.faults, ...pictures.faults, ...(ids ? checkIds(source.root, ids) : [])].filter(
        isNew,
      ),
    ]),
    warnings: inReadingOrder(warnings.filter(isNew)),
    waiting: inReadingOrder(waitingPosts(content, day)),
    launch: inReadingOrder(listForLaunch({ root: source.root, ids, content, pictures })),
  };
}

const textOf = ({ files }: Content, file: string) =>
  files.has(file) ? files.read(file).toString('utf8') : '';
