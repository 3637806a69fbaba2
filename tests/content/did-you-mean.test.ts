import { expect, test } from 'vitest';
import { suggest } from '../../scripts/content/check/read/did-you-mean.ts';

const FIELDS = ['title', 'badge', 'NYC History', 'order'];
const MANY = Array.from({ length: 13 }, (_, index) => `word${index}xxxxxx`);

test.each([
  ['two letters swapped', 'bagde', FIELDS, 'did you mean "badge"?'],
  ['a letter left out', 'tite', FIELDS, 'did you mean "title"?'],
  ['another case', 'NYC history', FIELDS, 'did you mean "NYC History"?'],
  ['two equally close words', 'Son', ['Mon', 'Sun', 'Sat'], 'did you mean "Mon" or "Sun"?'],
  ['nothing close in a short list', 'weather', ['title', 'badge'], 'choose one of: title, badge'],
  ['nothing close in a long list', 'weather', MANY, 'look it up'],
  ['a number', '38', ['3', '8', '28'], 'choose one of: 3, 8, 28'],
])('suggests for %s', (_, typed, words, suggestion) => {
  expect(suggest(typed, words, 'look it up')).toBe(suggestion);
});
