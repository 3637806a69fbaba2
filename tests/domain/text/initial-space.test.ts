import { expect, test } from 'vitest';
import { keepInitialSpace } from '../../../src/domain/text/initial-space.ts';

test.each([
  ['a word of one letter', 'A letter went missing', 'A\u00a0letter went missing'],
  ['one before a line break', '\nA\nletter', 'A\u00a0letter'],
  ['an accented one', 'À table', 'À\u00a0table'],
  ['a longer word, left alone', 'It took a keeper', 'It took a keeper'],
  ['a number, left alone', '7 cats', '7 cats'],
  ['a tag, left alone', '<em>A</em> letter', '<em>A</em> letter'],
])('%s', (_, html, kept) => {
  expect(keepInitialSpace(html)).toBe(kept);
});
