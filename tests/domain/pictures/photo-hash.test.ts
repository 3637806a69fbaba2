import { describe, expect, test } from 'vitest';
import { photoInHash } from '../../../src/domain/pictures/photo-hash.ts';

describe('photoInHash', () => {
  test.each([
    '',
    '#',
    '#book-now',
    '#photo-',
    '#photo-1x',
    '#photo--1',
    'photo-1',
    '#book-now#photo-1',
  ])('rejects "%s"', (hash) => {
    expect(photoInHash(hash)).toBeUndefined();
  });
});
