import type { FetchEvent, WorkerScope } from './types.ts';

/*
 * Pages are network first; without a network the kept copy is shown, with a line that says so. Hashed files are
 * cache first. Everything else is ignored: forms, other origins, search, feeds, downloads, ranges.
 */

declare global {
  /** Changes with the build's files (scripts/build/service-worker.ts). */
  const WORKER_VERSION: string;
}

/** Pages by path; the offline page lists them. */
const PAGES = 'pages';
const FILES = 'files';
/** The offline page of one build. */
const OFFLINE = `offline ${WORKER_VERSION}`;
const MAX_PAGES = 30;
const KEPT_AT = 'x-cached-at';
/** After this time a copy is shown, if there is one. */
const TIMEOUT_MS = 10_000;

// TypeScript's `self` is a window.
const worker = self as unknown as WorkerScope;
const pathOf = (url: string) => new URL(url).pathname;
const ignore = () => undefined;
worker.addEventListener('install', (event) => {
  // So that a new worker replaces a broken one at once.
  worker.skipWaiting();
  event.waitUntil(keepOfflinePage());
});
worker.addEventListener('activate', (event) =>
  event.waitUntil(
    Promise.all([worker.registration.navigationPreload?.enable(), tidy(), keepOpenPages()]),
  ),
);
worker.addEventListener('fetch', (event) => {
  const { url, method, headers, destination } = event.request;
  if (method !== 'GET' || headers.has('range')) return;
  if (destination === 'document') event.respondWith(answerPage(event));
  else if (url.startsWith(`${location.origin}/_astro/`))
    event.respondWith(getFile(event.request).catch(() => fetch(event.request)));
});

async function answerPage(event: FetchEvent): Promise<Response> {
  const { request, preloadResponse } = event;
  const { url } = request;
  // Firefox resolves with an error response if the host is unreachable.
  const answer = preloadResponse.then((preloaded) =>
    preloaded && preloaded.type !== 'error' ? preloaded : fetch(request),
  );
  event.waitUntil(answer.then((page) => keepPage(url, page)).catch(ignore));
  const timeout = new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS));
  const late = timeout.then(() => findCopy(url));
  // Undefined if the host has failed, or is slow and there is no copy.
  const first = await Promise.race([answer, late]).catch(ignore);
  return first ?? answer.catch(async () => (await findCopy(url)) ?? findOfflinePage());
}

/** Keeps a page; where storage is full, `put` fails and an older copy stays. */
async function keepPage(url: string, page: Response): Promise<void> {
  const isHtml = page.headers.get('content-type')?.startsWith('text/html');
  if (page.status !== 200 || page.redirected || !isHtml) return;
  const copy = new Response(page.clone().body, page);
  copy.headers.set(KEPT_AT, new Date().toISOString());
  const pages = await caches.open(PAGES);
  await pages.put(pathOf(url), copy);
  if ((await pages.keys()).length > MAX_PAGES) await tidy();
}

/** Keeps and takes control of the pages that were opened before there was a worker. */
async function keepOpenPages(): Promise<void> {
  await worker.clients.claim();
  const open = await worker.clients.matchAll({ includeUncontrolled: true });
  const keep = async ({ url }: { url: string }) => {
    const page = await fetch(url);
    await Promise.all([keepPage(url, page), keepFiles(await page.text())]);
  };
  await Promise.allSettled(open.map(keep));
}

/** Keeps the offline page, not from the HTTP cache, and its files. */
async function keepOfflinePage(): Promise<void> {
  await (await caches.open(OFFLINE)).add(new Request('/offline', { cache: 'reload' }));
  await keepFiles(await (await findOfflinePage()).text());
}

/** Keeps the scripts, styles and fonts that a text names. Pictures are named in more sizes than are shown. */
async function keepFiles(text: string): Promise<void> {
  await Promise.allSettled(
    [...new Set(text.match(/\/_astro\/[\w.-]+\.(?:css|js|woff2)\b/g))].map(getFile),
  );
}

/** Returns a hashed file from the cache, or else fetches and keeps it. */
async function getFile(request: Request | string): Promise<Response> {
  const files = await caches.open(FILES);
  const kept = await files.match(request, { ignoreVary: true });
  if (kept) return kept;
  const file = await fetch(request);
  if (file.status === 200) await files.put(request, file.clone()).catch(ignore);
  return file;
}

const findOfflinePage = async () =>
  (await caches.match('/offline', { cacheName: OFFLINE })) ?? Response.error();

/** A page's copy, with a line that says from when; the line is a template of the offline page. */
async function findCopy(url: string): Promise<Response | undefined> {
  const page = await caches.match(pathOf(url), { cacheName: PAGES });
  if (!page) return undefined;
  const offline = await (await findOfflinePage()).text();
  const [, line = ''] = /<template id="copy-line"[^>]*>([\s\S]*?)<\/template>/.exec(offline) ?? [];
  const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' });
  const date = format.format(new Date(page.headers.get(KEPT_AT) ?? 0));
  const html = await page.text();
  return new Response(
    html.replace(/<main[^>]*>/, (main) => main + line.replace('{date}', date)),
    page,
  );
}

/** Drops other builds' caches, the oldest of too many pages, and files that no page needs. */
async function tidy(): Promise<void> {
  for (const name of await caches.keys())
    if (![PAGES, FILES, OFFLINE].includes(name)) await caches.delete(name);
  const [pages, files] = await Promise.all([caches.open(PAGES), caches.open(FILES)]);
  const read = async (request: Request) => {
    const page = await pages.match(request);
    return { request, at: page?.headers.get(KEPT_AT) ?? '', html: (await page?.text()) ?? '' };
  };
  const kept = await Promise.all((await pages.keys()).map(read));
  kept.sort((a, b) => b.at.localeCompare(a.at));
  for (const { request } of kept.splice(MAX_PAGES)) await pages.delete(request);
  // A file is needed if a page names it, or a script that is needed.
  let texts = [await (await findOfflinePage()).text(), ...kept.map(({ html }) => html)];
  let unused = await files.keys();
  while (texts.length > 0) {
    const named = unused.filter(({ url }) =>
      texts.some((text) => text.includes(url.slice(url.lastIndexOf('/') + 1))),
    );
    unused = unused.filter((file) => !named.includes(file));
    const scripts = named.filter(({ url }) => url.endsWith('.js'));
    const found = await Promise.all(scripts.map((script) => files.match(script)));
    texts = await Promise.all(found.map(async (script) => (await script?.text()) ?? ''));
  }
  for (const file of unused) await files.delete(file);
}
