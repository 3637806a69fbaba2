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
      'a byte limit',
      { quality: 50, effort: 3, atMost: { bytes: 25_000, effort: 5 } },
      'q50e3max25000e5',
    ],
  ])('contains %s, and parseEncoding reads it', (_, encoding, word) => {
    expect(serializeEncoding(encoding)).toBe(word);
    expect(parseEncoding(word)).toEqual(encoding);
  });

  test.each([
    'high',
    80,
    undefined,
    'q48',
    'q48e10',
    'q48e3maxe5',
    'q48e3max25000kBe5',
    'q48e3max25000',
    'avif-q48e3',
    'q48e3-wide',
  ])('parseEncoding rejects %s', (word) => {
    expect(parseEncoding(word)).toBeUndefined();
  });
});
