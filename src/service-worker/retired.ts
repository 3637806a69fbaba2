import type { ExtendableEvent, WorkerScope } from './types.ts';

/* Replaces the worker to remove it (README.md, "Go live"): deletes all caches and unregisters. */

// TypeScript's `self` is a window.
const worker = self as unknown as WorkerScope;

worker.addEventListener('install', () => worker.skipWaiting());
worker.addEventListener('activate', (event: ExtendableEvent) => event.waitUntil(retire()));

async function retire(): Promise<void> {
  await worker.registration.unregister();
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
}
