import { describe, expect, test } from 'vitest';
import {
  APPLICATION_LIMIT,
  attempt,
  CONTACT_LIMIT,
  withdraw,
} from '../../../src/domain/forms/rate-limit.ts';

const NOON = Date.UTC(2025, 4, 10, 16);

/** Tries at each moment in turn, storage carried along; says which attempts went through. */
function tryAt(limit: typeof CONTACT_LIMIT, moments: number[]): boolean[] {
  let stored: string | null = null;
  return moments.map((moment) => {
    const result = attempt(stored, NOON + moment, limit);
    stored = result.stored;
    return result.allowed;
  });
}

describe('the contact form', () => {
  test('takes a first message', () => {
    expect(attempt(null, NOON, CONTACT_LIMIT).allowed).toBe(true);
  });

  test('refuses a second within 10 seconds, and takes it at 10', () => {
    expect(tryAt(CONTACT_LIMIT, [0, 9_999, 10_000])).toEqual([true, false, true]);
  });

  test('refuses a second in the very same moment', () => {
    expect(tryAt(CONTACT_LIMIT, [0, 0])).toEqual([true, false]);
  });

  test('does not make an impatient visitor wait longer for having tried', () => {
    expect(tryAt(CONTACT_LIMIT, [0, 5_000, 9_000, 10_000])).toEqual([true, false, false, true]);
  });
});

describe('the Adventure Cats application', () => {
  test('takes five in a minute and refuses the sixth', () => {
    expect(tryAt(APPLICATION_LIMIT, [0, 1, 2, 3, 4, 59_999])).toEqual([
      true,
      true,
      true,
      true,
      true,
      false,
    ]);
  });

  test('the minute rolls: room comes back one by one', () => {
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

describe('an attempt that is withdrawn', () => {
  test('no longer counts, and the others do', () => {
    const stored = JSON.stringify([NOON - 2, NOON - 1]);
    expect(withdraw(stored, NOON - 1)).toBe(JSON.stringify([NOON - 2]));
    expect(attempt(withdraw(JSON.stringify([NOON]), NOON), NOON + 1, CONTACT_LIMIT).allowed).toBe(
      true,
    );
  });

  test('leaves of a list what are moments', () => {
    expect(withdraw(`["now", null, ${NOON}, ${NOON - 1}]`, NOON)).toBe(JSON.stringify([NOON - 1]));
  });

  test.each([null, '', 'meow', '{}'])('from %j leaves nothing', (stored) => {
    expect(withdraw(stored, NOON)).toBe('[]');
  });
});

describe('nobody is locked out', () => {
  test.each([
    ['text that is not JSON', 'meow'],
    ['an empty text', ''],
    ['null', 'null'],
    ['an object', '{"length":9}'],
    ['a list of other things', '["now", null, {}, []]'],
    ['a bare number', String(NOON)],
  ])('by %s in storage', (_, stored) => {
    expect(attempt(stored, NOON, CONTACT_LIMIT).allowed).toBe(true);
  });

  test('by a clock that was set back after the last message', () => {
    const { stored } = attempt(null, NOON + 3_600_000, CONTACT_LIMIT);
    expect(attempt(stored, NOON, CONTACT_LIMIT).allowed).toBe(true);
  });
});
