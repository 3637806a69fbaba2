import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fallbackImage } from '../../../src/domain/pictures/fallback-image.ts';

describe('fallbackImage', () => {
  test.each([
    ['the first tour photo', 1, 1],
    ['the eleventh', 11, 0],
    ['a fan photo', 101, 2],
    ['an id below zero', -1, 10],
    ['no number', Number.NaN, 0],
    ['a fraction', 2.5, 0],
  ])('%s', (_, id, expected) => {
    expect(fallbackImage(id)).toBe(expected);
  });

  test('every id has a fallback', () => {
    fc.assert(
      fc.property(fc.oneof(fc.integer(), fc.double()), (id) => {
        const index = fallbackImage(id);
        expect(Number.isInteger(index) && index >= 0 && index <= 10).toBe(true);
      }),
    );
  });
});
