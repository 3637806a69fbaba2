import type { Visit } from './types.ts';

/*
 * Fetched beside the islands' scripts (scripts/warm-up.js), never for a visitor who saves data. It starts
 * the service worker and tells it what this page is made of, which was loaded before there was a
 * worker. A browser that refuses, because storage is off or the connection is not a safe one, has the
 * site without it.
 */
type ScriptPolicy = { createScriptURL: (address: string) => string };
declare global {
  interface Window {
    /** Only in browsers with Trusted Types. */
    readonly trustedTypes?: {
      createPolicy: (name: string, rules: ScriptPolicy) => ScriptPolicy;
    };
  }
}

/** The one worker there is. Where the page enforces Trusted Types, no other address can become one. */
function workerAddress(): string {
  const address = '/sw.js';
  const policy = window.trustedTypes?.createPolicy('worker', { createScriptURL: () => address });
  return policy?.createScriptURL(address) ?? address;
}

async function start(): Promise<void> {
  const { serviceWorker } = navigator;
  // A page that the worker has brought is kept already; the browser itself looks for a newer worker.
  if (serviceWorker.controller) return;
  await serviceWorker.register(workerAddress(), { updateViaCache: 'none' });
  const { active } = await serviceWorker.ready;
  const tell = () => {
    const files = performance.getEntriesByType('resource').map(({ name }) => name);
    active?.postMessage({ page: location.href, files } satisfies Visit);
  };
  tell();
  // What a reader has scrolled to since.
  addEventListener('visibilitychange', () => document.hidden && tell());
}

let isStarted = false;
function startOnce(): void {
  if (isStarted) return;
  isStarted = true;
  start().catch(() => undefined);
}

// Chromium tells of a pointer's move also where a page appears under a pointer that rests: only what a
// visitor does for sure counts here.
for (const sign of ['scroll', 'pointerdown', 'keydown']) addEventListener(sign, startOnce);
if (scrollY > 0) startOnce();
