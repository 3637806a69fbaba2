/** Undoes what a test of the `dom` project has changed. */
import { afterEach, vi } from 'vitest';

// Testing Library cleans up if this is global.
Object.assign(globalThis, { afterEach });

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  document.body.replaceChildren();
});
