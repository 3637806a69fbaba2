/**
 * Lighthouse's mobile audit of the built site, two pages at a time: accessibility, best
 * practices and search must be 100, and nothing may shift.
 *
 * Speed is held against the fastest page there can be, one headline with its style inside, served
 * and measured in the same run: such a ratio holds from machine to machine, where seconds don't. All
 * of it is served as a host would, over HTTP/2 and compressed (dev/edge.ts).
 * A page is measured again, twice at most, before its speed counts against it.
 *
 * `npm run lighthouse -- /tours /blog` measures those two alone.
 */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { builtSandboxPort } from '../dev/build.ts';
import { serveAtEdge } from '../dev/edge.ts';
import { PlainError, runScript } from '../dev/processes.ts';
import { startSandbox } from '../dev/servers.ts';
import { FLOOR } from './audit.ts';
import { auditedPages } from './audited-pages.ts';
import { dist } from './built-pages.ts';
import type { Share, Verdict } from './lighthouse-lane.ts';

const FLOOR_PATH = '/floor';

/** An audit waits most of its time; each lane holds its pages against a floor of its own. */
const LANES = 2;

/** Audits a lane's pages in a thread. @returns how many things are held against them */
async function runLane(share: Share): Promise<number> {
  let failures = 0;
  const lane = new Worker(new URL('lighthouse-lane.ts', import.meta.url), { workerData: share });
  lane.on('message', ({ line, faults }: Verdict) => {
    console.log(line);
    for (const fault of faults) console.log(`    ${fault}`);
    failures += faults.length;
  });
  // An error of the lane is thrown here.
  await once(lane, 'exit');
  return failures;
}

async function main(): Promise<void> {
  await startSandbox({ port: builtSandboxPort() });
  const { origin, chromeArgs } = await serveAtEdge(dist, { [FLOOR_PATH]: { html: FLOOR } });

  console.log(`${' '.repeat(36)} a11y best  seo perf   shift    fcp    lcp   tbt     kB`);
  const asked = process.argv.slice(2);
  const pages = asked.length > 0 ? asked : auditedPages();
  const shares = Array.from({ length: LANES }, (_, lane) =>
    pages.filter((_path, place) => place % LANES === lane),
  ).filter(({ length }) => length > 0);
  const failures = await Promise.all(
    shares.map((paths) => runLane({ origin, chromeArgs, floorPath: FLOOR_PATH, paths })),
  );
  const sum = failures.reduce((total, count) => total + count, 0);
  console.log(
    'fcp and lcp are multiples of the fastest page there can be, measured in the same run.',
  );
  if (sum > 0) throw new PlainError(`Lighthouse holds ${sum} things against the site.`);
  process.exit(0);
}

runScript(main);
