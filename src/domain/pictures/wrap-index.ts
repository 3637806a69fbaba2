/** Moves an index by `steps`, wrapping around at `count`, which is at least 1. */
export function wrapIndex(index: number, steps: number, count: number): number {
  return (((index + steps) % count) + count) % count;
}
