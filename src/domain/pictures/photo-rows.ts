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

/** What a row costs that nobody would want, far above any difference in height. */
const UNWANTED = 1e6;

/**
 * Puts pictures in rows of equal height, in their order, so that the rows differ little in height
 * and no picture stands alone in one, unless there is only one.
 *
 * @param shapes each picture's width divided by its height
 */
export function planRows(shapes: readonly number[], { best, least }: Wanted): PhotoRow[] {
  /** The cheapest way to set the pictures before each place. */
  const plans: { cost: number; rows: PhotoRow[] }[] = [{ cost: 0, rows: [] }];
  for (let end = 1; end <= shapes.length; end += 1) {
    let cheapest: (typeof plans)[number] = { cost: Infinity, rows: [] };
    let width = 0;
    for (let start = end - 1; start >= 0; start -= 1) {
      width += shapes[start] ?? 0;
      const count = end - start;
      const before = plans[start];
      const trouble = Number(count === 1) + Number(width < least);
      // By the row's width, or few rows would be cheaper than good ones.
      const difference = width * Math.log(width / best) ** 2;
      const cost = (before?.cost ?? 0) + UNWANTED * trouble + difference;
      if (before && cost < cheapest.cost) {
        cheapest = { cost, rows: [...before.rows, { count, width }] };
      }
    }
    plans.push(cheapest);
  }
  return plans.at(-1)?.rows ?? [];
}
