import type { Row, Rows } from './figures.ts';

/**
 * Measures one row after another, or some at a time where a busy machine does not change the figure.
 *
 * @param measure gives no row for what has no such figure
 * @returns the rows in the order of the names
 */
export async function collectRows(
  names: readonly string[],
  atOnce: number,
  measure: (name: string) => Promise<Row | undefined>,
): Promise<Rows> {
  const found = new Map<string, Row>();
  const waiting = [...names];
  const measureOn = async (): Promise<void> => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
      const row = await measure(name);
      if (row) found.set(name, row);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, measureOn));
  return Object.fromEntries(
    names.flatMap((name) => {
      const row = found.get(name);
      return row ? [[name, row]] : [];
    }),
  );
}
