import { type Diagnostic, formatDiagnostic } from '../check/diagnostic.ts';
import type { Preflight } from './preflight.ts';

/**
 * What a person reads at the end of a preflight.
 *
 * @param isLaunch whether the launch list is printed in full and counts as an error.
 * @returns the text, and the exit code: 1 when something is in the way.
 */
export function report(
  { faults, warnings, waiting, launch }: Preflight,
  { isLaunch }: { isLaunch: boolean },
): { text: string; code: 0 | 1 } {
  const blocks = [
    ...block(`${counted(faults, 'fault')}, to mend before anything is published:`, faults),
    ...block(`${counted(warnings, 'warning')}, worth a look:`, warnings),
    ...block(`${counted(waiting, 'post')} that visitors cannot see yet:`, waiting),
    ...(isLaunch
      ? block(`${counted(launch, 'thing')} to replace or fill in before the launch:`, launch)
      : []),
    closing({ faults, warnings, waiting, launch }, isLaunch),
  ];
  return {
    text: blocks.join('\n\n'),
    code: faults.length > 0 || (isLaunch && launch.length > 0) ? 1 : 0,
  };
}

function block(title: string, rows: readonly Diagnostic[]): string[] {
  return rows.length === 0 ? [] : [[title, ...rows.map(formatDiagnostic)].join('\n')];
}

const counted = (rows: readonly Diagnostic[], word: string) =>
  `${rows.length} ${word}${rows.length === 1 ? '' : 's'}`;

function closing({ faults, warnings, launch }: Preflight, isLaunch: boolean): string {
  if (faults.length > 0) return 'content/README.md says what each message means.';
  const state = warnings.length > 0 ? 'No faults.' : 'No faults, no warnings.';
  if (launch.length === 0) return `${state} Nothing is left to replace before the launch.`;
  if (isLaunch) return `${state} What is on the list above keeps the site from its launch.`;
  return `${state} Before the launch, ${counted(launch, 'thing')} to replace or fill in: npm run preflight -- --launch`;
}

/**
 * Why the site can't go out yet, or undefined when it can.
 *
 * @param withSamples whether it may go out with what is made up, as a preview for the owner.
 */
export function whyNotYet(
  found: Preflight,
  { withSamples }: { withSamples: boolean },
): string | undefined {
  const { text, code } = report(found, { isLaunch: !withSamples });
  if (code === 0) return undefined;
  const preview = 'To put it out as a preview all the same: npm run deploy -- --with-samples';
  return found.faults.length > 0 ? text : `${text}\n\n${preview}`;
}
