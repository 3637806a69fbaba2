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
import { CHECKS, type Check, type CheckName, chooseChecks } from './checks.mjs';
import { freePort, root, runScript, TOOLS } from './processes.ts';
import { findSandboxPort } from './servers.ts';

/** Checks in a step run in parallel. Lighthouse measures times, so it runs alone. */
const STEPS: readonly (readonly CheckName[])[] = [
  ['format', 'lint', 'content', 'unused'],
  ['types', 'unit'],
  ['build'],
  ['markup', 'links', 'pages', 'budgets', 'other'],
  ['e2e'],
  ['engines'],
  ['lighthouse'],
];

const LOGS = join(root, '.cache', 'test');

/** The environment of all checks. `npm start` may be running, so its ports may be taken. */
async function checkEnv(): Promise<NodeJS.ProcessEnv> {
  const [e2ePort, sandboxPort] = [await freePort('E2E_PORT', 4323), await findSandboxPort()];
  const ports = { E2E_PORT: `${e2ePort}`, SANDBOX_PORT: `${sandboxPort}` };
  return { ...TOOLS, NO_COLOR: '1', FORCE_COLOR: '0', BUILD_LOG: 'quiet', ...ports };
}

/** The number of passed or failed tests in a runner's output; 0 if it reports none. */
const countTests = (output: string, word: 'passed' | 'failed') =>
  Number([...output.matchAll(RegExp(`^ +(?:Tests .*?)?(\\d+) ${word}`, 'gm'))].at(-1)?.[1] ?? 0);

type Count = { passed: number; failed: number };

async function runCheck(name: CheckName, env: NodeJS.ProcessEnv): Promise<Count> {
  const start = performance.now();
  const { command, covers = command }: Check = CHECKS[name];
  const child = spawn(`${command} 2>&1`, { cwd: root, shell: true, env });
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
  console.log(`\n${output.trim()}\n\n${name} failed (${covers}): see its output above.`);
  console.log(`To rerun it: npm test -- ${name}\n`);
  return { passed, failed: failed || 1 };
}

async function runChecks(names: readonly CheckName[]): Promise<Count> {
  mkdirSync(LOGS, { recursive: true });
  const env = await checkEnv();
  const total = { passed: 0, failed: 0 };
  for (const step of STEPS) {
    const chosen = step.filter((name) => names.includes(name));
    for (const { passed, failed } of await Promise.all(chosen.map((name) => runCheck(name, env)))) {
      total.passed += passed;
      total.failed += failed;
    }
    if (total.failed > 0) break;
  }
  return total;
}

runScript(async () => {
  const { passed, failed } = await runChecks(chooseChecks(process.argv.slice(2)));
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
});
