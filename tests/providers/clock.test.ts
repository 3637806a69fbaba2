import { afterEach, expect, test, vi } from 'vitest';
import { now, today } from '../../src/providers/clock.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

test.each([
  ['2025-12-05', '2025-12-05T05:00:00.000Z'],
  ['2025-05-10', '2025-05-10T04:00:00.000Z'],
])('today and now are midnight of BUILD_DATE %s in New York', (day, moment) => {
  vi.stubEnv('BUILD_DATE', day);
  expect(today()).toBe(day);
  expect(new Date(now()).toISOString()).toBe(moment);
});

test.each([undefined, ''])('today and now are the present if BUILD_DATE is %j', (unset) => {
  vi.stubEnv('BUILD_DATE', unset);
  vi.setSystemTime('2025-05-16T03:30:00Z');
  expect(today()).toBe('2025-05-15');
  expect(now()).toBe(Date.parse('2025-05-16T03:30:00Z'));
});

test('today and now throw for an invalid date', () => {
  vi.stubEnv('BUILD_DATE', '2025-02-30');
  expect(today).toThrow('2025-02-30');
  expect(now).toThrow('2025-02-30');
});
