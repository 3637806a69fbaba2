import { expect, test } from 'vitest';
import { isSlug, toSlug } from '../../../src/domain/blog/slug.ts';

test.each([
  ['a category', 'History Deep Dives', 'history-deep-dives'],
  ['accents', 'Café Cats & Co.', 'cafe-cats-co'],
  ['an apostrophe', 'The Hotel Cat’s 160 Kittens', 'the-hotel-cats-160-kittens'],
  ['nothing to keep', '!!!', ''],
])('toSlug: %s', (_, title, slug) => {
  expect(toSlug(title)).toBe(slug);
});

test.each([
  ['postal-cats-wall-street', true],
  ['7-hidden-stories', true],
  ['Postal-Cats', false],
  ['postal--cats', false],
  ['-postal', false],
  ['', false],
])('isSlug: "%s"', (text, expected) => {
  expect(isSlug(text)).toBe(expected);
});
