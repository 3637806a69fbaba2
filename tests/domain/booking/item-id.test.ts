import { expect, test } from 'vitest';
import { parseItemId } from '../../../src/domain/booking/item-id.ts';

test.each([
  ['the tour a link asks for', '?itemId=562630', 562630],
  ['none', '', undefined],
  ['an empty one', '?itemId=', undefined],
  ['digits and a word', '?itemId=562630abc', undefined],
  ['another way to write numbers', '?itemId=0x10', undefined],
  ['digits of another script', '?itemId=%D9%A1%D9%A2', undefined],
  ['zero', '?itemId=0', undefined],
  ['more digits than a number can hold', `?itemId=${'9'.repeat(40)}`, undefined],
  ['a path', '?itemId=..%2F..%2Fevil', undefined],
])('parseItemId: %s', (_, search, expected) => {
  expect(parseItemId(search)).toBe(expected);
});
