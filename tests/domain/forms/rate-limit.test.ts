import { describe, expect, test } from 'vitest';
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

describe('the contact form', () => {
  test('allows a first message', () => {
    expect(attempt(null, NOON, CONTACT_LIMIT).allowed).toBe(true);
  });

  test('refuses a second within 10 seconds, and allows it at 10', () => {
    expect(tryAt(CONTACT_LIMIT, [0, 9_999, 10_000])).toEqual([true, false, true]);
  });

  test('refuses a second at the same moment', () => {
    expect(tryAt(CONTACT_LIMIT, [0, 0])).toEqual([true, false]);
  });

  test('does not count refused attempts', () => {
    expect(tryAt(CONTACT_LIMIT, [0, 5_000, 9_000, 10_000])).toEqual([true, false, false, true]);
  });
});

describe('the Adventure Cats application', () => {
  test('allows five in a minute and refuses the sixth', () => {
    expect(tryAt(APPLICATION_LIMIT, [0, 1, 2, 3, 4, 59_999])).toEqual([
      true,
      true,
      true,
      true,
      true,
      false,
    ]);
  });

  test('uses a rolling minute', () => {
    expect(tryAt(APPLICATION_LIMIT, [0, 30_000, 30_001, 30_002, 30_003, 60_000, 60_001])).toEqual([
      true,
      true,
      true,
      true,
      true,
      true,
      false,
    ]);
  });
});

describe('withdraw', () => {
  test('removes one attempt', () => {
    const stored = JSON.stringify([NOON - 2, NOON - 1]);
    expect(withdraw(stored, NOON - 1)).toBe(JSON.stringify([NOON - 2]));
    expect(attempt(withdraw(JSON.stringify([NOON]), NOON), NOON + 1, CONTACT_LIMIT).allowed).toBe(
      true,
    );
  });

  test('drops values that are not numbers', () => {
    expect(withdraw(`["now", null, ${NOON}, ${NOON - 1}]`, NOON)).toBe(JSON.stringify([NOON - 1]));
  });

  test.each([null, '', 'meow', '{}'])('returns no attempts for %j', (stored) => {
    expect(withdraw(stored, NOON)).toBe('[]');
  });
});

describe('attempt allows a submission', () => {
  test.each([
    ['text that is not JSON', 'meow'],
    ['an empty text', ''],
    ['null', 'null'],
    ['an object', '{"length":9}'],
    ['a list of other things', '["now", null, {}, []]'],
    ['a bare number', String(NOON)],
  ])('with %s in storage', (_, stored) => {
    expect(attempt(stored, NOON, CONTACT_LIMIT).allowed).toBe(true);
  });

  test('after a clock was set back', () => {
    const { stored } = attempt(null, NOON + 3_600_000, CONTACT_LIMIT);
    expect(attempt(stored, NOON, CONTACT_LIMIT).allowed).toBe(true);
  });
});
