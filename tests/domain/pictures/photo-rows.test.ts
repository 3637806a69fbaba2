import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { planRows } from '../../../src/domain/pictures/photo-rows.ts';

const WIDE = 4 / 3;
const TALL = 3 / 4;
const wanted = { best: 4, least: 3.4 };
const counts = (shapes: number[]) => planRows(shapes, wanted).map(({ count }) => count);
const wide = (count: number) => Array<number>(count).fill(WIDE);

describe('rows of pictures', () => {
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

  test('leave not even a panorama alone, which could fill one', () => {
    const rows = planRows([2.4, WIDE, WIDE], { best: 2.75, least: 2.15 });
    expect(rows.map(({ count }) => count)).toEqual([3]);
  });

  test('have the fuller one first where either would do', () => {
    expect(counts(wide(7))).toEqual([4, 3]);
  });

  test('come near to the width that looks best, though narrower ones would do', () => {
    const rows = planRows(Array<number>(8).fill(1), { best: 4, least: 2 });
    expect(rows.map(({ count }) => count)).toEqual([4, 4]);
  });

  test('may be just as narrow as a row can be', () => {
    const rows = planRows([1, 1, 1, 1], { best: 2, least: 2 });
    expect(rows.map(({ count }) => count)).toEqual([2, 2]);
  });

  test('say how wide they are', () => {
    expect(planRows(wide(3), wanted)).toEqual([{ count: 3, width: 4 }]);
  });

  const shapes = fc.array(fc.double({ min: 0.5, max: 2, noNaN: true }), { maxLength: 80 });

  test('hold every picture once, in order', () => {
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

  test('leave no picture alone and no row too high, where there are enough', () => {
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
