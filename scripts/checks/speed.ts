/**
 * `npm run speed`: measures how fast pages in `dist` load on a slow phone. Chromium throttles network and
 * CPU for real, instead of simulating the timings; results are medians of five visits with a cold cache.
 * The sandbox is not started, so third parties don't affect the times.
 *
 *     npm run speed -- /tours /blog       only these pages
 *     npm run speed -- --rounds=9         medians of nine visits
 *
 * Times are compared with an empty page's in the same run; layout shifts over the limit are marked with "!".
 */
import { parseArgs } from 'node:util';
import { type Browser, type BrowserContextOptions, chromium } from '@playwright/test';
import { browser } from '../dev/browser.mjs';
import { PlainError, runScript } from '../dev/processes.ts';
import { dist } from './built-pages.ts';
import { auditedPages, kindOf } from './page-kinds.ts';
import { EMPTY_PATH, serveAtEdge } from './serve.ts';

/** Cumulative layout shift. */
const SHIFT_LIMIT = 0.01;
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
const DESKTOP = { viewport: { width: 1280, height: 800 } };

/** Extra wait after the network is idle, for work that the page starts later. */
const SETTLING_MS = 500;

/** Milliseconds to the first paint, the largest paint and the whole page, and the cumulative layout shift. */
type Visit = Record<(typeof TIMES)[number], number> & { shift: number };

/** Recorded in the page; `heights` are pairs of the time a new height appeared and that height. */
type Recorded = { first: number; largest: number; shift: number; heights: [number, number][] };

declare global {
  interface Window {
    seen: Recorded;
  }
}

/** Runs in the page before its scripts. */
function record(): void {
  window.seen = { first: Number.NaN, largest: Number.NaN, shift: 0, heights: [] };
  const { seen } = window;
  const observe = <Entry extends PerformanceEntry>(type: string, note: (entry: Entry) => void) =>
    new PerformanceObserver((list) => {
      // The observed type determines the entries' class.
      for (const entry of list.getEntries()) note(entry as Entry);
    }).observe({ type, buffered: true });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.first = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => {
    seen.largest = startTime;
  });
  type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };
  observe('layout-shift', ({ value, hadRecentInput }: Shift) => {
    if (!hadRecentInput) seen.shift += value;
  });
  const sample = (): void => {
    const height = document.documentElement.scrollHeight;
    if (height !== seen.heights.at(-1)?.[1]) seen.heights.push([performance.now(), height]);
    requestAnimationFrame(sample);
  };
  requestAnimationFrame(sample);
}

async function visit(chrome: Browser, url: string, device: BrowserContextOptions): Promise<Visit> {
  const context = await chrome.newContext({ ...device, serviceWorkers: 'block' });
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

/** The median of each time, and the largest shift. */
function medianOf(visits: readonly Visit[]): Visit {
  const middle = (name: keyof Visit) =>
    visits.map((one) => one[name]).sort((a, b) => a - b)[visits.length >> 1] ?? Number.NaN;
  return {
    first: middle('first'),
    largest: middle('largest'),
    whole: middle('whole'),
    shift: Math.max(...visits.map(({ shift }) => shift)),
  };
}

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
  await visit(chrome, emptyUrl, PHONE);
  for (let round = 1; round <= rounds; round += 1) {
    console.log(`Round ${round} of ${rounds} …`);
    for (const url of round % 2 ? urls : urls.toReversed())
      visits.get(url)?.push(await visit(chrome, url, PHONE));
  }
  const median = (url: string) => medianOf(visits.get(url) ?? []);

  let isOver = false;
  const marked = (shift: number): string => {
    if (!(shift <= SHIFT_LIMIT)) isOver = true;
    return shift.toFixed(4) + (shift <= SHIFT_LIMIT ? '' : '!');
  };
  const empty = median(emptyUrl);
  const emptyTimes = TIMES.map((name) => [name, empty[name].toFixed(0)]);
  const rows: Record<string, Record<string, string>> = {
    'an empty page': Object.fromEntries(emptyTimes),
  };
  for (const path of paths) {
    const ours = median(site.origin + path);
    const times = TIMES.map((name) => {
      const ratio = (ours[name] / empty[name]).toFixed(2);
      return [name, `${ours[name].toFixed(0)} / ${empty[name].toFixed(0)} = ${ratio}`];
    });
    const desktop = await visit(chrome, site.origin + path, DESKTOP);
    rows[path] = {
      ...Object.fromEntries(times),
      shift: marked(ours.shift),
      'shift on desktop': marked(desktop.shift),
    };
  }
  console.table(rows);
  console.log('Milliseconds, here / an empty page = ratio.');
  if (isOver) throw new PlainError('Shifts marked with "!" are over their limit.');
  process.exit(0);
});
