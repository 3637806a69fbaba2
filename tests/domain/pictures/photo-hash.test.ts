import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { photoHash, photoInHash } from '../../../src/domain/pictures/photo-hash.ts';

describe('an address that opens a picture', () => {
  test('leads back to the picture it was made from', () => {
    fc.assert(
      fc.property(fc.nat(999_999), (id) => {
        expect(photoInHash(photoHash(id))).toBe(id);
      }),
    );
  });

  test.each([
    '',
    '#',
    '#book-now',
    '#photo-',
    '#photo-1x',
    '#photo--1',
    'photo-1',
    '#book-now#photo-1',
  ])('is not mistaken for another: "%s"', (hash) => {
    expect(photoInHash(hash)).toBeUndefined();
  });
});
