import { describe, expect, test } from 'vitest';
import type { Preflight } from '../../scripts/content/preflight/preflight.ts';
import { report, whyNotYet } from '../../scripts/content/preflight/report.ts';

const POST = 'content/blog/ferry-house/index.mdx';

describe('report', () => {
  const row = { file: POST, line: 9, field: 'image.alt', problem: 'it is empty', fix: 'write it' };
  const line = `${POST}:9 image.alt: it is empty; write it`;
  const found = (lists: Partial<Preflight>): Preflight => ({
    ...{ faults: [], warnings: [], waiting: [], launch: [] },
    ...lists,
  });

  test.each<
    [what: string, lists: Partial<Preflight>, isLaunch: boolean, text: string, code: 0 | 1]
  >([
    ['nothing', {}, true, 'No faults, no warnings.', 0],
    [
      'a fault',
      { faults: [row] },
      false,
      `1 fault, to fix before anything is published:\n${line}`,
      1,
    ],
    ['a warning', { warnings: [row] }, false, `1 warning, worth a look:\n${line}\n\nNo faults.`, 0],
    [
      'a post that waits',
      { waiting: [row] },
      true,
      `1 post that visitors cannot see yet:\n${line}\n\nNo faults, no warnings.`,
      0,
    ],
    [
      'a launch list',
      { launch: [row, row] },
      false,
      'No faults, no warnings.\n\n2 things to replace or fill in before the launch: npm run preflight -- --launch',
      0,
    ],
    [
      'a launch list with --launch',
      { launch: [row] },
      true,
      `1 thing to replace or fill in before the launch:\n${line}\n\nNo faults, no warnings.`,
      1,
    ],
  ])('of %s', (_what, lists, isLaunch, text, code) => {
    expect(report(found(lists), { isLaunch })).toEqual({ text, code });
  });

  test('whyNotYet refuses faults always, and samples unless they are wanted', () => {
    expect(whyNotYet(found({ faults: [row] }), { withSamples: true })).toContain('1 fault');
    expect(whyNotYet(found({ launch: [row] }), { withSamples: true })).toBeUndefined();
    expect(whyNotYet(found({ launch: [row] }), { withSamples: false })).toMatch(
      /^1 thing.*\n.*\n\n.*\n\nTo publish it as a preview: npm run deploy -- --with-samples$/,
    );
    expect(whyNotYet(found({ warnings: [row] }), { withSamples: false })).toBeUndefined();
  });
});
