declare global {
  /** Whether this build has a service worker (scripts/build/service-worker.ts). */
  const HAS_SERVICE_WORKER: boolean;
  interface Navigator {
    /** Chromium only. */
    readonly connection?: { readonly saveData?: boolean };
  }
}

/**
 * After the first input, marks the page as used (`data-used`) and, without Save-Data, preloads the islands'
 * modules without running them, and registers the service worker.
 */
export function warmUp(): void {
  const inputs = new AbortController();
  const start = (): void => {
    inputs.abort();
    document.documentElement.dataset['used'] = '';
    if (navigator.connection?.saveData) return;
    const islands = [...document.querySelectorAll('astro-island')];
    const addresses = islands.flatMap((island) =>
      ['component-url', 'renderer-url'].flatMap((name) => island.getAttribute(name) ?? []),
    );
    for (const href of new Set(addresses)) {
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
      );
    }
    // Fails where storage is off or the connection is not secure.
    if (HAS_SERVICE_WORKER)
      navigator.serviceWorker
        ?.register('/sw.js', { updateViaCache: 'none' })
        .catch(() => undefined);
  };
  for (const type of ['pointerdown', 'keydown', 'scroll']) {
    addEventListener(type, start, { passive: true, signal: inputs.signal });
  }
}
