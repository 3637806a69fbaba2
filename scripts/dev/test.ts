/**
 * `npm test`: runs every check that a change must pass, the fastest first. Stops after the first step with a
 * failure and prints how to rerun that check: `npm test -- lint` (any number of names). The last line is
 * always `N passed, N failed`. The output of each check is saved in `.cache/test`.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { PlainError, root, runScript, TOOLS } from './processes.ts';

/** Each check's command, and what it covers if the name isn't enough. */
const CHECKS = {
  format: ['prettier --check --log-level warn .'],
  lint: ['biome lint --error-on-warnings --diagnostic-level=warn'],
  content: ['node scripts/content/preflight/main.ts', 'what editors wrote'],
  unused: ['knip', 'files, exports and packages that nothing uses'],
  types: ['astro check', 'TypeScript, in .astro files too'],
  unit: ['vitest run --project=!built --reporter=dot', 'rules, providers, components, islands'],
  build: ['astro build', 'the site, into dist'],
  markup: ['html-validate "dist/**/*.html"', 'valid HTML'],
  links: ['node scripts/checks/links.ts', 'links, anchors and pictures'],
  pages: ['vitest run --project=built --reporter=dot', 'titles, structured data, policies'],
  budgets: ['node scripts/checks/budgets.ts', 'bytes of each page'],
  e2e: ['playwright test --retries=1 --project=chromium', 'the built site in a browser'],
  engines: [
    'playwright test --retries=1 --project=firefox --project=webkit --project=older',
    'the main user flows in Firefox, WebKit and an old browser',
  ],
  lighthouse: ['node scripts/checks/lighthouse.ts', 'each route on a slow phone'],
} as const satisfies Record<string, readonly [command: string, what?: string]>;
type Name = keyof typeof CHECKS;

/** Checks in a step run in parallel. Lighthouse measures times, so it runs alone. */
const STEPS: readonly (readonly Name[])[] = [
  ['format', 'lint', 'content', 'unused'],
  ['types', 'unit'],
  ['build'],
  ['markup', 'links', 'pages', 'budgets'],
  ['e2e'],
  ['engines'],
  ['lighthouse'],
];

const LOGS = join(root, '.cache', 'test');
const ENV = { ...TOOLS, NO_COLOR: '1', FORCE_COLOR: '0', BUILD_LOG: 'quiet' };

/** The number of passed or failed tests in a runner's output; 0 if it reports none. */
const countTests = (output: string, word: 'passed' | 'failed') =>
  Number([...output.matchAll(RegExp(`^ +(?:Tests .*?)?(\\d+) ${word}`, 'gm'))].at(-1)?.[1] ?? 0);

async function runCheck(name: Name): Promise<{ passed: number; failed: number }> {
  const start = performance.now();
  const [command, what = command] = CHECKS[name];
  const child = spawn(`${command} 2>&1`, { cwd: root, shell: true, env: ENV });
  const [output, [code]] = await Promise.all([text(child.stdout), once(child, 'close')]);
  writeFileSync(join(LOGS, `${name}.txt`), output);
  const [passed, failed] = [countTests(output, 'passed'), countTests(output, 'failed')];
  const seconds = `${((performance.now() - start) / 1000).toFixed(1)} s`.padStart(9);
  const tests = passed > 0 ? `   ${passed} tests passed` : '';
  console.log(`${name.padEnd(12)}${code === 0 ? 'ok    ' : 'FAILED'}${seconds}${tests}`);
  if (code === 0) {
    // Tests that passed on retry, and tests skipped for lack of a browser.
    const [notes] = /^ +\d+ (?:flaky|skipped)$[\s\S]*/m.exec(output) ?? [];
    if (notes) console.log(notes.trimEnd());
    return { passed: passed || 1, failed: 0 };
  }
  console.log(`\n${output.trim()}\n\n${name} failed (${what}): see its output above.`);
  console.log(`To rerun it: npm test -- ${name}\n`);
  return { passed, failed: failed || 1 };
}

async function runChecks(names: readonly string[]): Promise<{ passed: number; failed: number }> {
  const unknown = names.filter((name) => !(name in CHECKS));
  if (unknown.length > 0)
    throw new PlainError(
      `There is no check ${unknown.join(', ')}. These are: ${Object.keys(CHECKS).join(', ')}`,
    );
  mkdirSync(LOGS, { recursive: true });
  const total = { passed: 0, failed: 0 };
  for (const step of STEPS) {
    const chosen = step.filter((name) => names.length === 0 || names.includes(name));
    for (const { passed, failed } of await Promise.all(chosen.map(runCheck))) {
      total.passed += passed;
      total.failed += failed;
    }
    if (total.failed > 0) break;
  }
  return total;
}

runScript(async () => {
  const { passed, failed } = await runChecks(process.argv.slice(2)).catch((error: unknown) => {
    console.error(error instanceof PlainError ? `\n${error.message}\n` : error);
    return { passed: 0, failed: 1 };
  });
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
});
