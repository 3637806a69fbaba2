import { type Diagnostic, formatDiagnostic } from '../check/read/diagnostic.ts';
import { ENV } from './launch-list.ts';
import type { Preflight } from './preflight.ts';

/** @param isLaunch whether the launch list is printed in full and counts as an error */
export function report(
  { faults, warnings, waiting, launch }: Preflight,
  { isLaunch }: { isLaunch: boolean },
): { text: string; code: 0 | 1 } {
  const isBlocked = faults.length > 0 || (isLaunch && launch.length > 0);
  const left = `${pluralize(launch, 'thing')} to replace or fill in before the launch`;
  const blocks = [
    ...block(`${pluralize(faults, 'fault')}, to fix before anything is published:`, faults),
    ...block(`${pluralize(warnings, 'warning')}, worth a look:`, warnings),
    ...block(`${pluralize(waiting, 'page')} that visitors cannot see yet:`, waiting),
    ...(isLaunch ? block(`${left}:`, launch) : []),
    ...(faults.length > 0 ? [] : [warnings.length > 0 ? 'No faults.' : 'No faults, no warnings.']),
    ...(launch.length > 0 && !isLaunch ? [`${left}: npm run preflight -- --launch`] : []),
  ];
  return { text: blocks.join('\n\n'), code: isBlocked ? 1 : 0 };
}

const block = (title: string, rows: readonly Diagnostic[]): string[] =>
  rows.length === 0 ? [] : [[title, ...rows.map(formatDiagnostic)].join('\n')];

const pluralize = ({ length }: readonly Diagnostic[], word: string) =>
  `${length} ${word}${length === 1 ? '' : 's'}`;

/** Why the site can't be published, or undefined if it can. @param withSamples ignores the launch list, except ids */
export function launchBlockers(
  found: Preflight,
  { withSamples }: { withSamples: boolean },
): string | undefined {
  const ids = found.launch.filter(({ file }) => file === ENV);
  const launch = withSamples ? ids : found.launch;
  const { text, code } = report({ ...found, launch }, { isLaunch: true });
  if (code === 0) return undefined;
  const preview = 'To publish it as a preview: npm run deploy -- --with-samples';
  return found.faults.length + ids.length > 0 ? text : `${text}\n\n${preview}`;
}
