import { expect, test } from 'vitest';
import { readingMinutes } from '../../../src/domain/blog/reading-time.ts';

const words = (count: number) => 'cat '.repeat(count);

test.each([
  ['an empty text', '', 1],
  ['a note', words(40), 1],
  ['a page', words(440), 2],
  ['rounded to the nearest minute', words(1_000), 5],
])('readingMinutes of %s', (_, text, minutes) => {
  expect(readingMinutes(text)).toBe(minutes);
});

test('dashes, bullets and punctuation are not words', () => {
  expect(readingMinutes(`${words(220)}${'- * — … '.repeat(500)}`)).toBe(1);
});

test('a contraction and a compound are one word each', () => {
  expect(readingMinutes("don’t half-heard o'clock ".repeat(220))).toBe(3);
});
