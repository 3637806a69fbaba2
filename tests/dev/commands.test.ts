/** What `npm test` and `npm run check` do with their arguments. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { browsersFor, CHECKS, chooseChecks } from '../../scripts/dev/checks.mjs';

const ALL = Object.keys(CHECKS);

test.each([
  [[], ALL, ['chromium', 'firefox', 'webkit']],
  [['--quick'], ['format', 'lint', 'content', 'types', 'unit'], []],
  [['--quick', 'unit'], ['unit'], []],
  [['e2e', 'lint'], ['lint', 'e2e'], ['chromium']],
])('chooseChecks and browsersFor: %j', (args, names, browsers) => {
  const chosen = chooseChecks(args);
  expect(chosen).toEqual(names);
  expect(browsersFor(chosen)).toEqual(browsers);
});

test('a name that is not a check is reported before anything is installed', () => {
  const copy = mkdtempSync(join(tmpdir(), 'commands-'));
  for (const file of ['setup.mjs', 'checks.mjs'])
    cpSync(`scripts/dev/${file}`, join(copy, 'scripts/dev', file));
  const args = [join(copy, 'scripts/dev/setup.mjs'), 'scripts/dev/test.ts', 'lint', 'lnt'];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect(stderr.trim()).toBe(`There is no check lnt. The checks are: ${ALL.join(', ')}.`);
  expect([status, stdout, readdirSync(copy)]).toEqual([1, '', ['scripts']]);
});
