import { vi } from 'vitest';

type Listened = { target: EventTarget; type: string; listener: unknown };

/**
 * Counts what stays behind on the window and the document, for as long as a test runs.
 *
 * @returns the number of listeners added since and not taken away again.
 */
export function watchListeners(): () => number {
  const open: Listened[] = [];
  for (const target of [window, document, document.documentElement, document.body]) {
    const { addEventListener: add, removeEventListener: remove } = target;
    const close = (type: string, listener: unknown): void => {
      const index = open.findIndex(
        (entry) => entry.target === target && entry.type === type && entry.listener === listener,
      );
      if (index >= 0) open.splice(index, 1);
    };
    vi.spyOn(target, 'addEventListener').mockImplementation(
      (
        type: string,
        listener: EventListenerOrEventListenerObject,
        options?: boolean | AddEventListenerOptions,
      ) => {
        open.push({ target, type, listener });
        if (typeof options === 'object') {
          options.signal?.addEventListener('abort', () => close(type, listener));
        }
        add.call(target, type, listener, options);
      },
    );
    vi.spyOn(target, 'removeEventListener').mockImplementation(
      (
        type: string,
        listener: EventListenerOrEventListenerObject,
        options?: boolean | EventListenerOptions,
      ) => {
        close(type, listener);
        remove.call(target, type, listener, options);
      },
    );
  }
  return () => open.length;
}
