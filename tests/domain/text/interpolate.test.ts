import { expect, test } from 'vitest';
import { fillKnown, interpolateAll, variablesIn } from '../../../src/domain/text/interpolate.ts';

const words = { price: '$40', duration: 'about 2 hours' };

test.each([
  ['a variable', 'Only {price}!', 'Only $40!'],
  ['the same variable twice', '{price} + {price}', '$40 + $40'],
  [
    'a variable with a capital, at the start of a sentence',
    '{Duration} on foot',
    'About 2 hours on foot',
  ],
  ['words without variables', 'A cat', 'A cat'],
  ['braces without a word', 'a {1} and { } b', 'a {1} and { } b'],
])('fills %s', (_, text, filled) => {
  expect(interpolateAll(text, words)).toBe(filled);
});

test('fills nested strings and keeps numbers and booleans', () => {
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

test('throws for a variable without a value', () => {
  expect(() => interpolateAll('Only {pirce}!', words)).toThrow(RangeError);
  expect(() => interpolateAll('Only {pirce}!', words)).toThrow('{pirce}');
});

test('ignores Object.prototype members', () => {
  expect(() => interpolateAll('{constructor}', words)).toThrow(RangeError);
});

test('does not fill replacements again', () => {
  expect(interpolateAll('{a}', { a: '{b}', b: 'B' })).toBe('{b}');
});

test('variablesIn lists variables in their order', () => {
  expect(variablesIn('{price} for {duration}, {price}')).toEqual(['price', 'duration', 'price']);
});

test('fillKnown keeps variables without a value, also capitalized', () => {
  expect(fillKnown('{Month}: {Duration}, {price}', words)).toBe('{Month}: About 2 hours, $40');
});
