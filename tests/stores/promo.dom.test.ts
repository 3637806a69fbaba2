import { afterEach, beforeEach, expect, test, vi } from 'vitest';

let store: typeof import('../../src/stores/promo.ts');
beforeEach(async () => {
  vi.resetModules();
  localStorage.clear();
  store = await import('../../src/stores/promo.ts');
});
afterEach(() => vi.restoreAllMocks());

test('a promotion stands until it is dismissed, and then never again', () => {
  expect(store.$isPromoDismissed.get()).toBe(false);
  store.dismissPromo('promo-gift-card');
  expect(store.$isPromoDismissed.get()).toBe(true);
  // The script in the page's head looks for this before the page is drawn.
  expect(localStorage.getItem('promo-gift-card')).toBe('1');
});

test('where storage is forbidden it is dismissed for this page', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  store.dismissPromo('promo-gift-card');
  expect(store.$isPromoDismissed.get()).toBe(true);
});
