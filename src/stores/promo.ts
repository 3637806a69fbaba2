import { atom } from 'nanostores';

export const $isPromoDismissed = atom(false);

/**
 * Dismisses the promotion in local storage, or without storage on this page.
 *
 * @param storageKey depends on its text, so that a new promotion is shown again.
 */
export function dismissPromo(storageKey: string): void {
  $isPromoDismissed.set(true);
  try {
    localStorage.setItem(storageKey, '1');
  } catch {}
}
