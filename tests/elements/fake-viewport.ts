import { vi } from 'vitest';

/** Stands in for the viewport: nothing is near until the test says so. */
export function fakeViewport() {
  const watched: { element: Element; margin: string | undefined; tell: () => void }[] = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      #tell: (entries: { isIntersecting: boolean }[]) => void;
      #margin: string | undefined;
      constructor(
        tell: (entries: { isIntersecting: boolean }[]) => void,
        { rootMargin = '' } = {},
      ) {
        this.#tell = tell;
        this.#margin = rootMargin;
      }
      observe(element: Element) {
        watched.push({
          element,
          margin: this.#margin,
          tell: () => this.#tell([{ isIntersecting: true }]),
        });
      }
      disconnect() {
        watched.length = 0;
      }
    },
  );
  return {
    margins: () => watched.map(({ margin }) => margin),
    /** The visitor scrolls to whatever is watched. */
    arrive() {
      for (const { tell } of [...watched]) tell();
    },
  };
}
