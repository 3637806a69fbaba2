import { afterEach, expect, test, vi } from 'vitest';
import { track } from '../../src/providers/analytics/page-analytics.ts';

const gtag = vi.fn();
const plausible = vi.fn();

afterEach(() => {
  gtag.mockReset();
  plausible.mockReset();
  delete window.gtag;
  delete window.dataLayer;
  delete window.plausible;
});

const source = { utm_source: 'ig' };
const name = 'adventure_apply_submit';
const apply = () => track(name, source);

test.each<[first: string, has: object, google: object[], layer: unknown, plausible: object[]]>([
  ['Google’s tag', { gtag, dataLayer: [], plausible }, [['event', name, source]], [], []],
  ['a data layer', { dataLayer: [], plausible }, [], [{ event: name, ...source }], []],
  ['Plausible', { dataLayer: 'no list', plausible }, [], 'no list', [[name, { props: source }]]],
  ['nothing, where there is none', {}, [], undefined, []],
])('notifies only %s', (_, has, google, layer, calls) => {
  Object.assign(window, has);
  apply();
  expect([gtag.mock.calls, window.dataLayer, plausible.mock.calls]).toEqual([google, layer, calls]);
});

test('never throws', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  gtag.mockImplementation(() => {
    throw new Error('broken');
  });
  Object.assign(window, { gtag });
  expect(apply).not.toThrow();
  expect(warn).toHaveBeenCalledOnce();
});
