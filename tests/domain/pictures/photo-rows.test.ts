import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { planRows } from '../../../src/domain/pictures/photo-rows.ts';

const WIDE = 4 / 3;
const TALL = 3 / 4;
const wanted = { best: 4, least: 3.4 };
const counts = (shapes: number[]) => planRows(shapes, wanted).map(({ count }) => count);
const wide = (count: number) => Array<number>(count).fill(WIDE);

describe('planRows', () => {
  test.each([
    ['none', [], []],
    ['one', [WIDE], [1]],
    ['three of them', wide(3), [3]],
    ['six of them', wide(6), [3, 3]],
    ['seven, of which none stands alone', wide(7), [3, 4]],
    ['tall ones, more of which make a row', Array<number>(5).fill(TALL), [5]],
    ['wide and tall ones', [WIDE, TALL, WIDE, TALL, WIDE, WIDE, WIDE], [4, 3]],
  ])('hold %s', (_, shapes, expected) => {
    expect(counts(shapes).toSorted()).toEqual(expected.toSorted());
  });

  test('leaves no panorama alone in a row', () => {
    const rows = planRows([2.4, WIDE, WIDE], { best: 2.75, least: 2.15 });
    expect(rows.map(({ count }) => count)).toEqual([3]);
  });

  test('puts the fuller row first if both are possible', () => {
    expect(counts(wide(7))).toEqual([4, 3]);
  });

  test('prefers the best width to narrower ones', () => {
    const rows = planRows(Array<number>(8).fill(1), { best: 4, least: 2 });
    expect(rows.map(({ count }) => count)).toEqual([4, 4]);
  });

  test('accepts a row of the minimum width', () => {
    const rows = planRows([1, 1, 1, 1], { best: 2, least: 2 });
    expect(rows.map(({ count }) => count)).toEqual([2, 2]);
  });

  test('returns the rows’ widths', () => {
    expect(planRows(wide(3), wanted)).toEqual([{ count: 3, width: 4 }]);
  });

  const shapes = fc.array(fc.double({ min: 0.5, max: 2, noNaN: true }), { maxLength: 80 });

  test('keeps every picture, in order', () => {
    fc.assert(
      fc.property(shapes, (all) => {
        let start = 0;
        for (const { count, width } of planRows(all, wanted)) {
          const sum = all.slice(start, start + count).reduce((a, b) => a + b, 0);
          expect(width).toBeCloseTo(sum, 6);
          start += count;
        }
        expect(start).toBe(all.length);
      }),
    );
  });

  test('leaves no picture alone and no row too high', () => {
    fc.assert(
      fc.property(shapes, (all) => {
        const rows = planRows(all, wanted);
        const total = all.reduce((a, b) => a + b, 0);
        if (total < wanted.least) expect(rows.length).toBeLessThanOrEqual(1);
        else {
          for (const { count, width } of rows) {
            expect(count).toBeGreaterThan(1);
            expect(width).toBeGreaterThanOrEqual(wanted.least);
          }
        }
      }),
    );
  });
});
