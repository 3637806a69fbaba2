import { atom } from 'nanostores';

export type Toast = { id: number; tone: 'good' | 'bad'; title: string; text: string };

/** Short messages over the page. Any island adds them; `<Toasts>` shows them. */
export const $toasts = atom<readonly Toast[]>([]);

let lastId = 0;

/**
 * Shows a toast. It replaces one with the same text, so that screen readers read it again.
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

export function dismissToast(id: number): void {
  $toasts.set($toasts.get().filter((toast) => toast.id !== id));
}
