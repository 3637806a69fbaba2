import { atom } from 'nanostores';

/** Whether the visitor has dismissed the promotion. */
export const $isPromoDismissed = atom(false);

/**
 * Dismisses the promotion for good: local storage keeps the value 1 under its key. Where storage is full
 * or forbidden it is dismissed for this page.
 *
 * @param storageKey names the promotion: a new one has a new key, and is shown again.
 */
export function dismissPromo(storageKey: string): void {
  $isPromoDismissed.set(true);
  try {
    localStorage.setItem(storageKey, '1');
  } catch {}
}
