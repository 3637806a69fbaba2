/** Properties of the rules for any input; examples are in each rule's own test. */
import fc, { type Arbitrary } from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  redirectProblems,
  redirectRules,
  refreshFile,
  refreshPages,
} from '../../src/domain/redirects/redirects.ts';
import { newYorkInstant, toNewYorkIso } from '../../src/domain/seasons/new-york-time.ts';

/** Also the days around changes of the clocks. */
const dates = fc.oneof(
  fc.constantFrom('2026-03-07', '2026-03-08', '2026-10-31', '2026-11-01'),
  fc
    .date({ min: new Date('2000-01-01'), max: new Date('2060-01-01'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10)),
);
// Without the hours in which clocks change.
const times = fc
  .tuple(fc.integer({ min: 4, max: 23 }), fc.constantFrom('00', '30'))
  .map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${minute}`);

/** Each run has other cases; a failure names its seed and the shortest case. */
function property<Case>(name: string, cases: Arbitrary<Case>, holds: (value: Case) => void): void {
  test(name, () => fc.assert(fc.property(cases, holds), { numRuns: 200 }));
}

property('newYorkInstant and toNewYorkIso are inverse', fc.tuple(dates, times), ([date, time]) => {
  expect(toNewYorkIso(newYorkInstant(date, time)).slice(0, 16)).toBe(`${date}T${time}`);
});

describe('a table without redirectProblems', () => {
  const PAGES = ['/', '/about', '/blog'];
  const paths = fc
    .array(fc.constantFrom('a', 'A', 'about', 'x.html', '%61bout', '..', ''), {
      minLength: 1,
      maxLength: 2,
    })
    .map((segments) => `/${segments.join('/')}`);
  const valid = fc
    .array(fc.record({ from: paths, to: fc.oneof(paths, fc.constantFrom(...PAGES)) }), {
      maxLength: 3,
    })
    .filter((table) => redirectProblems(table, PAGES).length === 0);

  property('leads to pages, and hides none', valid, (table) => {
    const from = redirectRules(table).matchAll(/^\S+/gm);
    expect([...from].filter(([path]) => PAGES.includes(decodeURIComponent(path)))).toEqual([]);
    expect(table.filter(({ to }) => !PAGES.includes(to))).toEqual([]);
  });
  property('has refresh files whose names differ in more than case', valid, (table) => {
    const pages = PAGES.map((path) => `${path === '/' ? 'index' : path.slice(1)}.html`);
    const refresh = refreshPages(table, PAGES).map((row) => refreshFile(row.from));
    const names = [...pages, ...refresh].map((name) => name.toLowerCase());
    expect(new Set(names).size).toBe(names.length);
  });
});
