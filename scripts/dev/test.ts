/**
 * `npm test`: every gate that a change must pass, the quick ones first. Stops at the first step with a
 * failure and says how to run that gate alone: `npm test -- lint` (any number of names). The last line is
 * always `N passed, N failed`. What each gate printed is kept in `.cache/test`.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { PlainError, root, runScript, TOOLS } from './processes.ts';

type Gate = {
  what: string;
  command: string;
  /** Has something to say when it passes, too: skipped engines, tests that passed at the second try. */
  isTalkative?: true;
};

const PLAYWRIGHT = 'playwright test --retries=1';
const GATES = {
  format: { what: 'Prettier', command: 'prettier --check --log-level warn .' },
  lint: { what: 'Biome', command: 'biome lint --error-on-warnings --diagnostic-level=warn' },
  content: { what: 'what editors wrote', command: 'node scripts/content/preflight/main.ts' },
  types: { what: 'TypeScript, in .astro files too', command: 'astro check' },
  unused: { what: 'unused files, exports and packages', command: 'knip' },
  unit: {
    what: 'rules, providers, components, islands',
    command: 'vitest run --project=!built --reporter=dot',
  },
  build: { what: 'the site, into dist', command: 'astro build' },
  markup: { what: 'valid HTML', command: 'html-validate "dist/**/*.html"' },
  links: { what: 'links, anchors and pictures', command: 'node scripts/checks/links.ts' },
  pages: {
    what: 'titles, structured data, policy of each page',
    command: 'vitest run --project=built --reporter=dot',
  },
  budgets: { what: 'bytes of each page', command: 'node scripts/checks/budgets.ts' },
  e2e: {
    what: 'the built site in a browser',
    command: `${PLAYWRIGHT} --project=chromium`,
    isTalkative: true,
  },
  engines: {
    what: 'the errands in Firefox, WebKit and an old browser',
    command: `${PLAYWRIGHT} --project=firefox --project=webkit --project=older`,
    isTalkative: true,
  },
  lighthouse: {
    what: 'each route on a slow phone',
    command: 'node scripts/checks/lighthouse.ts',
  },
} satisfies Record<string, Gate>;
type Name = keyof typeof GATES;

/** Gates of one step run side by side. */
const STEPS: readonly (readonly Name[])[] = [
  ['format', 'lint', 'content', 'unused'],
  ['types', 'unit'],
  ['build'],
  ['markup', 'links', 'pages', 'budgets'],
  ['e2e'],
  ['engines'],
  // Alone, because it measures.
  ['lighthouse'],
];

const LOGS = join(root, '.cache', 'test');

/** How many tests a runner counted in the last line of this kind; a gate that counts none is one itself. */
const counted = (output: string, word: 'passed' | 'failed') =>
  Number([...output.matchAll(RegExp(`^ +(?:Tests .*?)?(\\d+) ${word}`, 'gm'))].at(-1)?.[1] ?? 0);

async function runGate(name: Name): Promise<{ passed: number; failed: number }> {
  const { what, command, isTalkative }: Gate = GATES[name];
  const start = performance.now();
  const env = { ...TOOLS, NO_COLOR: '1', FORCE_COLOR: '0', BUILD_LOG: 'quiet' };
  const gate = spawn(`${command} 2>&1`, {
    cwd: root,
    shell: true,
    stdio: ['ignore', 'pipe', 'inherit'],
    env,
  });
  const ended = new Promise<number>((resolve) => gate.once('close', (code) => resolve(code ?? 1)));
  const output = (await text(gate.stdout)).trim();
  const isGood = (await ended) === 0;
  writeFileSync(join(LOGS, `${name}.txt`), `${output}\n`);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const passed = counted(output, 'passed');
  const tests = passed > 0 ? `   ${passed} tests passed` : '';
  console.log(`${name.padEnd(12)}${isGood ? 'ok    ' : 'FAILED'}${seconds.padStart(8)} s${tests}`);
  if (isGood && isTalkative)
    console.log(output.replaceAll(/^\S*$\n?/gm, '').replaceAll(/^/gm, '    '));
  if (!isGood) {
    console.log(`\n${output}\n\n${name} failed (${what}): what it found stands above.`);
    console.log(`To run it alone: npm test -- ${name}\n`);
  }
  return isGood
    ? { passed: passed || 1, failed: 0 }
    : { passed, failed: counted(output, 'failed') || 1 };
}

runScript(async () => {
  const names = process.argv.slice(2);
  const unknown = names.filter((name) => !(name in GATES));
  if (unknown.length > 0) {
    const known = Object.entries(GATES).map(([name, { what }]) => `  ${name.padEnd(12)}${what}`);
    throw new PlainError(`There is no gate ${unknown.join(', ')}. These are:\n${known.join('\n')}`);
  }
  mkdirSync(LOGS, { recursive: true });
  let [passed, failed] = [0, 0];
  for (const step of STEPS) {
    const chosen = step.filter((name) => names.length === 0 || names.includes(name));
    for (const result of await Promise.all(chosen.map(runGate))) {
      passed += result.passed;
      failed += result.failed;
    }
    if (failed > 0) break;
  }
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
});
