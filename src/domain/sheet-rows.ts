/** How wide a print of each shape is beside the others of its row, all of them equally high. */
export const SHAPE_WIDTHS = { wide: 16, square: 12, tall: 9 } as const;

export type Shape = keyof typeof SHAPE_WIDTHS;

/** The row width at which a row has the height that looks best, by how many prints stand abreast. */
const BEST_WIDTH_PER_PRINT = 13;

/** Far above what any difference in height costs: a row is short only where the count leaves one over. */
const MISSING_PRINT = 1000;

/**
 * The shape that comes nearest to a picture's own.
 *
 * @param picture its width and height, in pixels
 */
export function shapeOf({ width, height }: { width: number; height: number }): Shape {
  const ratio = width / height;
  if (ratio > 1.15) return 'wide';
  return ratio < 0.87 ? 'tall' : 'square';
}

/**
 * Puts prints in rows of equal height, in their order. Where the last row would be left with too
 * few, earlier ones share the gap, and those rows are short whose heights then differ least.
 *
 * @param shapes the prints, in their order
 * @param columns how many stand abreast in a full row, at least 1
 * @returns for each print, the width of its whole row in the units of `SHAPE_WIDTHS`
 */
export function sheetRows(shapes: readonly Shape[], columns: number): number[] {
  const best = columns * BEST_WIDTH_PER_PRINT;
  /** The cheapest way to lay out the prints before each place, as the widths of their rows. */
  const layouts: { cost: number; rows: number[] }[] = [{ cost: 0, rows: [] }];
  for (let end = 1; end <= shapes.length; end += 1) {
    const choices = Array.from({ length: Math.min(columns, end) }, (_, index) => {
      const start = end - index - 1;
      const width = shapes.slice(start, end).reduce((sum, shape) => sum + SHAPE_WIDTHS[shape], 0);
      const missing = columns - (end - start);
      const before = layouts[start] ?? { cost: 0, rows: [] };
      return {
        cost: before.cost + missing ** 2 * MISSING_PRINT + (best / width - 1) ** 2,
        rows: [...before.rows, ...Array<number>(end - start).fill(width)],
      };
    });
    layouts.push(choices.reduce((a, b) => (b.cost < a.cost ? b : a)));
  }
  return layouts.at(-1)?.rows ?? [];
}
