import { expect, test } from 'vitest';
import {
  APPLICATION_LIMIT,
  CONTACT_LIMIT,
  recentTimes,
} from '../../../src/domain/forms/rate-limit.ts';

const NOON = Date.UTC(2025, 4, 10, 16);

test.each([
  ['a message of 9.999 seconds ago', CONTACT_LIMIT, [9_999, 10_000], [9_999]],
  ['applications of the last minute', APPLICATION_LIMIT, [0, 59_999, 60_000], [0, 59_999]],
  ['none in the future, after a clock was set back', CONTACT_LIMIT, [-1, 1], [1]],
])('recentTimes counts %s', (_, limit, ages, counted) => {
  const timesOf = (list: number[]) => list.map((age) => NOON - age);
  const stored = JSON.stringify(timesOf(ages));
  expect(recentTimes(stored, limit, NOON)).toEqual(timesOf(counted));
});

test.each([null, '', 'meow', '{"length":9}', '["now", null, {}, []]'])(
  'recentTimes counts nothing in %j',
  (stored) => {
    expect(recentTimes(stored, CONTACT_LIMIT, NOON)).toEqual([]);
  },
);
