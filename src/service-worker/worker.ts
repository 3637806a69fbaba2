import * as kept from './kept.ts';
import type { ExtendableEvent, FetchEvent, WorkerScope } from './types.ts';

/*
 * For the street, where there is no signal. A page comes from the host whenever the host answers; only
 * where it doesn't, from what was kept of it, under a line that says so. The worker answers for pages
 * and for files that never change; all else goes past it: forms, other origins, the search index,
 * feeds, downloads, parts of files.
 */

/** How long the host may keep a visitor waiting who has a kept copy, in milliseconds. */
const PATIENCE_MS = 10_000;

// The compiler knows windows, not workers.
const worker = self as unknown as WorkerScope;
const isLasting = (url: string) => url.startsWith(`${location.origin}/_astro/`);
const ignore = () => undefined;

worker.addEventListener('install', (event: ExtendableEvent) => {
  // A new worker takes a broken one's place at once.
  worker.skipWaiting();
  event.waitUntil(kept.keepOfflinePage());
});
worker.addEventListener('activate', (event: ExtendableEvent) =>
  event.waitUntil(
    Promise.all([worker.registration.navigationPreload?.enable(), kept.tidy(), keepOpenPages()]),
  ),
);
worker.addEventListener('fetch', (event: FetchEvent) => {
  const { url, method, headers, destination } = event.request;
  if (method !== 'GET' || headers.has('range')) return;
  if (destination === 'document') event.respondWith(answerPage(event));
  else if (isLasting(url))
    event.respondWith(kept.getFile(event.request).catch(() => fetch(event.request)));
});

/** Keeps the pages that were loaded before there was a worker, and answers for them from here on. */
async function keepOpenPages(): Promise<void> {
  await worker.clients.claim();
  const pages = await worker.clients.matchAll({ includeUncontrolled: true });
  const keep = async ({ url }: { url: string }) => {
    const response = await fetch(url);
    if (!kept.isPage(response)) return;
    const html = await response.clone().text();
    await kept.keepPage(url, response);
    await kept.keepFiles(html);
  };
  await Promise.allSettled(pages.map(keep));
}

async function askHost({ request, preloadResponse }: FetchEvent): Promise<Response> {
  const preloaded = await preloadResponse;
  // Where the host cannot be reached, Firefox does not reject: it gives an error as the answer.
  return preloaded && preloaded.type !== 'error' ? preloaded : fetch(request);
}

async function answerPage(event: FetchEvent): Promise<Response> {
  const { url } = event.request;
  const answer = askHost(event);
  const keeping = answer.then((page) =>
    kept.isPage(page) ? kept.keepPage(url, page.clone()) : undefined,
  );
  event.waitUntil(keeping.catch(ignore));
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  const late = patience.then(() => kept.findCopy(url));
  // Nothing yet where the host has failed, or makes a visitor wait of whose page there is no copy.
  const first = await Promise.race([answer, late]).catch(ignore);
  return first ?? answer.catch(async () => (await kept.findCopy(url)) ?? kept.findOfflinePage());
}
