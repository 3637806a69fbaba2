/**
 * `npm run lighthouse`: runs Lighthouse's mobile audit on each route in `dist`, served by edge.ts.
 * Accessibility, best practices and SEO must score 100, and layout shift must stay within its limit. Results
 * that depend on the machine's speed have a goal (first and largest paint at most 1.25 and 1.45 times an
 * empty page's in the same run), marked with "!" when missed, and fail only far beyond it. A failing page
 * is audited up to two more times.
 *
 * `npm run lighthouse -- /tours /blog` audits only those two.
 */
import { readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import lighthouse, { type Flags, type Result } from 'lighthouse';
import { browser } from '../dev/browser.mjs';
import { ensureSandbox } from '../dev/servers.ts';
import { serveAtEdge } from './edge.ts';
import { PlainError, runScript } from '../dev/processes.ts';
import { sparePort } from './spare-port.ts';
import { auditedPages } from './audited-pages.ts';
import { dist } from './built-pages.ts';
import { EMPTY_PAGE } from './empty-page.ts';

const EXACT_SCORES = ['accessibility', 'best-practices', 'seo'] as const;
const SCORES = [...EXACT_SCORES, 'performance'] as const;

/** Paint times as multiples of the empty page's, and cumulative layout shift. */
const GOALS = { first: 1.25, largest: 1.45, shift: 0.01 };
const LIMITS = { first: 2, largest: 3, shift: 0.01 };
const MIN_PERFORMANCE = 50;
const MAX_RUNS = 3;
const EMPTY_PATH = '/empty';

type Paints = { first: number; largest: number };

const metric = ({ audits }: Result, id: string): number => audits[id]?.numericValue ?? Number.NaN;

const paintsOf = (result: Result): Paints => ({
  first: metric(result, 'first-contentful-paint'),
  largest: metric(result, 'largest-contentful-paint'),
});

/** @throws PlainError when Lighthouse could not measure the page */
async function audit(url: string, flags: Flags): Promise<Result> {
  const run = await lighthouse(url, {
    logLevel: 'silent',
    disableFullPageScreenshot: true,
    ...flags,
  });
  if (run && !run.lhr.runtimeError) return run.lhr;
  throw new PlainError(`Lighthouse could not measure ${url}: ${run?.lhr.runtimeError?.message}`);
}

/** The median of three audits. One before them is discarded, because it includes the browser's startup. */
async function auditEmptyPage(url: string, flags: Flags): Promise<Paints> {
  const all: Paints[] = [];
  for (let round = 0; round <= 3; round += 1) all.push(paintsOf(await audit(url, flags)));
  const [, median] = all.slice(1).sort((a, b) => a.first - b.first);
  if (!median) throw new Error('The empty page was not measured.');
  return median;
}

/** A page's failures, and its row of the table. */
function evaluate(path: string, result: Result, empty: Paints) {
  const paints = paintsOf(result);
  const metrics = {
    first: paints.first / empty.first,
    largest: paints.largest / empty.largest,
    shift: metric(result, 'cumulative-layout-shift'),
  };
  const scores = SCORES.map((id) => Math.round((result.categories[id]?.score ?? 0) * 100));
  const failed = EXACT_SCORES.flatMap((id) => result.categories[id]?.auditRefs ?? [])
    .filter(({ weight, id }) => weight > 0 && (result.audits[id]?.score ?? 1) < 1)
    .map(({ id }) => `${result.audits[id]?.title} (${id})`);
  const faults = [
    ...(EXACT_SCORES.some((_, index) => (scores[index] ?? 0) < 100) ? failed : []),
    ...((scores.at(-1) ?? 0) < MIN_PERFORMANCE ? [`performance: ${scores.at(-1)}`] : []),
    ...(['first', 'largest', 'shift'] as const)
      .filter((name) => !(metrics[name] <= LIMITS[name]))
      .map((name) => `${name}: ${metrics[name].toFixed(3)} is over ${LIMITS[name]}`),
  ];
  const marked = (name: keyof typeof GOALS) =>
    metrics[name].toFixed(3) + (metrics[name] > GOALS[name] ? '!' : '');
  const cells = [...scores.map(String), marked('first'), marked('largest'), marked('shift')];
  return { faults, row: path.padEnd(40) + cells.map((cell) => cell.padStart(9)).join('') };
}

/** Pages marked `noindex` on purpose skip the audit that would fail them for it. */
function skippedAudits(path: string): string[] {
  const html = readFileSync(`${dist}${path === '/' ? 'index' : path.slice(1)}.html`, 'utf8');
  return /<meta name="?robots"? content="?noindex/.test(html) ? ['is-crawlable'] : [];
}

runScript(async () => {
  await ensureSandbox();
  const { origin, chromeArgs } = await serveAtEdge(dist, { [EMPTY_PATH]: EMPTY_PAGE });
  const { executablePath, args } = browser();
  const port = await sparePort();
  await chromium.launch({
    executablePath,
    args: [...args, ...chromeArgs, `--remote-debugging-port=${port}`],
  });
  const empty = await auditEmptyPage(origin + EMPTY_PATH, {
    port,
    onlyCategories: ['performance'],
  });
  const header = ['a11y', 'best', 'seo', 'perf', 'first', 'largest', 'shift'];
  console.log(' '.repeat(40) + header.map((cell) => cell.padStart(9)).join(''));
  const paths = process.argv.slice(2);
  let failures = 0;
  for (const path of paths.length > 0 ? paths : auditedPages()) {
    const flags = { port, onlyCategories: [...SCORES], skipAudits: skippedAudits(path) };
    let page = evaluate(path, await audit(origin + path, flags), empty);
    for (let runs = 1; page.faults.length > 0 && runs < MAX_RUNS; runs += 1)
      page = evaluate(path, await audit(origin + path, flags), empty);
    console.log([page.row, ...page.faults].join('\n    '));
    failures += page.faults.length;
  }
  console.log('Paints are multiples of those of an empty page, measured in the same run.');
  if (failures > 0) throw new PlainError(`${failures} failures, listed below their pages.`);
  process.exit(0);
});
