/**
 * How soon the next page is painted after a click on a link to it, from the click's own time, in a
 * desk's browser: as the site has it, where the browser may get the page ready beforehand, and as one
 * does that cannot, with the page in its cache from an earlier visit.
 *
 * Puppeteer, since a browser that Playwright drives prerenders nothing.
 */
import puppeteer, { type Browser, type BrowserContext, type Page } from 'puppeteer-core';
import { browser } from '../dev/browser.mjs';
import { DESK } from './devices.ts';
import type { Row, Rows } from './figures.ts';
import type { Place } from './place.ts';
import { collectRows } from './rows.ts';

const ROUNDS = 3;

/** A hand rests on a link for some time before it presses it; by then the page can be ready. */
const RESTING_MS = 1000;

/** After a load: until a page is at rest, and until it has fetched what it fetches late. */
const SETTLING_MS = 1000;
const VISIT_MS = 2000;

const CLICK_KEY = 'bench-click';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

type Arrival = { ms: number; how: 'prerendered' | 'prefetched' | 'loaded' };

/** Takes the rules for getting pages ready away as they come; runs before the page's own scripts. */
function dropRules(): void {
  new MutationObserver(() => {
    for (const rules of document.querySelectorAll('script[type=speculationrules]')) rules.remove();
  }).observe(document, { childList: true, subtree: true });
}

/** Makes a page forget that its browser can get pages ready: rules in the page, and in a header. */
async function forbidSpeculation(page: Page, source: string): Promise<void> {
  await page.evaluateOnNewDocument(dropRules);
  const response = await page.goto(source);
  const files = [...(response?.headers()['speculation-rules'] ?? '').matchAll(/"([^"]+)"/g)];
  const session = await page.createCDPSession();
  await session.send('Network.enable');
  await session.send('Network.setBlockedURLs', {
    urlPatterns: files.map(([, file = '']) => ({
      urlPattern: new URL(file, source).href,
      block: true,
    })),
  });
}

/** Where a link to the path can be pressed, once it has been scrolled to; undefined without one. */
function findLink(path: string): { x: number; y: number } | undefined {
  const plain = (address: string) => address.replace(/(.)\/$/, '$1');
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].filter(
    (link) => link.origin === origin && plain(link.pathname) === plain(path) && !link.hash,
  );
  for (const link of links) {
    link.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = link.getBoundingClientRect();
    const at = { x: left + width / 2, y: top + height / 2 };
    if (document.elementFromPoint(at.x, at.y)?.closest('a') === link) return at;
  }
  return undefined;
}

/** Runs in the page that was arrived at; undefined until it is painted. */
function readArrival({ path, key }: { path: string; key: string }): Arrival | undefined {
  const [visit] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
    activationStart?: number;
    deliveryType?: string;
  })[];
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  const isThere = location.pathname.replace(/(.)\/$/, '$1') === path.replace(/(.)\/$/, '$1');
  if (!isThere || !visit || !paint) return undefined;
  const isPrefetched = visit.deliveryType === 'navigational-prefetch';
  return {
    ms: performance.timeOrigin + paint.startTime - Number(localStorage.getItem(key)),
    how: visit.activationStart ? 'prerendered' : isPrefetched ? 'prefetched' : 'loaded',
  };
}

async function arrive(page: Page, path: string): Promise<Arrival | undefined> {
  for (let tries = 0; tries < 50; tries += 1) {
    // Between two pages there is none that could be asked.
    const arrival = await page
      .evaluate(readArrival, { path, key: CLICK_KEY })
      .catch(() => undefined);
    if (arrival) return arrival;
    await pause(100);
  }
  return undefined;
}

type Way = { origin: string; source: string; path: string };

async function openDesk(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.setViewport(DESK.viewport ?? null);
  return page;
}

async function openSource(page: Page, origin: string, source: string): Promise<void> {
  await page.goto(`${origin}${source}`, { waitUntil: 'load' });
  // What is below the first view may come after the load.
  await pause(SETTLING_MS);
}

/** The ways that are measured: to each page from the first of the sources with a link to it; none where none has. */
async function findWays(
  chrome: Browser,
  origin: string,
  sources: readonly string[],
  paths: readonly string[],
): Promise<Map<string, Way>> {
  const ways = new Map<string, Way>();
  const context = await chrome.createBrowserContext();
  const page = await openDesk(context);
  for (const source of sources) {
    await openSource(page, origin, source);
    for (const path of paths) {
      if (path === source || ways.has(path)) continue;
      if (await page.evaluate(findLink, path)) ways.set(path, { origin, source, path });
    }
  }
  await context.close();
  return ways;
}

async function follow(page: Page, { origin, source, path }: Way): Promise<Arrival | undefined> {
  await openSource(page, origin, source);
  const at = await page.evaluate(findLink, path);
  if (!at) return undefined;
  await page.evaluate((key) => {
    addEventListener(
      'click',
      ({ timeStamp }) => localStorage.setItem(key, String(performance.timeOrigin + timeStamp)),
      { capture: true },
    );
  }, CLICK_KEY);
  await pause(SETTLING_MS);
  await page.mouse.move(at.x, at.y);
  await pause(RESTING_MS);
  await page.mouse.click(at.x, at.y);
  return arrive(page, path);
}

/** The middle one of some arrivals; undefined where there is no link, or it led nowhere. */
async function middleOf(
  arrivals: AsyncIterable<Arrival | undefined>,
): Promise<Arrival | undefined> {
  const all: Arrival[] = [];
  for await (const arrival of arrivals) {
    if (!arrival) return undefined;
    all.push(arrival);
  }
  return all.toSorted((a, b) => a.ms - b.ms)[Math.floor(all.length / 2)];
}

/** Arrivals at a page that was visited before, in a browser that gets nothing ready. */
async function* followFromCache(chrome: Browser, way: Way) {
  const context = await chrome.createBrowserContext();
  try {
    const page = await openDesk(context);
    await forbidSpeculation(page, `${way.origin}${way.source}`);
    await page.goto(`${way.origin}${way.path}`, { waitUntil: 'load' });
    await pause(VISIT_MS);
    for (let round = 0; round < ROUNDS; round += 1) yield await follow(page, way);
  } finally {
    await context.close();
  }
}

/** Arrivals at a page that was never visited, each in a browser that has kept nothing. */
async function* followAtFirst(chrome: Browser, way: Way) {
  for (let round = 0; round < ROUNDS; round += 1) {
    const context = await chrome.createBrowserContext();
    try {
      yield await follow(await openDesk(context), way);
    } finally {
      await context.close();
    }
  }
}

async function measureWay(chrome: Browser, way: Way): Promise<Row | undefined> {
  const plain = await middleOf(followFromCache(chrome, way));
  if (!plain) return undefined;
  const ready = await middleOf(followAtFirst(chrome, way));
  return {
    figures: {
      cached: plain.ms,
      ...(ready && ready.how !== 'loaded' && { [ready.how]: ready.ms }),
    },
  };
}

/** Follows a link to each page, from the front page or the first other one that has one. */
export async function measureNextPages(place: Place, paths: readonly string[]): Promise<Rows> {
  const { executablePath, args } = browser();
  const chrome = await puppeteer.launch({
    executablePath,
    args: [...args, ...place.chromeArgs],
    headless: true,
  });
  const sources = [...new Set(['/', ...paths, '/about', '/blog'])];
  const ways = await findWays(chrome, place.origin, sources, paths);
  // One at a time: these are times.
  const rows = await collectRows(paths, 1, async (path) => {
    const way = ways.get(path);
    return way && measureWay(chrome, way);
  });
  await chrome.close();
  return rows;
}
