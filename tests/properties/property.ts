import fc, { type Arbitrary } from 'fast-check';
import { test } from 'vitest';
import kept from './kept-seeds.json' with { type: 'json' };

/** Each property is tried with the same cases in every run. */
const CASES = { numRuns: 300, seed: 1904 };

const KEPT: Readonly<Record<string, readonly number[]>> = kept;

/**
 * A test of what holds for every input.
 *
 * A failure names its seed: written into `kept-seeds.json` under the property's name, it is tried in
 * every later run.
 *
 * @param holds throws where it does not hold
 */
export function property<Case>(
  name: string,
  cases: Arbitrary<Case>,
  holds: (value: Case) => void,
): void {
  test(name, () => {
    const rule = fc.property(cases, holds);
    for (const seed of KEPT[name] ?? []) fc.assert(rule, { ...CASES, seed });
    fc.assert(rule, CASES);
  });
}
