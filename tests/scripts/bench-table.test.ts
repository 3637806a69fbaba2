import { expect, test } from 'vitest';
import { isOver, median, mergeRows, type Measure } from '../../scripts/bench/figures.ts';
import { drawTable } from '../../scripts/bench/table.ts';

const MEASURES: readonly Measure[] = [
  { id: 'bytes', title: 'bytes', digits: 0, limit: 100 },
  { id: 'ratio', title: 'ratio', digits: 2, limit: ({ largest }) => (largest ? 2 : 1) },
  { id: 'unmeasured', title: 'unmeasured', digits: 0 },
];

const PICTURE = { isPicture: true, element: '<img src="/cat.avif">' };

test('a row stands beside the earlier one, and is marked where it is over its limit', () => {
  const rows = { '/a': { figures: { bytes: 101, ratio: 1.5 }, largest: PICTURE } };
  const before = { '/a': { figures: { bytes: 90 } } };
  const [head, row, limits] = drawTable(MEASURES, rows, before);
  expect(head?.split(/\s+/)).toEqual(['', 'bytes', 'ratio']);
  expect(row?.split(/\s+/)).toEqual([
    '/a',
    '101!(90)',
    '1.50',
    'picture',
    '<img',
    'src="/cat.avif">',
  ]);
  expect(limits?.split(/\s+/)).toEqual(['may', 'be,', 'at', 'most', '100']);
});

test('a figure may be as high as its limit, which the row can decide, and may be missing', () => {
  const [bytes, ratio] = MEASURES;
  if (!bytes || !ratio) throw new Error('two measures');
  expect(isOver(bytes, { figures: { bytes: 100 } })).toBe(false);
  expect(isOver(bytes, { figures: {} })).toBe(false);
  expect(isOver(ratio, { figures: { ratio: 1.5 } })).toBe(true);
  expect(isOver(ratio, { figures: { ratio: 1.5 }, largest: PICTURE })).toBe(false);
});

test('a part of a run replaces its own figures and leaves the others', () => {
  const before = { '/a': { figures: { bytes: 1, ratio: 1 }, largest: PICTURE } };
  const after = mergeRows(before, { '/a': { figures: { bytes: 2 } }, '/b': { figures: {} } });
  expect(after).toEqual({
    '/a': { figures: { bytes: 2, ratio: 1 }, largest: PICTURE },
    '/b': { figures: {} },
  });
});

test('one lucky and one unlucky round do not move the median', () => {
  expect(median([900, 3, 5, 4, 1])).toBe(4);
  expect(median([2, 1])).toBe(2);
});
