import { atom } from 'nanostores';

export type Toast = { id: number; tone: 'good' | 'bad'; title: string; text: string };

/** A short message over the page. Any island shows one; `<Toasts>` renders it. */
export const $toast = atom<Toast | undefined>();

let lastId = 0;

/** Shows a toast in place of the one before. The same one again is a new one, so that screen readers read it. */
export function showToast(toast: Omit<Toast, 'id'>): void {
  lastId += 1;
  $toast.set({ ...toast, id: lastId });
}

export const dismissToast = (): void => $toast.set(undefined);
