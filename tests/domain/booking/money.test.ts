import { expect, test } from 'vitest';
import { formatDollars } from '../../../src/domain/booking/money.ts';

test.each([
  ['the price of a tour', 40, '$40'],
  ['a private group', 1160, '$1,160'],
  ['cents, when there are any', 12.5, '$12.50'],
  ['a sum that floating point gets slightly wrong', 0.1 + 0.2, '$0.30'],
  ['an amount a hair below whole dollars', 39.999, '$40'],
])('formatDollars prints %s', (_, dollars, printed) => {
  expect(formatDollars(dollars)).toBe(printed);
});

test.each([Number.NaN, Number.POSITIVE_INFINITY])('formatDollars throws for %s', (amount) => {
  expect(() => formatDollars(amount)).toThrow(RangeError);
  expect(() => formatDollars(amount)).toThrow(String(amount));
});
