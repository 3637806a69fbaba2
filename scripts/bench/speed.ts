import { audit, type Audit, PERFECT, startAuditor } from '../checks/audit.ts';
import { FLOOR_ROW, median, type Row, type Rows } from './figures.ts';
import { FLOOR_PATH, type Place } from './place.ts';

const ROUNDS = 5;

/** Some audits of one page; the first alone has the categories that do not waver. */
async function auditOften(url: string, auditor: number): Promise<[Audit, ...Audit[]]> {
  const audits: [Audit, ...Audit[]] = [await audit(url, auditor)];
  while (audits.length < ROUNDS) {
    audits.push(await audit(url, auditor, { onlyCategories: ['performance'] }));
  }
  return audits;
}

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

/** What Lighthouse says of some pages, and of the floor page in the same run. */
export async function measureSpeeds(
  { origin, chromeArgs }: Place,
  paths: readonly string[],
): Promise<Rows> {
  const auditor = await startAuditor(chromeArgs);
  // Lighthouse's first page pays for the browser's own start.
  await audit(`${origin}${FLOOR_PATH}`, auditor);
  const floorAudits = await auditOften(`${origin}${FLOOR_PATH}`, auditor);
  const floor = {
    fcp: median(floorAudits.map(({ fcp }) => fcp)),
    lcp: median(floorAudits.map(({ lcp }) => lcp)),
  };
  const rows: Rows = { [FLOOR_ROW]: readRow(floorAudits, floor) };
  for (const path of paths)
    rows[path] = readRow(await auditOften(`${origin}${path}`, auditor), floor);
  return rows;
}
