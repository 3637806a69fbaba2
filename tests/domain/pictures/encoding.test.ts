import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Encoding,
  serializeEncoding,
  parseEncoding,
} from '../../../src/domain/pictures/encoding.ts';

describe('serializeEncoding', () => {
  // Part of cached files' names: a change would encode every picture again.
  test.each<[what: string, encoding: Encoding, word: string]>([
    ['quality and effort', { quality: 48, effort: 3 }, 'q48e3'],
    [
      'the weight it may have',
      { quality: 50, effort: 3, atMost: { bytes: 25_000, effort: 5 } },
      'q50e3max25000e5',
    ],
  ])('tells %s', (_, encoding, word) => {
    expect(serializeEncoding(encoding)).toBe(word);
  });

  test('parseEncoding is its inverse', () => {
    const encodings: fc.Arbitrary<Encoding> = fc.record(
      {
        quality: fc.integer({ min: 1, max: 100 }),
        effort: fc.integer({ min: 0, max: 9 }),
        atMost: fc.record({
          bytes: fc.integer({ min: 1 }),
          effort: fc.integer({ min: 0, max: 9 }),
        }),
      },
      { requiredKeys: ['quality', 'effort'] },
    );
    fc.assert(
      fc.property(encodings, (encoding) => {
        expect(parseEncoding(serializeEncoding(encoding))).toEqual(encoding);
      }),
    );
  });

  test.each([
    ['a quality of the image service’s own', 'high'],
    ['a bare number', 80],
    ['no quality', undefined],
    ['an empty one', ''],
    ['a quality without its effort', 'q48'],
    ['an effort of two digits', 'q48e10'],
    ['a weight that is not told', 'q48e3maxe5'],
    ['a weight in words', 'q48e3maxlotse5'],
    ['a weight with its unit', 'q48e3max25000kBe5'],
    ['a weight without its effort', 'q48e3max25000'],
    ['words before it', 'avif-q48e3'],
    ['words after it', 'q48e3-wide'],
  ])('parseEncoding rejects %s', (_, word) => {
    expect(parseEncoding(word)).toBeUndefined();
  });
});
