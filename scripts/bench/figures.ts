/** What `npm run bench` measures: the figures, and how much each may be. */

import { LAYOUT_SHIFT_LIMIT } from '../checks/layout-shift.ts';

/** Figures of one page, or of one control, by the ids of the measures below. */
export type Row = {
  figures: Record<string, number>;
  /** What was painted largest, as Lighthouse saw it. */
  largest?: { isPicture: boolean; element: string };
  /** Whether the page shows a gallery, some pictures of which may be in its first view. */
  hasGallery?: boolean;
};

/** One table: its rows by their names, in the order of the run. */
export type Rows = Record<string, Row>;

/** A run, as it is kept. */
export type Run = {
  /** The day and the commit that was measured. */
  at: string;
  commit: string;
  pages: Rows;
  controls: Rows;
};

export type Measure = {
  id: string;
  /** The column's head; the unit stands below the table. */
  title: string;
  digits: number;
  /** The most it may be. */
  limit?: number | ((row: Row) => number | undefined);
};

/** What one congestion window carries: ten packets. */
export const DOCUMENT_LIMIT_BYTES = 14_000;

const WITH_A_PICTURE = 1.33;
const WITH_TEXT = 1.1;

const PAGE_MEASURES: readonly Measure[] = [
  { id: 'document', title: 'document', digits: 0, limit: DOCUMENT_LIMIT_BYTES },
  { id: 'served', title: 'served', digits: 0 },
  { id: 'script', title: 'script', digits: 0, limit: 2500 },
  {
    id: 'requests',
    title: 'requests',
    digits: 0,
    limit: ({ hasGallery }) => (hasGallery ? undefined : 8),
  },
  { id: 'others', title: 'others', digits: 0 },
  { id: 'fcp', title: 'first', digits: 2, limit: 1.05 },
  {
    id: 'lcp',
    title: 'largest',
    digits: 2,
    limit: ({ largest }) => (largest?.isPicture ? WITH_A_PICTURE : WITH_TEXT),
  },
  { id: 'blocking', title: 'blocking', digits: 0, limit: 10 },
  { id: 'shift', title: 'shift', digits: 4, limit: LAYOUT_SHIFT_LIMIT },
  { id: 'prerendered', title: 'prerendered', digits: 0, limit: 100 },
  { id: 'prefetched', title: 'prefetched', digits: 0, limit: 200 },
  { id: 'cached', title: 'cached', digits: 0, limit: 200 },
  { id: 'performance', title: 'perf', digits: 0 },
  { id: 'perfect', title: 'a11y best seo', digits: 0 },
];

const CONTROL_MEASURES: readonly Measure[] = [
  { id: 'cold', title: 'cold', digits: 0, limit: 100 },
  { id: 'warm', title: 'warm', digits: 0 },
  { id: 'paint', title: 'next paint', digits: 0, limit: 50 },
  { id: 'kilobytes', title: 'script', digits: 0 },
];

/** The name of the floor page's row. */
export const FLOOR_ROW = 'the floor';

/** The name of its row with the site's headers. */
export const FLOOR_WITH_HEADERS_ROW = 'the floor, our headers';

/** The tables of a run, and what the reader must know of each. */
export const TABLES = {
  pages: {
    measures: PAGE_MEASURES,
    legend: `document: bytes of the page and all within it, brotli at its best; served: as this server sends
it; script: bytes of inline script, gzip; requests: of a phone to us, before a touch (a page with a
gallery has no limit); others: to third parties; first, largest: paint, as a multiple of the floor's,
which is sent without our headers (${WITH_A_PICTURE} at most with a picture, ${WITH_TEXT.toFixed(2)} with text); blocking: milliseconds;
shift: the worst of phone and desk, cold, warm, fonts late; prerendered, prefetched, cached:
milliseconds from a click on a link to this page's paint, as the browser had it ready.`,
  },
  controls: {
    measures: CONTROL_MEASURES,
    legend: `cold: milliseconds from the first touch to the frame that answers, on a slow phone with no script
fetched; warm: likewise, its scripts fetched and not run; next paint: warm, to the next frame; script:
kB of script files by the answer, cold.`,
  },
};

/** Rows of two parts, or of two runs, together: what the later one lacks stays. */
export function mergeRows(rows: Rows, others: Rows): Rows {
  const merged = { ...rows };
  for (const [name, row] of Object.entries(others)) {
    const { figures = {}, ...rest } = merged[name] ?? {};
    merged[name] = { ...rest, ...row, figures: { ...figures, ...row.figures } };
  }
  return merged;
}

/** Whether a row's figure is over its limit. */
export function isOver({ id, limit }: Measure, row: Row): boolean {
  const figure = row.figures[id];
  const most = typeof limit === 'function' ? limit(row) : limit;
  return figure !== undefined && most !== undefined && figure > most;
}

/** The middle one, or the higher of the two middle ones; not a number when there is none. */
export function median(figures: readonly number[]): number {
  return figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN;
}
