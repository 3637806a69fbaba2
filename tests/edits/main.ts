/**
 * `node tests/edits/main.ts`: makes what an editor changes, one edit at a time, in a copy of the project, and runs
 * the gates that could mind: no test may hold live content. A table says which edit turned which gate
 * red, and the output of those gates follows each row. The copy lies in the machine's temporary
 * folder, and this one stays as it is.
 *
 *   node tests/edits/main.ts                          every edit by itself
 *   node tests/edits/main.ts price "post more"     these alone
 *   node tests/edits/main.ts --together            all that go together at once, then one row; the quick proof.
 *                                          When it is red, the edits one by one name the culprit
 *   node tests/edits/main.ts --list                the names
 *
 *   --gates=content,unit   only these, of content, unit, build, markup, links, pages, budgets, e2e
 *   --e2e                  the browser tests as well, which are left out otherwise: 10 minutes an edit
 *   --specs=tours,blog     of the browser tests those whose path holds one of these words
 *   --keep                 leaves the copy, for a look at its `dist`
 *
 * Every edit begins with the content as it is here. A gate that fails stops no other, but without a
 * build there are no pages to look at. Exit code 1 when a gate failed.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { execa } from 'execa';
import { PlainError, runScript, TOOLS } from '../../scripts/dev/processes.ts';
import { sparePort } from '../../scripts/checks/spare-port.ts';
import { beginCopy, copyFiles } from './project-copy.ts';
import { ANOTHER_COMPANY } from './another-company.ts';
import type { Edit } from './content-file.ts';
import { LIST_EDITS } from './list-edits.ts';
import { REWORDED } from './reworded.ts';
import { SITE_EDITS } from './site-edits.ts';
import { TOUR_EDITS } from './tour-edits.ts';

const EDITS: readonly Edit[] = [
  ...SITE_EDITS,
  ...TOUR_EDITS,
  ...LIST_EDITS,
  REWORDED,
  ANOTHER_COMPANY,
];

/** The npm scripts that an edit could turn red, cheapest first. */
const GATES = ['content', 'unit', 'build', 'markup', 'links', 'pages', 'budgets', 'e2e'] as const;
type Gate = (typeof GATES)[number];
const NEED_BUILD: readonly Gate[] = ['markup', 'links', 'pages', 'budgets', 'e2e'];
/** Far longer than any gate takes: only one that hangs is ended. */
const LONGEST_SECONDS = 3600;

/** The content and the sources as they are here, whatever the edit before has made of them. */
function resetFiles(copy: string): void {
  for (const folder of ['content', 'src']) {
    rmSync(join(copy, folder), { recursive: true, force: true });
  }
  copyFiles(copy);
}

type Run = {
  copy: string;
  gates: readonly Gate[];
  specs: readonly string[];
  env: Record<string, string>;
  /** What else to look for in the build; says what it misses. */
  checks: readonly ((root: string) => string[])[];
};

/** What a gate said, from a test runner's first failure on. */
function failuresIn(output: string): string {
  const start = output.search(/^.*⎯ Failed | {2}1\) /m);
  return output.slice(Math.max(start, 0)).trim();
}

/** Runs the gates over the copy as it stands. @returns whether all held */
async function runGates(name: string, { copy, gates, specs, env, checks }: Run): Promise<boolean> {
  const said: string[] = [];
  let isBuilt = true;
  process.stdout.write(name.padEnd(20));
  for (const gate of gates) {
    if (NEED_BUILD.includes(gate) && !isBuilt) {
      process.stdout.write('-'.padStart(14));
      continue;
    }
    const start = performance.now();
    const args =
      gate === 'e2e'
        ? ['run', '--silent', 'e2e', '--', ...specs]
        : ['run', '--silent', 'test', '--', gate];
    const { exitCode: code, all: output } = await execa('npm', args, {
      cwd: copy,
      all: true,
      reject: false,
      timeout: LONGEST_SECONDS * 1000,
      env: { ...TOOLS, ...env },
    });
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    process.stdout.write(`${code === 0 ? 'ok' : 'FAILED'} ${seconds}`.padStart(14));
    if (gate === 'build') isBuilt = code === 0;
    if (code !== 0) said.push(`${name}: ${gate} failed\n\n${failuresIn(output)}\n`);
  }
  const missed = gates.includes('build') && isBuilt ? checks.flatMap((check) => check(copy)) : [];
  if (missed.length > 0) said.push(`${name}: the build is not as edited\n\n${missed.join('\n')}\n`);
  console.log();
  for (const text of said) console.error(`\n${text}`);
  return said.length === 0;
}

function chooseEdits(names: readonly string[]): readonly Edit[] {
  const unknown = names.filter((name) => !EDITS.some((edit) => edit.name === name));
  if (unknown.length > 0) {
    const known = EDITS.map(({ name }) => `  ${name}`).join('\n');
    throw new PlainError(`There is no edit called ${unknown.join(', ')}. These are:\n${known}`);
  }
  return names.length > 0 ? EDITS.filter(({ name }) => names.includes(name)) : EDITS;
}

function chooseGates(names: string | undefined, hasBrowser: boolean): readonly Gate[] {
  const wanted = names?.split(',');
  const unknown = wanted?.filter((name) => !GATES.some((gate) => gate === name)) ?? [];
  if (unknown.length > 0) {
    throw new PlainError(`There is no gate called ${unknown.join(', ')}: ${GATES.join(', ')}.`);
  }
  return GATES.filter((gate) =>
    gate === 'e2e' ? hasBrowser || wanted?.includes(gate) : (wanted?.includes(gate) ?? true),
  );
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      together: { type: 'boolean', default: false },
      list: { type: 'boolean', default: false },
      keep: { type: 'boolean', default: false },
      e2e: { type: 'boolean', default: false },
      gates: { type: 'string' },
      specs: { type: 'string' },
    },
  });
  const edits = chooseEdits(positionals);
  if (values.list) {
    for (const { name, alone } of edits) console.log(alone ? `${name} (not with: ${alone})` : name);
    return;
  }
  const specs = values.specs?.split(',') ?? [];
  const gates = chooseGates(values.gates, values.e2e || specs.length > 0);
  const copy = beginCopy('edits', { withPictures: true });
  const env = { SANDBOX_PORT: String(await sparePort()), NO_COLOR: '1', FORCE_COLOR: '0' };
  let isGreen = true;
  try {
    console.log(`${'edit'.padEnd(20)}${gates.map((gate) => gate.padStart(14)).join('')}`);
    const together = edits.filter(({ alone }) => alone === undefined);
    const rows = values.together
      ? [{ name: `${together.length} together`, edits: together }]
      : edits.map((edit) => ({ name: edit.name, edits: [edit] }));
    for (const { name, edits } of rows) {
      resetFiles(copy);
      for (const { apply } of edits) apply(copy);
      const checks = edits.flatMap(({ check }) => check ?? []);
      isGreen = (await runGates(name, { copy, gates, specs, env, checks })) && isGreen;
    }
  } finally {
    if (values.keep) console.log(`Left for a look: ${copy}`);
    else rmSync(copy, { recursive: true, force: true });
  }
  if (!isGreen) process.exitCode = 1;
}

runScript(main);
