import { afterEach, beforeEach, expect, test, vi } from 'vitest';

let store: typeof import('../../src/stores/guests.ts');
const nextPage = async () => {
  vi.resetModules();
  store = await import('../../src/stores/guests.ts');
};
beforeEach(async () => {
  sessionStorage.clear();
  await nextPage();
});
afterEach(() => vi.restoreAllMocks());

test('the number survives a navigation until it is removed', async () => {
  store.setGuests(12);
  expect(store.readGuests()).toBe(12);
  await nextPage();
  expect(store.readGuests()).toBe(12);
  store.setGuests(undefined);
  expect(store.readGuests()).toBeUndefined();
  await nextPage();
  expect(store.readGuests()).toBeUndefined();
});

test.each(['1e1', '31', 'meow', ''])('rejects "%s" in storage', async (text) => {
  sessionStorage.setItem('guests', text);
  await nextPage();
  expect(store.readGuests()).toBeUndefined();
});

test('without storage the number lasts as long as the page', () => {
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(store.readGuests()).toBeUndefined();
  store.setGuests(9);
  expect(store.readGuests()).toBe(9);
});
