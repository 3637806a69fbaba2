import { audit, type Audit, METRICS, PERFECT, startAuditor } from '../checks/audit.ts';
import { FLOOR_ROW, FLOOR_WITH_HEADERS_ROW, median, type Row, type Rows } from './figures.ts';
import { FLOOR_PATH, FLOOR_WITH_HEADERS_PATH, type Place } from './place.ts';

/** Lighthouse's medians, the paints in proportion to the floor's. */
function readRow(audits: readonly [Audit, ...Audit[]], floor: { fcp: number; lcp: number }): Row {
  const middle = (read: (one: Audit) => number) => median(audits.map(read));
  const [{ scores, largest }] = audits;
  return {
    figures: {
      fcp: middle(({ fcp }) => fcp / floor.fcp),
      lcp: middle(({ lcp }) => lcp / floor.lcp),
      blocking: middle(({ blocking }) => blocking),
      performance: middle((one) => one.scores.performance),
      perfect: Math.min(...PERFECT.map((id) => scores[id])),
    },
    largest,
  };
}

/**
 * What Lighthouse says of some pages, and of the floor page in the same run. All pages are audited once, then all
 * again: a minute in which the machine is busy falls on one audit of some pages, and not on all of one.
 *
 * One first paint wavers by some 1 % on a quiet machine, the middle one of eleven by 0.4 %, of five by 0.6 %.
 *
 * A row of its own has the floor page with the site's headers. `Cross-Origin-Opener-Policy` alone makes a browser
 * that comes from an empty window start a new process, which an arrival from another site does anyway.
 */
export async function measureSpeeds(
  { origin, chromeArgs }: Place,
  paths: readonly string[],
  rounds: number,
): Promise<Rows> {
  const auditor = await startAuditor(chromeArgs);
  // Lighthouse's first page pays for the browser's own start.
  await audit(`${origin}${FLOOR_PATH}`, auditor);
  const urls = [FLOOR_PATH, FLOOR_WITH_HEADERS_PATH, ...paths].map((path) => `${origin}${path}`);
  const audits = new Map<string, [Audit, ...Audit[]]>();
  // The first round alone has what does not waver: the other categories, and what was painted largest.
  for (const url of urls) audits.set(url, [await audit(url, auditor)]);
  for (let round = 2; round <= rounds; round += 1) {
    for (const url of urls) {
      audits.get(url)?.push(await audit(url, auditor, METRICS));
    }
  }
  const floorAudits = audits.get(`${origin}${FLOOR_PATH}`);
  if (!floorAudits) throw new Error('The floor page was not measured.');
  const floor = {
    fcp: median(floorAudits.map(({ fcp }) => fcp)),
    lcp: median(floorAudits.map(({ lcp }) => lcp)),
  };
  const rows: Rows = {};
  const names = new Map([
    [FLOOR_PATH, FLOOR_ROW],
    [FLOOR_WITH_HEADERS_PATH, FLOOR_WITH_HEADERS_ROW],
  ]);
  for (const [url, ofPage] of audits) {
    const path = url.slice(origin.length);
    rows[names.get(path) ?? path] = readRow(ofPage, floor);
  }
  return rows;
}
