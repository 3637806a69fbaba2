import { expect, test } from 'vitest';
import { above, limitOf } from '../../scripts/checks/limits.ts';

test('limitOf: a kind without limits has the loosest of all', () => {
  const kinds = ['/', '/contact', 'post', 'tour'];
  for (const measure of ['rawStyles', 'styles', 'scripts', 'first', 'largest', 'blocking'])
    for (const kind of kinds)
      expect(limitOf('new', measure)).toBeGreaterThanOrEqual(limitOf(kind, measure));
  for (const kind of kinds)
    expect(limitOf('new', 'performance')).toBeLessThanOrEqual(limitOf(kind, 'performance'));
});

test('above: 10 % more, rounded up', () => {
  expect([above(10, 0), above(1.234, 2)]).toEqual([11, 1.36]);
});
