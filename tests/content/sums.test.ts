import { expect, test } from 'vitest';
import { sumsIn } from '../../scripts/content/check/sums.ts';

test.each([
  ['$40 a head', [40]],
  ['US$1,200 and $2.50', [1200, 2.5]],
  ['40 dollars, 40 USD, 40 bucks', [40, 40, 40]],
  ['Forty dollars, forty-five dollars, a hundred dollars', [40, 45, 100]],
  ['$1.5 million', []],
  ['40 cats, forty cats, ten cents', []],
])('%s', (text, dollars) => {
  expect(sumsIn(text).map((sum) => sum.dollars)).toEqual(dollars);
});
