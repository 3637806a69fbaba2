import { describe, expect, test } from 'vitest';
import { wrapIndex } from '../../../src/domain/pictures/wrap-index.ts';

describe('wrapIndex', () => {
  test.each([
    ['after the last comes the first', 51, 1, 0],
    ['before the first comes the last', 0, -1, 51],
    ['in between, the next', 4, 1, 5],
  ])('%s', (_, index, steps, expected) => {
    expect(wrapIndex(index, steps, 52)).toBe(expected);
  });
});
