/**
 * Lighthouse's mobile audit of the built site, in one browser: accessibility, best
 * practices and search must be 100, and nothing may shift.
 *
 * Speed is held against the fastest page there can be, one headline with its style inside, served
 * and measured in the same run: such a ratio holds from machine to machine, where seconds don't. All
 * of it is served as a host would, over HTTP/2 and compressed (dev/edge.ts).
 * A page is measured again, twice at most, before its speed counts against it.
 *
 * `npm run lighthouse -- /tours /blog` measures those two alone.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Flags } from 'lighthouse';
import { builtSandboxPort } from '../dev/build.ts';
import { serveAtEdge } from '../dev/edge.ts';
import { PlainError, runScript } from '../dev/processes.ts';
import { startSandbox } from '../dev/servers.ts';
import { type Audit, audit, FLOOR, PERFECT, startAuditor } from './audit.ts';
import { auditedPages } from './audited-pages.ts';
import { dist } from './built-pages.ts';
import { LAYOUT_SHIFT_LIMIT } from './layout-shift.ts';

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
async function auditFloor(url: string, port: number): Promise<Audit> {
  // Lighthouse's first page pays for the browser's own start.
  await audit(url, port, { onlyCategories: ['performance'] });
  const floors = [];
  for (let time = 0; time < 3; time += 1) {
    floors.push(await audit(url, port, { onlyCategories: ['performance'] }));
  }
  const [, floor] = floors.toSorted((a, b) => a.fcp - b.fcp);
  if (!floor) throw new Error('The floor page was not measured.');
  return floor;
}

async function main(): Promise<void> {
  await startSandbox({ port: builtSandboxPort() });
  const edge = await serveAtEdge(dist, { '/floor': FLOOR });
  const auditor = await startAuditor(edge.chromeArgs);
  const floor = await auditFloor(`${edge.origin}/floor`, auditor);

  console.log(`${' '.repeat(36)} a11y best  seo perf   shift    fcp    lcp   tbt     kB`);
  let failures = 0;
  const asked = process.argv.slice(2);
  for (const path of asked.length > 0 ? asked : auditedPages()) {
    const best: Speed = {
      fcp: Number.POSITIVE_INFINITY,
      lcp: Number.POSITIVE_INFINITY,
      blocking: Number.POSITIVE_INFINITY,
    };
    for (let tries = 1; ; tries += 1) {
      const page = await audit(`${edge.origin}${path}`, auditor, flagsFor(path));
      best.fcp = Math.min(best.fcp, page.fcp / floor.fcp);
      best.lcp = Math.min(best.lcp, page.lcp / floor.lcp);
      best.blocking = Math.min(best.blocking, page.blocking);
      const faults = faultsOf(page, best);
      if (faults.length > 0 && tries < TRIES) continue;
      console.log(line(path, page, best));
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
