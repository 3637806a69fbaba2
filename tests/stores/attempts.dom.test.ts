import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CONTACT_LIMIT } from '../../src/domain/rate-limit.ts';

const NOON = Date.UTC(2025, 4, 10, 16);

let takeTurn: typeof import('../../src/stores/attempts.ts').takeTurn;
beforeEach(async () => {
  vi.resetModules();
  localStorage.clear();
  ({ takeTurn } = await import('../../src/stores/attempts.ts'));
});
afterEach(() => vi.restoreAllMocks());

const tryAt = (moment: number) => takeTurn('sent', CONTACT_LIMIT, NOON + moment);

describe('a visitor who sends again too soon', () => {
  test('is refused, and not any longer once the time is over', () => {
    expect([0, 9_999, 10_000].map(tryAt)).toEqual([true, false, true]);
  });

  test('is refused in another tab and after a reload too', async () => {
    tryAt(0);
    vi.resetModules();
    const other = await import('../../src/stores/attempts.ts');
    expect(other.takeTurn('sent', CONTACT_LIMIT, NOON + 1)).toBe(false);
  });

  test('may still send another form', () => {
    tryAt(0);
    expect(takeTurn('other', CONTACT_LIMIT, NOON + 1)).toBe(true);
  });
});

describe('storage that does not work', () => {
  test('full: what is remembered on the page does', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect([0, 5_000, 10_000].map(tryAt)).toEqual([true, false, true]);
  });

  test('forbidden: the same', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect([0, 5_000, 10_000].map(tryAt)).toEqual([true, false, true]);
  });

  test.each(['', 'meow', 'null', '{"0":1}', '["now"]', `[${NOON + 3_600_000}]`])(
    'holding %j: nobody is locked out',
    (garbage) => {
      localStorage.setItem('sent', garbage);
      expect(tryAt(0)).toBe(true);
    },
  );
});
