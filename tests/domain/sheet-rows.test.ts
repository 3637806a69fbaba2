import { describe, expect, test } from 'vitest';
import { shapeOf, sheetRows, type Shape } from '../../src/domain/sheet-rows.ts';

const shapes = (letters: string): Shape[] =>
  [...letters].map((letter) => (letter === 'w' ? 'wide' : letter === 't' ? 'tall' : 'square'));

test.each([
  [1600, 1200, 'wide'],
  [1200, 1600, 'tall'],
  [1600, 1600, 'square'],
  [1600, 1500, 'square'],
])('a picture of %i by %i pixels is %s', (width, height, shape) => {
  expect(shapeOf({ width, height })).toBe(shape);
});

describe('rows of prints', () => {
  test('hold as many as there are columns', () => {
    expect(sheetRows(shapes('wtwwww'), 3)).toEqual([41, 41, 41, 48, 48, 48]);
  });

  test('leave no print alone at the end where two rows can share the gap', () => {
    expect(sheetRows(shapes('wwwwwww'), 3)).toEqual([48, 48, 48, 32, 32, 32, 32]);
  });

  test('are short where their height differs least', () => {
    // Two wide ones are nearer to a full row than two tall ones.
    expect(sheetRows(shapes('ttwww'), 3)).toEqual([34, 34, 34, 32, 32]);
  });

  test('take fewer prints than there are columns, and none', () => {
    expect(sheetRows(shapes('t'), 3)).toEqual([9]);
    expect(sheetRows([], 3)).toEqual([]);
  });
});
