/** Pictures that stand side by side, all equally high. */
export type PhotoRow = {
  count: number;
  /** The widths of its pictures together, where each is 1 high. */
  width: number;
};

type Wanted = {
  /** The width of a row that has the height that looks best. */
  best: number;
  /** The width below which a row that fills its line would be too high. */
  least: number;
};

type Plan = { cost: number; rows: PhotoRow[] };

/** What a row costs that nobody would want, far above any difference in height. */
const UNWANTED = 1e6;

/**
 * Puts pictures in rows of equal height, in their order, so that the rows differ little in height
 * and no picture stands alone in one, unless there is only one.
 *
 * @param shapes each picture's width divided by its height
 */
export function planRows(shapes: readonly number[], { best, least }: Wanted): PhotoRow[] {
  let cheapest: Plan = { cost: 0, rows: [] };
  /** The cheapest way to set the pictures before each place. */
  const plans = [cheapest];
  for (let end = 1; end <= shapes.length; end += 1) {
    cheapest = { cost: Infinity, rows: [] };
    let width = 0;
    for (const [start, before] of [...plans.entries()].toReversed()) {
      width += shapes[start] ?? 0;
      const count = end - start;
      const trouble = Number(count === 1) + Number(width < least);
      // By the row's width, or few rows would be cheaper than good ones.
      const difference = width * Math.log(width / best) ** 2;
      const cost = before.cost + UNWANTED * trouble + difference;
      if (cost < cheapest.cost) cheapest = { cost, rows: [...before.rows, { count, width }] };
    }
    plans.push(cheapest);
  }
  return cheapest.rows;
}
