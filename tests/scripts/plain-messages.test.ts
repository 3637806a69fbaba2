import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

test('a BUILD_DATE that is no day fails with one line', () => {
  const script = 'scripts/content/preflight/main.ts';
  const { status, stderr, stdout } = spawnSync(process.execPath, [script], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, BUILD_DATE: 'tomorrow' },
  });
  expect(stderr.trim()).toBe('BUILD_DATE is "tomorrow". Write a day in this form: 2025-12-05');
  expect([stdout, status]).toEqual(['', 1]);
});
