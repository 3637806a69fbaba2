import * as cache from './page-cache.ts';
import type { ExtendableEvent, FetchEvent, WorkerScope } from './types.ts';

/*
 * Pages are network first; without a network the cached copy is shown with a line that says so. Hashed files are
 * cache first. Everything else is ignored: forms, other origins, the search index, feeds, downloads, ranges.
 */

/** After this time a cached copy is shown instead. */
const TIMEOUT_MS = 10_000;

// TypeScript's `self` is a window.
const worker = self as unknown as WorkerScope;
const isHashed = (url: string) => url.startsWith(`${location.origin}/_astro/`);
const ignore = () => undefined;

worker.addEventListener('install', (event: ExtendableEvent) => {
  // So that a new worker replaces a broken one at once.
  worker.skipWaiting();
  event.waitUntil(cache.cacheOfflinePage());
});
worker.addEventListener('activate', (event: ExtendableEvent) =>
  event.waitUntil(
    Promise.all([worker.registration.navigationPreload?.enable(), cache.tidy(), cacheOpenPages()]),
  ),
);
worker.addEventListener('fetch', (event: FetchEvent) => {
  const { url, method, headers, destination } = event.request;
  if (method !== 'GET' || headers.has('range')) return;
  if (destination === 'document') event.respondWith(answerPage(event));
  else if (isHashed(url))
    event.respondWith(cache.getFile(event.request).catch(() => fetch(event.request)));
});

/** Caches and takes control of pages that were opened before. */
async function cacheOpenPages(): Promise<void> {
  await worker.clients.claim();
  const pages = await worker.clients.matchAll({ includeUncontrolled: true });
  const add = async ({ url }: { url: string }) => {
    const response = await fetch(url);
    if (!cache.isPage(response)) return;
    const html = await response.clone().text();
    await cache.cachePage(url, response);
    await cache.cacheFiles(html);
  };
  await Promise.allSettled(pages.map(add));
}

async function askHost({ request, preloadResponse }: FetchEvent): Promise<Response> {
  const preloaded = await preloadResponse;
  // Firefox resolves with an error response if the host is unreachable.
  return preloaded && preloaded.type !== 'error' ? preloaded : fetch(request);
}

async function answerPage(event: FetchEvent): Promise<Response> {
  const { url } = event.request;
  const answer = askHost(event);
  const caching = answer.then((page) =>
    cache.isPage(page) ? cache.cachePage(url, page.clone()) : undefined,
  );
  event.waitUntil(caching.catch(ignore));
  const timeout = new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS));
  const late = timeout.then(() => cache.findCopy(url));
  // Undefined if the host has failed, or is slow and there is no copy.
  const first = await Promise.race([answer, late]).catch(ignore);
  return first ?? answer.catch(async () => (await cache.findCopy(url)) ?? cache.findOfflinePage());
}
