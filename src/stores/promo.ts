import { atom } from 'nanostores';
import { store, type Key } from './storage.ts';

export const $isPromoDismissed = atom(false);

/** @param storageKey depends on the promotion's text, so that a new promotion is shown again. */
export function dismissPromo(storageKey: Extract<Key, `promo-${string}`>): void {
  $isPromoDismissed.set(true);
  store('localStorage', storageKey, '1');
}
