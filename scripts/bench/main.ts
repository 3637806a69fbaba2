/**
 * `npm run bench`: what each page costs a phone, beside the fastest page there can be and the run
 * that was kept before. A benchmark: it marks what is over its limit with `!`, and fails at nothing.
 *
 * `-- /tours /blog` measures those pages alone, `-- --only=bytes,lighthouse` those parts alone;
 * `--beside=<folder>` lays another site's front page beside them, served the same way
 * (`--beside=<folder>,/a,/b` for others of its pages). `--rounds=5` has Lighthouse read each page five
 * times and not eleven, in half the time. `--keep` writes the figures down as those that later runs are
 * laid beside.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { auditedPages } from '../checks/audited-pages.ts';
import { dist } from '../checks/built-pages.ts';
import { builtSandboxPort } from '../dev/build.ts';
import { root, run, runScript } from '../dev/processes.ts';
import { startSandbox } from '../dev/servers.ts';
import { mergeRows, type Rows, type Run, TABLES } from './figures.ts';
import { measureFirstViews } from './first-view.ts';
import { measureNextPages } from './next-page.ts';
import { readCommand } from './options.ts';
import { openPlace, type Place } from './place.ts';
import { measureShifts } from './shifts.ts';
import { measureSpeeds } from './speed.ts';
import { measureTaps } from './taps/measure.ts';
import { drawTable } from './table.ts';

/** Measures some pages of a place; gives rows for one of the tables. */
type Part = {
  table: keyof typeof TABLES;
  measure: (place: Place, paths: readonly string[], rounds: number) => Promise<Rows>;
};

const PARTS = {
  bytes: { table: 'pages', measure: measureFirstViews },
  taps: { table: 'controls', measure: measureTaps },
  shifts: { table: 'pages', measure: measureShifts },
  next: { table: 'pages', measure: measureNextPages },
  lighthouse: { table: 'pages', measure: measureSpeeds },
} satisfies Record<string, Part>;

const NAMES = Object.keys(PARTS) as (keyof typeof PARTS)[];

/**
 * The run that later ones are laid beside. It is kept with the sources, so that a change can show
 * what it was worth on any machine; `.cache` has the last one, whatever it was.
 */
const KEPT = join(root, 'scripts', 'bench', 'previous.json');
const LAST = join(root, '.cache', 'bench', 'last.json');

function readRun(file: string): Run | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

function writeRun(file: string, figures: Run): void {
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, `${JSON.stringify(figures, null, 2)}\n`);
}

async function commitHere(): Promise<string> {
  const { code, output } = await run('git', ['describe', '--always', '--dirty'], { quiet: true });
  return code === 0 ? output.trim() : 'unknown';
}

const minutesSince = (start: number): string => ((performance.now() - start) / 60_000).toFixed(1);

async function main(): Promise<void> {
  const start = performance.now();
  const { only, paths, beside, rounds, keep } = readCommand(NAMES);
  await startSandbox({ port: builtSandboxPort() });

  const figures: Run = {
    at: new Date().toISOString(),
    commit: await commitHere(),
    pages: {},
    controls: {},
  };
  const measure = async (place: Place, asked: readonly string[], title = '') => {
    for (const name of only) {
      process.stderr.write(`${title}${name} …`);
      const since = performance.now();
      const { table, measure: part } = PARTS[name];
      const rows = Object.entries(await part(place, asked, rounds));
      const named = Object.fromEntries(rows.map(([row, value]) => [`${title}${row}`, value]));
      figures[table] = mergeRows(figures[table], named);
      // After each part: one that breaks off later leaves the others' figures.
      writeRun(LAST, figures);
      process.stderr.write(` ${minutesSince(since)} min\n`);
    }
  };
  await measure(await openPlace(dist), paths.length > 0 ? paths : auditedPages());
  for (const other of beside) {
    const title = `${basename(resolve(other.folder))} `;
    await measure(await openPlace(other.folder), other.paths, title);
  }

  const before = readRun(KEPT);
  for (const [table, { measures, legend }] of Object.entries(TABLES)) {
    const rows = figures[table as keyof typeof TABLES];
    if (Object.keys(rows).length === 0) continue;
    console.log(
      `\n${drawTable(measures, rows, before?.[table as keyof typeof TABLES]).join('\n')}`,
    );
    console.log(`\n${legend}`);
  }
  if (before) console.log(`In brackets: ${before.commit}, ${before.at.slice(0, 10)}.`);
  if (keep) {
    const pages = mergeRows(before?.pages ?? {}, figures.pages);
    const controls = mergeRows(before?.controls ?? {}, figures.controls);
    writeRun(KEPT, { ...figures, pages, controls });
  }
  console.log(`Measured in ${minutesSince(start)} minutes.`);
  process.exit(0);
}

runScript(main);
