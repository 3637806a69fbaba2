import { isGroup } from '../content/check/read/value-at.ts';

/** How many tests of a run may pass only the second time: a frame that never came, and not more of it. */
export const MOST_FLAKY = 2;

/**
 * The tests that failed once and passed when they were tried again.
 *
 * @param report what Playwright's JSON reporter wrote
 * @returns each test's file, line and titles, as they may be told
 */
export function flakyTests(report: unknown): string[] {
  const asList = (value: unknown) => (Array.isArray(value) ? value : []).filter(isGroup);
  const inSuite = (suite: Record<string, unknown>, titles: readonly string[]): string[] => [
    ...asList(suite['specs'])
      .filter(({ tests }) => asList(tests).some(({ status }) => status === 'flaky'))
      .map(({ file, line, title }) => `${file}:${line} ${[...titles, title].join(' › ')}`),
    ...asList(suite['suites']).flatMap((inner) =>
      inSuite(inner, [...titles, String(inner['title'])]),
    ),
  ];
  // The outermost suites are the files, which stand before each test anyway.
  const files = isGroup(report) ? asList(report['suites']) : [];
  return files.flatMap((file) => inSuite(file, []));
}
