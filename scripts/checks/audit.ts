/** One page by Lighthouse, as it counts for a phone: four times slower, on slow 4G. */
import * as chromeLauncher from 'chrome-launcher';
import lighthouse, { type Flags, type Result } from 'lighthouse';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { browser } from '../dev/browser.mjs';
import { PlainError } from '../dev/processes.ts';

/** The categories that are 100 or wrong; performance is held against the floor instead. */
export const PERFECT = ['accessibility', 'best-practices', 'seo'] as const;

/**
 * The five figures that the performance score is made of, and nothing else: a fourth less time for an audit, with
 * the same figures (seven audits of four pages each way). The other scores read 0.
 */
export const METRICS = {
  onlyCategories: null,
  onlyAudits: [
    'first-contentful-paint',
    'largest-contentful-paint',
    'total-blocking-time',
    'cumulative-layout-shift',
    'speed-index',
  ],
} satisfies Flags;

/** The fastest page there can be. Ratios to it hold from machine to machine, where seconds don't. */
export const FLOOR = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Floor</title>
<meta name="viewport" content="width=device-width"><style>h1{font:2rem serif}</style></head>
<body><h1>As fast as a page can be</h1></body></html>`;

const TRIES = 3;

/** Every page is measured as the one a visitor arrives on; Lighthouse would keep local storage. */
const EVERYTHING_STORED: NonNullable<Flags['clearStorageTypes']> = [
  'local_storage',
  'file_systems',
  'shader_cache',
  'service_workers',
  'cache_storage',
];

export type Audit = {
  scores: Record<(typeof PERFECT)[number] | 'performance', number>;
  /** First and largest contentful paint, in milliseconds of the simulated phone. */
  fcp: number;
  lcp: number;
  /** Total blocking time, in milliseconds of the simulated phone. */
  blocking: number;
  shift: number;
  kilobytes: number;
  /** What was painted largest: its kind, and the element as it stands in the page. */
  largest: { isPicture: boolean; element: string };
  /** What keeps a score under 100, by the audits' titles. */
  faults: string[];
};

/** What was painted largest, by the audit that takes the time of its painting apart. */
function readLargest(audits: Result['audits']): Audit['largest'] {
  const { details } = audits['lcp-breakdown-insight'] ?? {};
  const items = details?.type === 'list' ? details.items : [];
  const node = items.find((item) => 'type' in item && item.type === 'node');
  const element = node && 'snippet' in node ? String(node.snippet) : '';
  // It speaks of pictures alone, those of a style sheet among them.
  const discovery = audits['lcp-discovery-insight']?.scoreDisplayMode;
  return { isPicture: discovery !== undefined && discovery !== 'notApplicable', element };
}

function read({ audits, categories }: Result): Audit {
  const number = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const score = (id: string) => Math.round((categories[id]?.score ?? 0) * 100);
  const faults = PERFECT.flatMap((id) =>
    (categories[id]?.auditRefs ?? [])
      .filter(({ weight, id: audit }) => {
        const { score: value } = audits[audit] ?? {};
        return weight > 0 && typeof value === 'number' && value < 1;
      })
      .map(({ id: audit }) => `${id}: ${audits[audit]?.title} (${audit})`),
  );
  return {
    scores: {
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
      performance: score('performance'),
    },
    fcp: number('first-contentful-paint'),
    lcp: number('largest-contentful-paint'),
    blocking: number('total-blocking-time'),
    shift: number('cumulative-layout-shift'),
    kilobytes: number('total-byte-weight') / 1000,
    largest: readLargest(audits),
    faults,
  };
}

/**
 * Starts a browser for Lighthouse, which ends with the script.
 *
 * @param chromeArgs what the site's server asks for (`Edge`)
 * @returns the browser, for `audit`
 */
export async function startAuditor(chromeArgs: readonly string[]): Promise<Browser> {
  const { executablePath, args } = browser();
  const chrome = await chromeLauncher.launch({
    chromePath: executablePath,
    chromeFlags: ['--headless=new', ...args, ...chromeArgs],
    logLevel: 'silent',
  });
  process.once('exit', () => chrome.kill());
  return puppeteer.connect({
    browserURL: `http://localhost:${chrome.port}`,
    defaultViewport: null,
  });
}

/**
 * Opens a window for Lighthouse that ignores input. A browser moves its mouse into each new process, unasked, and
 * lays out for it what is there: a page still being read, or the empty document before it in place of the page.
 * Lighthouse counts the first layout, so that was up to 3 % of a first paint. A phone has no mouse.
 */
async function openWithoutMouse(auditor: Browser): Promise<Page> {
  const page = await auditor.newPage();
  const session = await page.createCDPSession();
  await session.send('Input.setIgnoreInputEvents', { ignore: true });
  return page;
}

/**
 * Audits one page. On a busy machine Lighthouse may miss the start of a page: it tries again.
 *
 * @param auditor the browser (`startAuditor`)
 * @throws PlainError when Lighthouse could not measure it at all
 */
export async function audit(url: string, auditor: Browser, flags: Flags = {}): Promise<Audit> {
  let reason = 'it said nothing';
  for (let tries = 1; tries <= TRIES; tries += 1) {
    const page = await openWithoutMouse(auditor);
    const allFlags: Flags = {
      logLevel: 'silent',
      disableFullPageScreenshot: true,
      clearStorageTypes: EVERYTHING_STORED,
      onlyCategories: [...PERFECT, 'performance'],
      ...flags,
    };
    const result = await lighthouse(url, allFlags, undefined, page).finally(() => page.close());
    if (result && !result.lhr.runtimeError) return read(result.lhr);
    reason = result?.lhr.runtimeError?.message ?? reason;
  }
  throw new PlainError(`Lighthouse could not measure ${url}: ${reason}`);
}
