import { describe, expect, test } from 'vitest';
import { interpolateAll, tokensIn } from '../../../src/domain/text/interpolate.ts';

const words = { price: '$40', duration: 'about 2 hours' };

describe('interpolateAll', () => {
  test.each([
    ['a token', 'Only {price}!', 'Only $40!'],
    ['the same token twice', '{price} + {price}', '$40 + $40'],
    [
      'a token with a capital, at the start of a sentence',
      '{Duration} on foot',
      'About 2 hours on foot',
    ],
    ['words without tokens', 'A cat', 'A cat'],
    ['braces that hold no word', 'a {1} and { } b', 'a {1} and { } b'],
  ])('fills %s', (_, text, filled) => {
    expect(interpolateAll(text, words)).toBe(filled);
  });

  test('reaches every text of a page and leaves its numbers and yes-or-no alone', () => {
    const page = {
      title: '{price}',
      lines: [{ text: '{price}' }],
      order: 1,
      draft: false,
      note: null,
    };
    expect(interpolateAll(page, words)).toEqual({
      title: '$40',
      lines: [{ text: '$40' }],
      order: 1,
      draft: false,
      note: null,
    });
  });

  test('leaves a token for later when only the page knows it, capital or not', () => {
    expect(interpolateAll('{Month}: {price}', words, ['month'])).toBe('{Month}: $40');
  });

  test('refuses a token without a value, which a visitor would read', () => {
    expect(() => interpolateAll('Only {pirce}!', words)).toThrow(RangeError);
    expect(() => interpolateAll('Only {pirce}!', words)).toThrow('{pirce}');
  });

  test('does not mistake what every object has for a token', () => {
    expect(() => interpolateAll('{constructor}', words)).toThrow(RangeError);
  });

  test('a replacement is not filled again', () => {
    expect(interpolateAll('{a}', { a: '{b}', b: 'B' })).toBe('{b}');
  });
});

test('tokensIn lists tokens in their order', () => {
  expect(tokensIn('{price} for {duration}, {price}')).toEqual(['price', 'duration', 'price']);
});

test('a capital is filled too where the page leaves its own tokens for later', () => {
  const words = interpolateAll('{Groups}, {month}', { groups: 'ten' }, ['groups', 'month']);
  expect(words).toBe('Ten, {month}');
});
