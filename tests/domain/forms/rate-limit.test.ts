import { expect, test } from 'vitest';
import {
  APPLICATION_LIMIT,
  attempt,
  CONTACT_LIMIT,
  withdraw,
} from '../../../src/domain/forms/rate-limit.ts';

const NOON = Date.UTC(2025, 4, 10, 16);

/** Tries at each moment in turn. @returns which attempts were allowed */
function tryAt(limit: typeof CONTACT_LIMIT, moments: number[]): boolean[] {
  let stored: string | null = null;
  return moments.map((moment) => {
    const result = attempt(stored, NOON + moment, limit);
    stored = result.stored;
    return result.allowed;
  });
}

test.each([
  ['a second message within 10 seconds', CONTACT_LIMIT, [0, 9_999, 10_000], '+-+'],
  ['one at the same moment', CONTACT_LIMIT, [0, 0], '+-'],
  ['the next after a refused one', CONTACT_LIMIT, [0, 5_000, 9_000, 10_000], '+--+'],
  ['a sixth application in a minute', APPLICATION_LIMIT, [0, 1, 2, 3, 4, 59_999], '+++++-'],
  [
    'a rolling minute',
    APPLICATION_LIMIT,
    [0, 30_000, 30_001, 30_002, 30_003, 60_000, 60_001],
    '++++++-',
  ],
])('%s: allowed or refused', (_, limit, moments, expected) => {
  expect(
    tryAt(limit, moments)
      .map((isAllowed) => (isAllowed ? '+' : '-'))
      .join(''),
  ).toBe(expected);
});

test('withdraw removes one attempt', () => {
  const stored = JSON.stringify([NOON - 2, NOON - 1]);
  expect(withdraw(stored, NOON - 1)).toBe(JSON.stringify([NOON - 2]));
  expect(attempt(withdraw(JSON.stringify([NOON]), NOON), NOON + 1, CONTACT_LIMIT).allowed).toBe(
    true,
  );
});

test.each([null, '', 'meow', '{}'])('withdraw returns no attempts for %j', (stored) => {
  expect(withdraw(stored, NOON)).toBe('[]');
});

test.each([
  ['text that is not JSON', 'meow'],
  ['an object', '{"length":9}'],
  ['a list of other things', '["now", null, {}, []]'],
])('attempt allows a submission with %s in storage', (_, stored) => {
  expect(attempt(stored, NOON, CONTACT_LIMIT).allowed).toBe(true);
});

test('attempt allows a submission after a clock was set back', () => {
  const { stored } = attempt(null, NOON + 3_600_000, CONTACT_LIMIT);
  expect(attempt(stored, NOON, CONTACT_LIMIT).allowed).toBe(true);
});
