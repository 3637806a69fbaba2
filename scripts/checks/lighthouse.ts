/**
 * Lighthouse's mobile audit of the built site, in one browser: accessibility, best
 * practices and search must be 100, and nothing may shift.
 *
 * Speed is held against the fastest page there can be, one headline with its style inside, served
 * and measured in the same run: such a ratio holds from machine to machine, where seconds don't.
 * A page is measured again, twice at most, before its speed counts against it.
 *
 * `npm run lighthouse -- /tours /blog` measures those two alone.
 */
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as chromeLauncher from 'chrome-launcher';
import lighthouse, { type Flags, type Result } from 'lighthouse';
import { browser } from '../dev/browser.mjs';
import { builtSandboxPort } from '../dev/build.ts';
import { dist } from './built-pages.ts';
import { PlainError, root, runScript, sparePort } from '../dev/processes.ts';
import { auditedPages } from './audited-pages.ts';
import { serveSite, startSandbox } from '../dev/servers.ts';
import { LAYOUT_SHIFT_LIMIT } from './layout-shift.ts';

const PERFECT = ['accessibility', 'best-practices', 'seo'] as const;

/** Generous, so that only a page that has grown heavy fails: on a busy machine good ones reach 1.7 and 2.7. */
const SLOWEST = { fcp: 2, lcp: 3.2 };
const TRIES = 3;

/** Every page is measured as the one a visitor arrives on; Lighthouse would keep local storage. */
const EVERYTHING_STORED: NonNullable<Flags['clearStorageTypes']> = [
  'local_storage',
  'file_systems',
  'shader_cache',
  'service_workers',
  'cache_storage',
];

const FLOOR = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Floor</title>
<meta name="viewport" content="width=device-width"><style>h1{font:2rem serif}</style></head>
<body><h1>As fast as a page can be</h1></body></html>`;

type Audit = {
  scores: Record<(typeof PERFECT)[number] | 'performance', number>;
  /** Milliseconds of the simulated phone on slow 4G. */
  fcp: number;
  lcp: number;
  shift: number;
  kilobytes: number;
  /** What keeps a score under 100, by the audits' titles. */
  faults: string[];
};

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
    shift: number('cumulative-layout-shift'),
    kilobytes: number('total-byte-weight') / 1000,
    faults,
  };
}

/**
 * Measures one page. On a busy machine Lighthouse may miss the start of a page: it tries again.
 *
 * @throws PlainError when Lighthouse could not measure it at all
 */
async function measure(url: string, port: number, flags: Flags = {}): Promise<Audit> {
  let reason = 'it said nothing';
  for (let tries = 1; tries <= TRIES; tries += 1) {
    const result = await lighthouse(url, {
      port,
      logLevel: 'silent',
      disableFullPageScreenshot: true,
      clearStorageTypes: EVERYTHING_STORED,
      onlyCategories: [...PERFECT, 'performance'],
      ...flags,
    });
    if (result && !result.lhr.runtimeError) return read(result.lhr);
    reason = result?.lhr.runtimeError?.message ?? reason;
  }
  throw new PlainError(`Lighthouse could not measure ${url}: ${reason}`);
}

/** A page kept out of search on purpose can't be blamed for it. */
function flagsFor(path: string): Flags {
  const file = join(dist, path === '/' ? 'index.html' : `${path.slice(1)}.html`);
  const isHidden = /<meta name="?robots"? content="?noindex/.test(readFileSync(file, 'utf8'));
  return isHidden ? { skipAudits: ['is-crawlable'] } : {};
}

/** The build with the floor page added: a copy, so that the page is never deployed. */
function layFloor(): string {
  const folder = join(root, '.cache', 'lighthouse-site');
  rmSync(folder, { recursive: true, force: true });
  cpSync(dist, folder, { recursive: true });
  writeFileSync(join(folder, 'floor.html'), FLOOR);
  return folder;
}

type Ratios = { fcp: number; lcp: number };

function faultsOf(audit: Audit, ratios: Ratios): string[] {
  const slow = (['fcp', 'lcp'] as const)
    .filter((metric) => ratios[metric] > SLOWEST[metric])
    .map(
      (metric) => `${metric} is ${ratios[metric].toFixed(2)} x the floor, over ${SLOWEST[metric]}`,
    );
  // Lighthouse shows three digits.
  const shifts =
    audit.shift >= LAYOUT_SHIFT_LIMIT ? [`the page shifts by ${audit.shift.toFixed(3)}`] : [];
  return [...audit.faults, ...shifts, ...slow];
}

function line(path: string, audit: Audit, ratios: Ratios): string {
  const { scores } = audit;
  const marks = [...PERFECT, 'performance' as const].map((id) => String(scores[id]).padStart(5));
  return [
    path.padEnd(36),
    ...marks,
    audit.shift.toFixed(3).padStart(8),
    ratios.fcp.toFixed(2).padStart(7),
    ratios.lcp.toFixed(2).padStart(7),
    audit.kilobytes.toFixed(0).padStart(7),
  ].join('');
}

async function main(): Promise<void> {
  const sitePort = await sparePort();
  await startSandbox({ port: builtSandboxPort() });
  await serveSite({ port: sitePort, folder: layFloor() });
  const { executablePath, args } = browser();
  const chrome = await chromeLauncher.launch({
    chromePath: executablePath,
    chromeFlags: ['--headless=new', ...args],
    logLevel: 'silent',
  });
  process.once('exit', () => chrome.kill());

  const address = (path: string) => `http://localhost:${sitePort}${path}`;
  // Lighthouse's first page pays for the browser's own start, and one alone may be lucky.
  await measure(address('/floor'), chrome.port);
  const floors = [];
  for (let time = 0; time < 3; time += 1)
    floors.push(await measure(address('/floor'), chrome.port));
  const [, floor] = floors.toSorted((a, b) => a.fcp - b.fcp);
  if (!floor) throw new Error('The floor page was not measured.');

  console.log(`${' '.repeat(36)} a11y best  seo perf   shift    fcp    lcp     kB`);
  let failures = 0;
  const asked = process.argv.slice(2);
  for (const path of asked.length > 0 ? asked : auditedPages()) {
    const best: Ratios = { fcp: Number.POSITIVE_INFINITY, lcp: Number.POSITIVE_INFINITY };
    for (let tries = 1; ; tries += 1) {
      const audit = await measure(address(path), chrome.port, flagsFor(path));
      best.fcp = Math.min(best.fcp, audit.fcp / floor.fcp);
      best.lcp = Math.min(best.lcp, audit.lcp / floor.lcp);
      const faults = faultsOf(audit, best);
      if (faults.length > 0 && tries < TRIES) continue;
      console.log(line(path, audit, best));
      for (const fault of faults) console.log(`    ${fault}`);
      failures += faults.length;
      break;
    }
  }
  console.log(
    'fcp and lcp are multiples of the fastest page there can be, measured in the same run.',
  );
  if (failures > 0) throw new PlainError(`Lighthouse holds ${failures} things against the site.`);
  process.exit(0);
}

runScript(main);
