/**
 * `npm test`: every gate that a change must pass, the quick ones first. Stops at the first one that
 * fails and says how to run it alone: `npm test -- lint` (any number of names). The last line is
 * always `N passed, N failed`, which is why this is not a list of scripts for npm-run-all.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FIGURES } from '../../e2e/engines/figures.ts';
import { valueAt } from '../content/check/read/value-at.ts';
import { build } from './build.ts';
import { flakyTests, MOST_FLAKY } from './flaky-tests.ts';
import { PlainError, root, run, runScript, sparePort } from './processes.ts';

type Result = {
  passed: number;
  failed: number;
  output: string;
  /** What a run that went well has to tell all the same. */
  figures?: string;
};
type Stage = { name: string; what: string; run: () => Promise<Result> };

/** Far longer than any stage takes, even on a busy machine: only one that hangs is ended. */
const LONGEST_SECONDS = 1800;

const results = join(root, '.cache', 'test');

/** Runs a command of package.json to its end, with its output collected. */
const npmRun = (script: string, args: readonly string[] = [], env: Record<string, string> = {}) =>
  run('npm', ['run', '--silent', script, '--', ...args], {
    quiet: true,
    seconds: LONGEST_SECONDS,
    env: { FORCE_COLOR: '0', NO_COLOR: '1', ...env },
  });

/** A gate that passes or fails as a whole. */
const gate = (script: string) => async (): Promise<Result> => {
  const { code, output } = await npmRun(script);
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output };
};

const numberAt = (figures: unknown, ...path: string[]) => Number(valueAt(figures, path) ?? 0);

type Report = { args?: readonly string[]; env?: Record<string, string> };
type Counts = { passed: number; failed: number; figures?: string };

/**
 * A test runner, which writes down how many of its tests passed.
 *
 * @param report how to have the figures written into a file
 * @param count reads them
 */
const runner =
  (script: string, report: (file: string) => Report, count: (figures: unknown) => Counts) =>
  async (): Promise<Result> => {
    const file = join(results, `${script}.json`);
    rmSync(file, { force: true });
    const { args, env } = report(file);
    const { code, output } = await npmRun(script, args, env);
    // Without figures it broke off before it could write: its output says why, its exit code counts.
    const {
      passed,
      failed,
      figures = '',
    } = existsSync(file) ? count(JSON.parse(readFileSync(file, 'utf8'))) : { passed: 0, failed: 0 };
    return { passed, failed: code === 0 ? failed : Math.max(failed, 1), output, figures };
  };

const vitest = (script: string) =>
  runner(
    script,
    (file) => ({ args: ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`] }),
    (figures) => ({
      passed: numberAt(figures, 'numPassedTests'),
      failed: numberAt(figures, 'numFailedTests'),
    }),
  );
const playwright = (script: string) =>
  runner(
    script,
    (file) => ({ env: { TEST_RESULTS: file } }),
    (figures) => {
      const flaky = flakyTests(figures);
      const isTooFlaky = flaky.length > MOST_FLAKY;
      return {
        passed: numberAt(figures, 'stats', 'expected') + (isTooFlaky ? 0 : flaky.length),
        failed: numberAt(figures, 'stats', 'unexpected') + (isTooFlaky ? flaky.length : 0),
        figures: flaky.map((test) => `passed only the second time: ${test}`).join('\n'),
      };
    },
  );

const STAGES: readonly Stage[] = [
  { name: 'format', what: 'Prettier', run: gate('format:check') },
  { name: 'lint', what: 'Biome', run: gate('lint') },
  { name: 'content', what: 'what editors wrote', run: gate('preflight') },
  { name: 'types', what: 'TypeScript, in .astro files too', run: gate('types') },
  { name: 'unused', what: 'files, exports, packages that nothing uses', run: gate('unused') },
  { name: 'unit', what: 'rules, providers, components, islands', run: vitest('unit') },
  { name: 'build', what: 'the site, into dist', run: buildSite },
  { name: 'markup', what: 'valid HTML', run: gate('markup') },
  { name: 'links', what: 'links, anchors and pictures of all pages', run: gate('links') },
  { name: 'pages', what: 'titles, structured data, policy of each page', run: vitest('pages') },
  { name: 'budgets', what: 'bytes of each page', run: gate('budgets') },
  { name: 'edits', what: 'another company’s site, by content alone', run: editSite },
  { name: 'e2e', what: 'the built site in a browser', run: playwright('e2e') },
  { name: 'engines', what: 'the errands in Firefox, WebKit and an old browser', run: tryEngines },
  { name: 'lighthouse', what: 'each route on a slow phone', run: auditSpeed },
];

/** An engine that this machine has not is no failure, but is told. */
async function tryEngines(): Promise<Result> {
  rmSync(FIGURES, { force: true });
  const result = await playwright('engines')();
  const engines = existsSync(FIGURES) ? readFileSync(FIGURES, 'utf8') : '';
  return { ...result, figures: `${engines.trim()}\n${result.figures ?? ''}` };
}

/** Keeps Lighthouse's table, for whoever reads the run later. */
async function auditSpeed(): Promise<Result> {
  const result = await gate('lighthouse')();
  writeFileSync(join(results, 'lighthouse.md'), `\`\`\`text\n${result.output.trim()}\n\`\`\`\n`);
  return result;
}

/** Another name, price and list of tours, in a copy: the gates that walk the site must hold there too. */
async function editSite(): Promise<Result> {
  const { code, output } = await npmRun('edits', [
    'another company',
    '--gates=content,build,markup,links,pages,budgets',
  ]);
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output };
}

async function buildSite(): Promise<Result> {
  try {
    // Beside a running `npm start`, whose sandbox keeps its port.
    const output = await build({ sandboxPort: await sparePort(), quiet: true });
    return { passed: 1, failed: 0, output };
  } catch (error) {
    if (!(error instanceof PlainError)) throw error;
    return { passed: 0, failed: 1, output: error.message };
  }
}

function chooseStages(names: readonly string[]): readonly Stage[] {
  const unknown = names.filter((name) => !STAGES.some((stage) => stage.name === name));
  if (unknown.length > 0) {
    const known = STAGES.map(({ name, what }) => `  ${name.padEnd(12)}${what}`).join('\n');
    throw new PlainError(`There is no gate called ${unknown.join(', ')}. These are:\n${known}`);
  }
  return names.length > 0 ? STAGES.filter(({ name }) => names.includes(name)) : STAGES;
}

/** Runs one stage and prints how it went. */
async function runStage({ name, what, run: runIt }: Stage): Promise<Counts> {
  process.stdout.write(name.padEnd(12));
  const start = performance.now();
  const { passed, failed, output, figures = '' } = await runIt();
  const seconds = `${((performance.now() - start) / 1000).toFixed(1)} s`;
  const tests = passed + failed > 1 ? `   ${passed} tests passed` : '';
  console.log(`${failed > 0 ? 'FAILED' : 'ok    '} ${seconds.padStart(9)}${tests}`);
  for (const line of figures.trim().split('\n').filter(Boolean))
    console.log(`${' '.repeat(12)}${line}`);
  if (failed > 0) {
    console.log(`\n${output.trim()}\n`);
    console.log(`${name} failed (${what}): what it found stands above.`);
    console.log(`To run it alone: npm test -- ${name}\n`);
  }
  return { passed, failed };
}

/** Runs stages in turn, up to the first that fails. */
async function runStages(stages: readonly Stage[]): Promise<Counts> {
  mkdirSync(results, { recursive: true });
  const total = { passed: 0, failed: 0 };
  for (const stage of stages) {
    const { passed, failed } = await runStage(stage);
    total.passed += passed;
    total.failed += failed;
    if (failed > 0) break;
  }
  return total;
}

// Ctrl-C ends what the current stage has started.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130));

runScript(async () => {
  const { passed, failed } = await runStages(chooseStages(process.argv.slice(2))).catch(
    (error: unknown) => {
      console.error(error instanceof PlainError ? `\n${error.message}\n` : error);
      return { passed: 0, failed: 1 };
    },
  );
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
});
