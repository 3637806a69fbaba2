/**
 * `npm run lighthouse`: Lighthouse's mobile audit of each route of the build in `dist`, served as a host
 * would (edge.ts). Accessibility, best practices and search must be 100, and nothing may move. What
 * depends on the machine's speed fails only far over its aim (performance 100; first paint 1.25 and largest
 * 1.45 of an empty page's in the same run), and is marked with "!" over it. A page that fails is measured
 * again, twice at most.
 *
 * `npm run lighthouse -- /tours /blog` measures those two alone.
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

/** Paints as multiples of the empty page's, and how much of a page may move while it loads. */
const AIMS = { first: 1.25, largest: 1.45, shift: 0.01 };
const LIMITS = { first: 2, largest: 3, shift: 0.01 };
const LEAST_PERFORMANCE = 50;
const TRIES = 3;
const EMPTY_PATH = '/empty';

type Paints = { first: number; largest: number };

const figure = ({ audits }: Result, id: string): number => audits[id]?.numericValue ?? Number.NaN;

const paintsOf = (result: Result): Paints => ({
  first: figure(result, 'first-contentful-paint'),
  largest: figure(result, 'largest-contentful-paint'),
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

/** Lighthouse's first page also pays for the browser's own start; of three others the middle one counts. */
async function auditEmptyPage(url: string, flags: Flags): Promise<Paints> {
  const all: Paints[] = [];
  for (let round = 0; round <= 3; round += 1) all.push(paintsOf(await audit(url, flags)));
  const [, middle] = all.slice(1).sort((a, b) => a.first - b.first);
  if (!middle) throw new Error('The empty page was not measured.');
  return middle;
}

/** What is held against a page, and its row of the table. */
function judge(path: string, result: Result, empty: Paints) {
  const paints = paintsOf(result);
  const figures = {
    first: paints.first / empty.first,
    largest: paints.largest / empty.largest,
    shift: figure(result, 'cumulative-layout-shift'),
  };
  const scores = SCORES.map((id) => Math.round((result.categories[id]?.score ?? 0) * 100));
  const failed = EXACT_SCORES.flatMap((id) => result.categories[id]?.auditRefs ?? [])
    .filter(({ weight, id }) => weight > 0 && (result.audits[id]?.score ?? 1) < 1)
    .map(({ id }) => `${result.audits[id]?.title} (${id})`);
  const faults = [
    ...(EXACT_SCORES.some((_, index) => (scores[index] ?? 0) < 100) ? failed : []),
    ...((scores.at(-1) ?? 0) < LEAST_PERFORMANCE ? [`performance: ${scores.at(-1)}`] : []),
    ...(['first', 'largest', 'shift'] as const)
      .filter((name) => !(figures[name] <= LIMITS[name]))
      .map((name) => `${name}: ${figures[name].toFixed(3)} is over ${LIMITS[name]}`),
  ];
  const marked = (name: keyof typeof AIMS) =>
    figures[name].toFixed(3) + (figures[name] > AIMS[name] ? '!' : '');
  const cells = [...scores.map(String), marked('first'), marked('largest'), marked('shift')];
  return { faults, row: path.padEnd(40) + cells.map((cell) => cell.padStart(9)).join('') };
}

/** A page that is kept out of search on purpose is not blamed for it. */
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
  const head = ['a11y', 'best', 'seo', 'perf', 'first', 'largest', 'shift'];
  console.log(' '.repeat(40) + head.map((cell) => cell.padStart(9)).join(''));
  const asked = process.argv.slice(2);
  let failures = 0;
  for (const path of asked.length > 0 ? asked : auditedPages()) {
    const flags = { port, onlyCategories: [...SCORES], skipAudits: skippedAudits(path) };
    let page = judge(path, await audit(origin + path, flags), empty);
    for (let tries = 1; page.faults.length > 0 && tries < TRIES; tries += 1)
      page = judge(path, await audit(origin + path, flags), empty);
    console.log([page.row, ...page.faults].join('\n    '));
    failures += page.faults.length;
  }
  console.log('Paints are multiples of those of an empty page, measured in the same run.');
  if (failures > 0) throw new PlainError(`${failures} faults, each below its page.`);
  process.exit(0);
});
