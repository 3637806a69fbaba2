/**
 * `npm run speed`: measures how fast pages in `dist` load on a slow phone. Chromium throttles network and
 * CPU for real, instead of simulating the timings; results are medians of five visits with a cold cache.
 * The sandbox is not started, so third parties don't affect the times.
 *
 *     npm run speed -- /tours /blog       only these pages
 *     npm run speed -- --rounds=9         medians of nine visits
 *
 * Times are compared with an empty page's in the same run.
 */
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { browser } from '../dev/browser.mjs';
import { PlainError, runScript } from '../dev/processes.ts';
import { dist } from './built-pages.ts';
import { auditedPages, kindOf } from './page-kinds.ts';
import { EMPTY_PATH, serveAtEdge } from './serve.ts';

const TIMES = ['first', 'largest', 'whole'] as const;

/** A page counts as whole at this share of its final height. */
const WHOLE = 0.98;

/** Lighthouse's slow 4G, in bytes per second and milliseconds. */
const NETWORK = {
  offline: false,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
  latency: 150,
};
const CPU_SLOWDOWN = 4;

const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** Extra wait after the network is idle, for work that the page starts later. */
const SETTLING_MS = 500;

/** Milliseconds to the first paint, the largest paint and the whole page. */
type Visit = Record<(typeof TIMES)[number], number>;

/** Recorded in the page; `heights` are pairs of the time a new height appeared and that height. */
type Recorded = { first: number; largest: number; heights: [number, number][] };

declare global {
  interface Window {
    seen: Recorded;
  }
}

/** Runs in the page before its scripts. */
function record(): void {
  window.seen = { first: Number.NaN, largest: Number.NaN, heights: [] };
  const { seen } = window;
  const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
    });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.first = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => {
    seen.largest = startTime;
  });
  const sample = (): void => {
    const height = document.documentElement.scrollHeight;
    if (height !== seen.heights.at(-1)?.[1]) seen.heights.push([performance.now(), height]);
    requestAnimationFrame(sample);
  };
  requestAnimationFrame(sample);
}

async function visit(chrome: Browser, url: string): Promise<Visit> {
  const context = await chrome.newContext({ ...PHONE, serviceWorkers: 'block' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.addInitScript(record);
  const response = await page.goto(url, { waitUntil: 'networkidle' });
  if (!response?.ok()) throw new PlainError(`${url} was answered with ${response?.status()}.`);
  await page.waitForTimeout(SETTLING_MS);
  const { heights, ...seen } = await page.evaluate(() => window.seen);
  await context.close();
  const [, final = 0] = heights.at(-1) ?? [];
  const [whole = Number.NaN] = heights.find(([, height]) => height >= WHOLE * final) ?? [];
  return { ...seen, whole };
}

const medianOf = (visits: readonly Visit[], name: keyof Visit) =>
  visits.map((one) => one[name]).sort((a, b) => a - b)[visits.length >> 1] ?? Number.NaN;

/** The pages of README's table, and others that a visitor sees early. */
const MEASURED = /^(?:\/(?:|tours|blog|contact|gallery|about|booking)|tour|post)$/;
const defaultPages = () =>
  auditedPages()
    .filter((page) => MEASURED.test(kindOf(page)))
    .map(({ path }) => path);

function readArguments() {
  const { values, positionals } = parseArgs({
    options: { rounds: { type: 'string', default: '5' } },
    allowPositionals: true,
  });
  const rounds = Number(values.rounds);
  if (!(rounds >= 1)) throw new PlainError('--rounds takes a number, such as --rounds=9.');
  return { paths: positionals.length > 0 ? positionals : defaultPages(), rounds };
}

runScript(async () => {
  const { paths, rounds } = readArguments();
  const site = await serveAtEdge(dist);
  const { executablePath, args } = browser();
  const chrome = await chromium.launch({ executablePath, args: [...args, ...site.chromeArgs] });

  const emptyUrl = site.origin + EMPTY_PATH;
  const urls = [emptyUrl, ...paths.map((path) => site.origin + path)];
  const visits = new Map<string, Visit[]>(urls.map((url) => [url, []]));
  // A discarded visit, so that no page pays for the browser's startup.
  await visit(chrome, emptyUrl);
  for (let round = 1; round <= rounds; round += 1) {
    console.log(`Round ${round} of ${rounds} …`);
    for (const url of round % 2 ? urls : urls.toReversed())
      visits.get(url)?.push(await visit(chrome, url));
  }
  const median = (url: string, name: keyof Visit) => medianOf(visits.get(url) ?? [], name);
  const cell = (path: string, name: keyof Visit): string => {
    const [ours, empty] = [median(site.origin + path, name), median(emptyUrl, name)];
    return `${ours.toFixed(0)} / ${empty.toFixed(0)} = ${(ours / empty).toFixed(2)}`;
  };
  const rows = paths.map((path) => [
    path,
    Object.fromEntries(TIMES.map((name) => [name, cell(path, name)])),
  ]);
  console.table(Object.fromEntries(rows));
  console.log('Milliseconds, here / an empty page = ratio.');
  process.exit(0);
});
