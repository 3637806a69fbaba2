// @ts-check
/**
 * `npm test`: every gate that a change must pass, the quick ones first. Stops at the first one that
 * fails and says how to run it alone: `npm test -- lint` (any number of names). The last line is
 * always `N passed, N failed`.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from './build.mjs';
import { PlainError, root, run, sparePort } from './processes.mjs';
import { setup } from './setup.mjs';

/**
 * @typedef {{ passed: number, failed: number, output: string }} Result
 * @typedef {{ name: string, what: string, run: () => Promise<Result> }} Stage
 */

/** Far longer than any stage takes, even on a busy machine: only one that hangs is ended. */
const LONGEST_SECONDS = 1800;

const results = join(root, '.cache', 'test');

/**
 * Runs a command of package.json to its end, with its output collected.
 *
 * @param {string} script
 * @param {readonly string[]} [args]
 * @param {Record<string, string>} [env]
 */
function npmRun(script, args = [], env = {}) {
  return run('npm', ['run', '--silent', script, '--', ...args], {
    quiet: true,
    seconds: LONGEST_SECONDS,
    env: { FORCE_COLOR: '0', NO_COLOR: '1', ...env },
  });
}

/**
 * A gate that passes or fails as a whole.
 *
 * @param {string} script
 * @returns {() => Promise<Result>}
 */
function gate(script) {
  return async () => {
    const { code, output } = await npmRun(script);
    return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output };
  };
}

/**
 * A test runner, which writes down how many of its tests passed.
 *
 * @param {string} script
 * @param {(file: string) => { args?: string[], env?: Record<string, string> }} report how to have
 *   the figures written into a file
 * @param {(figures: any) => { passed: number, failed: number }} count
 * @returns {() => Promise<Result>}
 */
function runner(script, report, count) {
  return async () => {
    const file = join(results, `${script}.json`);
    rmSync(file, { force: true });
    const { args, env } = report(file);
    const { code, output } = await npmRun(script, args, env);
    let { passed, failed } = { passed: 0, failed: 0 };
    try {
      ({ passed, failed } = count(JSON.parse(readFileSync(file, 'utf8'))));
    } catch {
      // It broke off before it could write: its output says why, and its exit code counts.
    }
    return { passed, failed: code === 0 ? failed : Math.max(failed, 1), output };
  };
}

/**
 * @param {string} script one that runs Vitest
 * @returns {() => Promise<Result>}
 */
const vitest = (script) =>
  runner(
    script,
    (file) => ({ args: ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`] }),
    ({ numPassedTests, numFailedTests }) => ({ passed: numPassedTests, failed: numFailedTests }),
  );
const e2e = runner(
  'e2e',
  (file) => ({ env: { TEST_RESULTS: file } }),
  ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky }),
);

/** @type {readonly Stage[]} */
const STAGES = [
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
  { name: 'e2e', what: 'the built site in a browser', run: e2e },
  { name: 'lighthouse', what: 'each route on a slow phone', run: auditSpeed },
];

/**
 * Keeps Lighthouse's table, for whoever reads the run later.
 *
 * @returns {Promise<Result>}
 */
async function auditSpeed() {
  const result = await gate('lighthouse')();
  writeFileSync(join(results, 'lighthouse.md'), `\`\`\`text\n${result.output.trim()}\n\`\`\`\n`);
  return result;
}

/** @returns {Promise<Result>} */
async function buildSite() {
  try {
    // Beside a running `npm start`, whose sandbox keeps its port.
    const output = await build({ sandboxPort: await sparePort(), quiet: true });
    return { passed: 1, failed: 0, output };
  } catch (error) {
    if (!(error instanceof PlainError)) throw error;
    return { passed: 0, failed: 1, output: error.message };
  }
}

/**
 * @param {readonly string[]} names
 * @returns {readonly Stage[]}
 */
function chooseStages(names) {
  const unknown = names.filter((name) => !STAGES.some((stage) => stage.name === name));
  if (unknown.length > 0) {
    const known = STAGES.map(({ name, what }) => `  ${name.padEnd(12)}${what}`).join('\n');
    throw new PlainError(`There is no gate called ${unknown.join(', ')}. These are:\n${known}`);
  }
  return names.length > 0 ? STAGES.filter(({ name }) => names.includes(name)) : STAGES;
}

/**
 * Runs stages in turn, up to the first that fails.
 *
 * @param {readonly Stage[]} stages
 * @returns {Promise<{ passed: number, failed: number }>}
 */
async function runStages(stages) {
  const total = { passed: 0, failed: 0 };
  for (const { name, what, run: runStage } of stages) {
    process.stdout.write(`${name.padEnd(12)}`);
    const start = performance.now();
    const { passed, failed, output } = await runStage();
    total.passed += passed;
    total.failed += failed;
    const seconds = `${((performance.now() - start) / 1000).toFixed(1)} s`;
    const tests = passed + failed > 1 ? `   ${passed} tests passed` : '';
    console.log(`${failed > 0 ? 'FAILED' : 'ok    '} ${seconds.padStart(9)}${tests}`);
    if (failed > 0) {
      console.log(`\n${output.trim()}\n`);
      console.log(`${name} failed (${what}): what it found stands above.`);
      console.log(`To run it alone: npm test -- ${name}\n`);
      break;
    }
  }
  return total;
}

async function main() {
  const stages = chooseStages(process.argv.slice(2));
  await setup({ browser: true });
  mkdirSync(results, { recursive: true });
  return runStages(stages);
}

// Ctrl-C ends what the current stage has started.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130));

const total = await main().catch((error) => {
  console.error(error instanceof PlainError ? `\n${error.message}\n` : error);
  return { passed: 0, failed: 1 };
});
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
