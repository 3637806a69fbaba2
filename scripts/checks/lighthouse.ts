/**
 * `npm run lighthouse`: runs Lighthouse's mobile audit on a page of each kind in `dist`. Accessibility, best
 * practices and SEO must score 100, and the rest must stay within limits.json: the performance score, the first
 * and the largest paint as multiples of an empty page's in the same run, and the blocking time. A failing page
 * is audited up to two more times, since these depend on how busy the machine is.
 *
 *     npm run lighthouse -- /tours /blog    only these two
 *     npm run lighthouse -- --update        writes today's values plus 10 % into limits.json
 */
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import lighthouse, { type Flags, type Result } from 'lighthouse';
import { browser } from '../dev/browser.mjs';
import { ensureSandbox } from '../dev/servers.ts';
import { PlainError, runScript } from '../dev/processes.ts';
import { type BuiltPage, dist } from './built-pages.ts';
import { above, limitOf, saveLimits } from './limits.ts';
import { auditedPages, kindOf } from './page-kinds.ts';
import { EMPTY_PATH, serveAtEdge } from './serve.ts';
import { sparePort } from './spare-port.ts';

const EXACT_SCORES = ['accessibility', 'best-practices', 'seo'] as const;
const SCORES = [...EXACT_SCORES, 'performance'] as const;
const MAX_RUNS = 3;

/** Cumulative layout shift, which no machine changes. */
const MAX_SHIFT = 0.01;
/** In ms. Shorter blocking differs from run to run. */
const NOTICED_BLOCKING = 100;

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

const speedOf = (result: Result, empty: Paints) => {
  const { first, largest } = paintsOf(result);
  return {
    performance: Math.round((result.categories['performance']?.score ?? 0) * 100),
    first: first / empty.first,
    largest: largest / empty.largest,
    blocking: metric(result, 'total-blocking-time'),
  };
};
type Speed = ReturnType<typeof speedOf>;

const limitsFrom = ({ performance, first, largest, blocking }: Speed): Speed => ({
  // Two points lower. On a busier machine, 100 is 98.
  performance: performance - 2,
  first: above(first, 2),
  largest: above(largest, 2),
  blocking: Math.max(NOTICED_BLOCKING, above(blocking, 0)),
});

/** What is wrong with a page's values. */
function faultsOf(kind: string, result: Result, speed: Speed): string[] {
  const failed = EXACT_SCORES.flatMap((id) => result.categories[id]?.auditRefs ?? [])
    .filter(({ weight, id }) => weight > 0 && (result.audits[id]?.score ?? 1) < 1)
    .map(({ id }) => `${result.audits[id]?.title} (${id})`);
  const shift = metric(result, 'cumulative-layout-shift');
  const least = limitOf(kind, 'performance');
  return [
    ...(EXACT_SCORES.some((id) => (result.categories[id]?.score ?? 0) < 1) ? failed : []),
    ...(shift <= MAX_SHIFT ? [] : [`shift: ${shift.toFixed(3)} is over ${MAX_SHIFT}`]),
    ...(speed.performance >= least ? [] : [`performance: ${speed.performance} is under ${least}`]),
    ...(['first', 'largest', 'blocking'] as const)
      .filter((name) => !(speed[name] <= limitOf(kind, name)))
      .map((name) => `${name}: ${speed[name].toFixed(2)} is over ${limitOf(kind, name)}`),
  ];
}

/** Pages marked `noindex` on purpose skip the audit that would fail them for it. */
const skippedAudits = (html: string): string[] =>
  /<meta name="?robots"? content="?noindex/.test(html) ? ['is-crawlable'] : [];

runScript(async () => {
  const { values, positionals } = parseArgs({
    options: { update: { type: 'boolean' } },
    allowPositionals: true,
  });
  const pages = auditedPages().filter(
    ({ path }) => positionals.length === 0 || positionals.includes(path),
  );
  await ensureSandbox();
  const { origin, chromeArgs } = await serveAtEdge(dist);
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
  const print = (path: string, cells: readonly string[]) =>
    console.log(path.padEnd(40) + cells.map((cell) => cell.padStart(9)).join(''));
  print('', ['a11y', 'best', 'seo', 'perf', 'first', 'largest', 'blocking']);
  const limits = new Map<string, Speed>();
  let failures = 0;
  const visit = async (page: BuiltPage, runs: number): Promise<void> => {
    const flags = { port, onlyCategories: [...SCORES], skipAudits: skippedAudits(page.html) };
    const result = await audit(origin + page.path, flags);
    const speed = speedOf(result, empty);
    limits.set(kindOf(page), limitsFrom(speed));
    const faults = values.update ? [] : faultsOf(kindOf(page), result, speed);
    if (faults.length > 0 && runs < MAX_RUNS) return visit(page, runs + 1);
    const scores = SCORES.map((id) => ((result.categories[id]?.score ?? 0) * 100).toFixed(0));
    const paints = [speed.first.toFixed(2), speed.largest.toFixed(2)];
    print(page.path, [...scores, ...paints, speed.blocking.toFixed(0)]);
    for (const fault of faults) console.log(`    ${fault}`);
    failures += faults.length;
  };
  for (const page of pages) await visit(page, 1);
  console.log('Paints are multiples of those of an empty page, measured in the same run.');
  if (values.update) {
    // The simulation moves a page's paints by whole round trips from run to run: all kinds share the highest.
    const highest = (name: 'first' | 'largest') =>
      Math.max(...[...limits.values()].map((limit) => limit[name]));
    const shared = { first: highest('first'), largest: highest('largest') };
    saveLimits(Object.fromEntries([...limits].map(([kind, of]) => [kind, { ...of, ...shared }])));
  }
  if (failures > 0) throw new PlainError(`${failures} failures, listed below their pages.`);
  process.exit(0);
});
