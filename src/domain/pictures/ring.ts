/**
 * The place `steps` after `index` in a row of `count`, which is a ring: after the last comes the
 * first.
 *
 * @param count at least 1.
 */
export function stepInRing(index: number, steps: number, count: number): number {
  return (((index + steps) % count) + count) % count;
}
