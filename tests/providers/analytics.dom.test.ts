import { afterEach, expect, test, vi } from 'vitest';
import { analytics } from '../../src/providers/analytics/page-analytics.ts';

const gtag = vi.fn();
const plausible = vi.fn();

afterEach(() => {
  vi.restoreAllMocks();
  gtag.mockReset();
  plausible.mockReset();
  delete window.gtag;
  delete window.dataLayer;
  delete window.plausible;
});

const apply = () => analytics.track('adventure_apply_submit', { utm_source: 'ig' });

test('does nothing without analytics', () => {
  expect(apply).not.toThrow();
});

test('notifies Google’s tag only', () => {
  const dataLayer: unknown[] = [];
  Object.assign(window, { gtag, dataLayer, plausible });
  apply();
  expect(gtag).toHaveBeenCalledExactlyOnceWith('event', 'adventure_apply_submit', {
    utm_source: 'ig',
  });
  expect(dataLayer).toEqual([]);
  expect(plausible).not.toHaveBeenCalled();
});

test('notifies a data layer without gtag', () => {
  const dataLayer: unknown[] = [];
  Object.assign(window, { dataLayer, plausible });
  apply();
  expect(dataLayer).toEqual([{ event: 'adventure_apply_submit', utm_source: 'ig' }]);
  expect(plausible).not.toHaveBeenCalled();
});

test('notifies Plausible without the others', () => {
  Object.assign(window, { dataLayer: 'not a list', plausible });
  apply();
  expect(plausible).toHaveBeenCalledExactlyOnceWith('adventure_apply_submit', {
    props: { utm_source: 'ig' },
  });
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

test('a prerendered page reports after activation, once', () => {
  Object.assign(window, { gtag });
  const prerendering = vi.fn(() => true);
  Object.defineProperty(document, 'prerendering', { configurable: true, get: prerendering });
  apply();
  expect(gtag).not.toHaveBeenCalled();
  prerendering.mockReturnValue(false);
  document.dispatchEvent(new Event('prerenderingchange'));
  document.dispatchEvent(new Event('prerenderingchange'));
  expect(gtag).toHaveBeenCalledOnce();
  Reflect.deleteProperty(document, 'prerendering');
});
