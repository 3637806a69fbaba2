import { expect, test } from 'vitest';
import { titleParts } from '../../../src/domain/text/title-parts.ts';

test.each([
  ['after its colon', 'Ten Years Later: A Cat Returns', ['Ten Years Later:', 'A Cat Returns']],
  ['after its question', 'May Cats Vote? No', ['May Cats Vote?', 'No']],
  ['once only', 'One: Two: Three', ['One:', 'Two: Three']],
  ['nowhere when the question ends it', 'May Cats Vote?', ['May Cats Vote?']],
  ['nowhere at a time of day', 'The 1:15 Walk', ['The 1:15 Walk']],
  ['without a second space', 'May Cats Vote?  No', ['May Cats Vote?', 'No']],
  // With line breaks, which are kept.
  ['nowhere in a second line', 'A Cat\nReturns: A Story', ['A Cat\nReturns: A Story']],
  ['nowhere before one', 'Returns: A Cat\nin Brooklyn', ['Returns: A Cat\nin Brooklyn']],
])('titleParts breaks %s', (_, title, parts) => {
  expect(titleParts(title)).toEqual(parts);
});
