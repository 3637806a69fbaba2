import { expect, test } from 'vitest';
import {
  isIsoDate,
  toIsoDate,
  toIsoMonth,
  toLongDate,
} from '../../../src/domain/seasons/calendar-date.ts';

test.each([
  ['a date as editors write it', 'September 5, 2025', '2025-09-05'],
  ['a leap day', 'February 29, 2024', '2024-02-29'],
  ['a leap day that was none', 'February 29, 2025', undefined],
  ['a day that no month has', 'February 30, 2025', undefined],
  ['a month that is none', 'Septembre 5, 2025', undefined],
  ['a month in lower case', 'september 5, 2025', undefined],
  ['a zero in front', 'September 05, 2025', undefined],
  ['more text', 'September 5, 2025 at noon', undefined],
  ['nothing', '', undefined],
])('toIsoDate: %s', (_, text, expected) => {
  expect(toIsoDate(text)).toBe(expected);
});

test('toLongDate formats a day without a leading zero', () => {
  expect(toLongDate('2025-09-05')).toBe('September 5, 2025');
});

test.each(['2025-02-30', '2025-9-5', '+012025-09-05', '2025-09-05T12:00', ''])(
  'toLongDate refuses "%s"',
  (iso) => {
    expect(isIsoDate(iso)).toBe(false);
    expect(() => toLongDate(iso)).toThrow(RangeError);
    expect(() => toLongDate(iso)).toThrow(`Not a date: ${iso}`);
  },
);

test.each([
  ['a month and its year', 'May 2025', '2025-05'],
  ['a day', 'May 5, 2025', undefined],
  ['half a month', 'Sept 2025', undefined],
])('toIsoMonth reads %s', (_, text, expected) => {
  expect(toIsoMonth(text)).toBe(expected);
});
