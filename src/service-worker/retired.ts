import type { WorkerScope } from './types.ts';

/* Replaces the worker to remove it (README.md, "Go live"). TypeScript's `self` is a window. */
const worker = self as unknown as WorkerScope;
const retire = async () => {
  await worker.registration.unregister();
  for (const name of await caches.keys()) await caches.delete(name);
};
worker.addEventListener('install', () => worker.skipWaiting());
worker.addEventListener('activate', (event) => event.waitUntil(retire()));
