/**
 * One lane of `npm run lighthouse`: audits its share of the pages, in a thread and a browser of its
 * own, because Lighthouse measures one page at a time in each. It tells each page as it is done.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import type { Flags } from 'lighthouse';
import type { Browser } from 'puppeteer-core';
import { type Audit, audit, PERFECT, startAuditor } from './audit.ts';
import { dist } from './built-pages.ts';
import { LAYOUT_SHIFT_LIMIT } from './layout-shift.ts';

/** What a lane is given. */
export type Share = {
  /** The site, and what a browser needs to be told to open it. */
  origin: string;
  chromeArgs: readonly string[];
  /** Where the page stands that all others are held against. */
  floorPath: string;
  paths: readonly string[];
};

/** What a lane tells of a page. */
export type Verdict = { line: string; faults: readonly string[] };

/**
 * The paints as multiples of the floor's, and milliseconds of blocking. Generous, so that only a
 * page that has grown heavy fails: on a busy machine good ones reach 1.4, 2 and 250.
 */
const SLOWEST = { fcp: 1.7, lcp: 2.5, blocking: 400 };
const TRIES = 3;

/** A page kept out of search on purpose can't be blamed for it. */
function flagsFor(path: string): Flags {
  const file = join(dist, path === '/' ? 'index.html' : `${path.slice(1)}.html`);
  const isHidden = /<meta name="?robots"? content="?noindex/.test(readFileSync(file, 'utf8'));
  return isHidden ? { skipAudits: ['is-crawlable'] } : {};
}

type Speed = Record<keyof typeof SLOWEST, number>;

function faultsOf(page: Audit, speed: Speed): string[] {
  const slow = (['fcp', 'lcp'] as const)
    .filter((metric) => speed[metric] > SLOWEST[metric])
    .map(
      (metric) => `${metric} is ${speed[metric].toFixed(2)} x the floor, over ${SLOWEST[metric]}`,
    );
  const blocked =
    speed.blocking > SLOWEST.blocking
      ? [`the page is deaf for ${speed.blocking.toFixed(0)} ms, over ${SLOWEST.blocking}`]
      : [];
  const shifts =
    page.shift >= LAYOUT_SHIFT_LIMIT ? [`the page shifts by ${page.shift.toFixed(4)}`] : [];
  return [...page.faults, ...shifts, ...slow, ...blocked];
}

function line(path: string, { scores, shift, kilobytes }: Audit, speed: Speed): string {
  const marks = [...PERFECT, 'performance' as const].map((id) => String(scores[id]).padStart(5));
  return [
    path.padEnd(36),
    ...marks,
    shift.toFixed(4).padStart(8),
    speed.fcp.toFixed(2).padStart(7),
    speed.lcp.toFixed(2).padStart(7),
    speed.blocking.toFixed(0).padStart(6),
    kilobytes.toFixed(0).padStart(7),
  ].join('');
}

/** The fastest page's middle one of three: one alone may be lucky. */
async function auditFloor(url: string, auditor: Browser): Promise<Audit> {
  // Lighthouse's first page pays for the browser's own start.
  await audit(url, auditor, { onlyCategories: ['performance'] });
  const floors = [];
  for (let time = 0; time < 3; time += 1) {
    floors.push(await audit(url, auditor, { onlyCategories: ['performance'] }));
  }
  const [, floor] = floors.toSorted((a, b) => a.fcp - b.fcp);
  if (!floor) throw new Error('The floor page was not measured.');
  return floor;
}

/** Audits a page, again where it is not good enough, until it was tried often enough. */
async function judge(url: string, path: string, floor: Audit, auditor: Browser): Promise<Verdict> {
  const best: Speed = {
    fcp: Number.POSITIVE_INFINITY,
    lcp: Number.POSITIVE_INFINITY,
    blocking: Number.POSITIVE_INFINITY,
  };
  for (let tries = 1; ; tries += 1) {
    const page = await audit(url, auditor, flagsFor(path));
    best.fcp = Math.min(best.fcp, page.fcp / floor.fcp);
    best.lcp = Math.min(best.lcp, page.lcp / floor.lcp);
    best.blocking = Math.min(best.blocking, page.blocking);
    const faults = faultsOf(page, best);
    if (faults.length === 0 || tries === TRIES) return { line: line(path, page, best), faults };
  }
}

const { origin, chromeArgs, floorPath, paths } = workerData as Share;
const browser = await startAuditor(chromeArgs);
const floor = await auditFloor(`${origin}${floorPath}`, browser);
for (const path of paths) {
  parentPort?.postMessage(await judge(`${origin}${path}`, path, floor, browser));
}
// Its browser would keep it waiting.
process.exit(0);
