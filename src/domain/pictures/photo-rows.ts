/** Pictures side by side, all of the same height. */
export type PhotoRow = {
  count: number;
  /** The sum of its pictures' widths, where each is 1 high. */
  width: number;
};

type Limits = {
  /** The row width that gives the best height. */
  best: number;
  /** Narrower rows would be too high. */
  least: number;
};

type Plan = { cost: number; rows: PhotoRow[] };

/** The cost of a bad row, far above any difference in height. */
const PENALTY = 1e6;

/**
 * Splits pictures into rows, in order, so that row heights differ little and no picture is alone in a row.
 *
 * @param shapes each picture's width divided by its height.
 */
export function planRows(shapes: readonly number[], { best, least }: Limits): PhotoRow[] {
  let cheapest: Plan = { cost: 0, rows: [] };
  /** The cheapest plan for the pictures before each index. */
  const plans = [cheapest];
  for (let end = 1; end <= shapes.length; end += 1) {
    cheapest = { cost: Infinity, rows: [] };
    let width = 0;
    for (const [start, before] of [...plans.entries()].toReversed()) {
      width += shapes[start] ?? 0;
      const count = end - start;
      const badness = Number(count === 1) + Number(width < least);
      // Weighted by width, or few rows would be cheaper than good ones.
      const difference = width * Math.log(width / best) ** 2;
      const cost = before.cost + PENALTY * badness + difference;
      if (cost < cheapest.cost) cheapest = { cost, rows: [...before.rows, { count, width }] };
    }
    plans.push(cheapest);
  }
  return cheapest.rows;
}
