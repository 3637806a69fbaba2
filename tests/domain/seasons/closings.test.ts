import { describe, expect, test } from 'vitest';
import { daysOff, isClosedOn, noticesAfter } from '../../../src/domain/seasons/closings.ts';

const HOLIDAYS = { from: 'December 24, 2026', to: 'January 1, 2027', text: 'Closed.' };

test.each([
  ['2026-12-23', false],
  ['2026-12-24', true],
  ['2026-12-31', true],
  ['2027-01-01', true],
  ['2027-01-02', false],
])('isClosedOn(%s) is %s', (day, isClosed) => {
  expect(isClosedOn(day, [HOLIDAYS])).toBe(isClosed);
});

test.each(['from', 'to'])('a closing with an unreadable "%s" is ignored', (end) => {
  expect(isClosedOn('2026-12-25', [{ ...HOLIDAYS, [end]: 'after the snow' }])).toBe(false);
});

describe('the notice of a closing', () => {
  const now = Date.parse('2026-11-22T15:00:00Z');

  test('is shown from two weeks ahead to the end of the last day in New York', () => {
    expect(noticesAfter([HOLIDAYS], now)).toEqual([
      {
        text: 'Closed.',
        from: '2026-12-10T00:00:00-05:00',
        until: '2027-01-02T00:00:00-05:00',
      },
    ]);
  });

  test('starts on `noticeFrom`', () => {
    const [notice] = noticesAfter([{ ...HOLIDAYS, noticeFrom: 'December 1, 2026' }], now);
    expect(notice?.from).toBe('2026-12-01T00:00:00-05:00');
  });

  test('ends after the last day', () => {
    expect(noticesAfter([HOLIDAYS], Date.parse('2027-01-02T04:59:00Z'))).toHaveLength(1);
    expect(noticesAfter([HOLIDAYS], Date.parse('2027-01-02T05:00:00Z'))).toEqual([]);
  });
});

test('daysOff lists future days in order with reasons', () => {
  const except = [
    { date: 'February 14, 2027' },
    { date: 'December 12, 2026', reason: 'The guides learn a new street.' },
    { date: 'November 1, 2026' },
    // Within the closing.
    { date: 'December 26, 2026', reason: 'The guides are with their families.' },
    { date: 'January 2, 2027' },
  ];
  expect(daysOff(except, [HOLIDAYS], '2026-11-22')).toEqual([
    'December 12, 2026 (The guides learn a new street)',
    'December 24, 2026 to January 1, 2027',
    'January 2, 2027',
    'February 14, 2027',
  ]);
  expect(daysOff([{ date: 'November 22, 2026' }], [], '2026-11-22')).toHaveLength(1);
});

test('daysOff sorts overlapping closings by their first day', () => {
  const long = { from: 'December 20, 2026', to: 'January 10, 2027' };
  expect(daysOff([], [HOLIDAYS, long], '2026-11-22')).toEqual([
    'December 20, 2026 to January 10, 2027',
    'December 24, 2026 to January 1, 2027',
  ]);
});

test('daysOff shows a closing of one day as a day', () => {
  const oneDay = { from: 'November 26, 2026', to: 'November 26, 2026' };
  expect(daysOff([], [oneDay], '2026-11-22')).toEqual(['November 26, 2026']);
});
