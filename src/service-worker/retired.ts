import type { ExtendableEvent, WorkerScope } from './types.ts';

/*
 * Takes the worker's place where it has to go (README.md, "Go live"): it forgets all that was kept, goes
 * away by itself, and answers for nothing meanwhile.
 */

// The compiler knows windows, not workers.
const worker = self as unknown as WorkerScope;

worker.addEventListener('install', () => worker.skipWaiting());
worker.addEventListener('activate', (event: ExtendableEvent) => event.waitUntil(retire()));

async function retire(): Promise<void> {
  await worker.registration.unregister();
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
}
