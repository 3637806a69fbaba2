import { today } from '../../../src/providers/clock.ts';
import { unsetIds, type PublicIds } from '../../../src/providers/public-ids.ts';
import { toLongDate } from '../../../src/domain/seasons/calendar-date.ts';
import { readContent, type Source } from '../check/check-content.ts';
import { formatDiagnostic } from '../check/diagnostic.ts';
import { workOn } from '../history/changes.ts';
import { samplesIn } from '../preflight/launch-list.ts';
import { checkLostPages } from '../preflight/lost-pages.ts';
import { checkNotShown } from '../preflight/not-shown.ts';
import { preflight } from '../preflight/preflight.ts';
import { postsSection } from './posts.ts';
import { formatSections, type Section } from './section.ts';
import { siteSection } from './site.ts';
import { toursSection } from './tours.ts';
import { workSection } from './work.ts';

/**
 * How the site stands on a day, on one screen: what waits, what ends, what is past, what nobody sees,
 * and what is still to be done.
 *
 * @param source `day` is the day it is, "2025-12-05"; today's, where it is left out. `ids` are the
 *   public ids as configured.
 */
export async function status({
  day = today(),
  ids,
  ...source
}: Source & { day?: string; ids: PublicIds }): Promise<string> {
  const content = readContent(source);
  const [lost, work, checked] = await Promise.all([
    checkLostPages(source.root, content, day),
    workOn(source.root),
    preflight({ ...source, day, ids }),
  ]);
  const isWhole = content.faults.length === 0;
  const dated = isWhole
    ? [toursSection, siteSection].map((make) => make(content.entries, day))
    : [];
  const notShown = isWhole ? checkNotShown(content) : [];
  const sections: Section[] = [
    postsSection(content.entries, day),
    ...dated,
    { title: 'On no page', lines: notShown.map((row) => ({ text: formatDiagnostic(row) })) },
    {
      title: 'Old addresses that lead nowhere',
      lines: lost.map((row) => ({ text: formatDiagnostic(row) })),
    },
    workSection(work, day),
  ];
  const todo = [
    `${counted(checked.faults.length, 'fault')}, ${counted(checked.warnings.length, 'warning')}: npm run preflight`,
    `${counted(content.entries.flatMap(samplesIn).length, 'sample')} and ${counted(unsetIds(ids).length, 'id')} of services, of ${checked.launch.length} things to replace or fill in before the launch: npm run preflight -- --launch`,
  ];
  return [
    toLongDate(day),
    formatSections([...sections, { title: 'To do', lines: todo.map((text) => ({ text })) }]),
  ].join('\n\n');
}

const counted = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`;
