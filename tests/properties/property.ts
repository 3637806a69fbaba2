import fc, { type Arbitrary } from 'fast-check';
import { test } from 'vitest';
import kept from './kept-seeds.json' with { type: 'json' };

/**
 * How many cases of each property are tried: `npm run properties` tries 100,000, of another seed each
 * time, `npm test` a few hundred that are always the same.
 */
const RUNS = Number(process.env['PROPERTY_RUNS'] ?? 300);
const SEED = process.env['PROPERTY_RUNS'] ? undefined : 1904;

/** Long enough for 100,000 cases on a slow machine, in milliseconds. */
const TIME_LIMIT = 1_200_000;

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
  test(name, { timeout: TIME_LIMIT }, () => {
    const rule = fc.property(cases, holds);
    for (const seed of KEPT[name] ?? []) fc.assert(rule, { seed, numRuns: RUNS });
    fc.assert(rule, { numRuns: RUNS, ...(SEED === undefined ? {} : { seed: SEED }) });
  });
}
