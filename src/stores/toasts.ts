import { atom } from 'nanostores';

export type Toast = { id: number; tone: 'good' | 'bad'; title: string; text: string };

/** Short messages shown over the page. Any island writes them; `<Toasts>` alone draws them. */
export const $toasts = atom<readonly Toast[]>([]);

let lastId = 0;

/**
 * Shows a toast. One that says the same as a toast still standing takes its place, so that a visitor
 * who presses again hears it again and does not collect copies.
 *
 * @returns its id, for `dismissToast`.
 */
export function showToast(toast: Omit<Toast, 'id'>): number {
  lastId += 1;
  const others = $toasts
    .get()
    .filter(({ title, text }) => title !== toast.title || text !== toast.text);
  $toasts.set([...others, { ...toast, id: lastId }]);
  return lastId;
}

/** Takes a toast away; one that is gone already is ignored. */
export function dismissToast(id: number): void {
  $toasts.set($toasts.get().filter((toast) => toast.id !== id));
}
