import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readAnchor } from '../../../src/domain/text/anchor.ts';

describe('readAnchor', () => {
  test.each([
    ['the booking section', '#book-now', 'book-now'],
    ['an encoded id', '#caf%C3%A9', 'café'],
    ['a hash with nothing after it', '#', undefined],
    ['no hash', '', undefined],
    ['a stray percent sign', '#98%', '98%'],
  ])('%s', (_, hash, expected) => {
    expect(readAnchor(hash)).toBe(expected);
  });

  test('no hash, however mangled, throws at a visitor', () => {
    fc.assert(fc.property(fc.string(), (text) => void readAnchor(`#${text}`)));
  });
});
