import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { photoHash, photoInHash, stepInRing } from '../../src/domain/photo-hash.ts';

describe('an address that opens a picture', () => {
  test('leads back to the picture it was made from', () => {
    fc.assert(
      fc.property(fc.nat(999_999), (id) => {
        expect(photoInHash(photoHash(id))).toBe(id);
      }),
    );
  });

  test.each(['', '#', '#book-now', '#photo-', '#photo-1x', '#photo--1', 'photo-1'])(
    'is not mistaken for another: "%s"',
    (hash) => {
      expect(photoInHash(hash)).toBeUndefined();
    },
  );
});

describe('stepInRing', () => {
  test.each([
    ['after the last comes the first', 51, 1, 0],
    ['before the first comes the last', 0, -1, 51],
    ['in between, the next', 4, 1, 5],
  ])('%s', (_, index, steps, expected) => {
    expect(stepInRing(index, steps, 52)).toBe(expected);
  });
});
