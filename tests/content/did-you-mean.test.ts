import { describe, expect, test } from 'vitest';
import { nearest, suggest } from '../../scripts/content/check/did-you-mean.ts';

describe('nearest', () => {
  test.each([
    ['two letters swapped', 'bagde', 'badge'],
    ['a letter left out', 'tite', 'title'],
    ['another case', 'NYC history', 'NYC History'],
    ['the word itself', 'badge', 'badge'],
  ])('knows what was meant: %s', (_, typed, meant) => {
    expect(nearest(typed, ['title', 'badge', 'NYC History', 'order'])).toBe(meant);
  });

  test('does not guess when nothing is close', () => {
    expect(nearest('weather', ['title', 'badge'])).toBeUndefined();
    expect(nearest('38', ['3', '8', '28'])).toBeUndefined();
  });
});

test('a short list is printed when there is no guess, a long one is not', () => {
  expect(suggest('weather', ['title', 'badge'], 'look it up')).toBe('choose one of: title, badge');
  const many = Array.from({ length: 13 }, (_, index) => `word${index}xxxxxx`);
  expect(suggest('weather', many, 'look it up')).toBe('look it up');
});
