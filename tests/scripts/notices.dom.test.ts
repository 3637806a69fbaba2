import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { required } from '../required.ts';
import { noticesAfter } from '../../src/domain/seasons/closings.ts';

const component = readFileSync('src/components/chrome/Notices.astro', 'utf8');
const script = required(/<script is:inline>([\s\S]+)<\/script>/.exec(component)?.[1]);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test.each([
  ['before it is announced', '2026-12-10T04:59:00Z', false],
  ['from the first minute of its first day on', '2026-12-10T05:00:00Z', true],
  ['to the last minute of the last', '2027-01-02T04:59:00Z', true],
  ['and not after', '2027-01-02T05:00:00Z', false],
])('a notice on a page that was built earlier is right %s', (_when, moment, isShown) => {
  const closing = { from: 'December 24, 2026', to: 'January 1, 2027', text: 'Closed.' };
  const [notice] = noticesAfter([closing], Date.parse('2026-11-22T15:00:00Z'));
  document.body.innerHTML = `<p data-notice="${notice?.from} ${notice?.until}">Closed.</p>`;
  vi.setSystemTime(Date.parse(moment));
  // As an inline script runs.
  new Function(script)();
  expect(document.querySelector('p')?.hidden).toBe(!isShown);
});
