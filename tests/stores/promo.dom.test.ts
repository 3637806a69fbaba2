import { afterEach, beforeEach, expect, test, vi } from 'vitest';

let store: typeof import('../../src/stores/promo.ts');
beforeEach(async () => {
  vi.resetModules();
  localStorage.clear();
  store = await import('../../src/stores/promo.ts');
});
afterEach(() => vi.restoreAllMocks());

test('a dismissal is stored', () => {
  expect(store.$isPromoDismissed.get()).toBe(false);
  store.dismissPromo('promo-gift-card');
  expect(store.$isPromoDismissed.get()).toBe(true);
  // Read by the inline script of Page.astro.
  expect(localStorage.getItem('promo-gift-card')).toBe('1');
});

test('without storage it is dismissed on this page', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  store.dismissPromo('promo-gift-card');
  expect(store.$isPromoDismissed.get()).toBe(true);
});
