import { withLine, withList } from './cached-html.ts';

/** Cached pages by path, newest last. */
const PAGES = 'pages';
/** Hashed files, which never change. */
const FILES = 'files';
/** The offline page of one build. */
const OFFLINE = `offline ${WORKER_VERSION}`;

const MAX_PAGES = 30;
const MAX_FILES = 300;

/** Header with the date of the copy. */
const CACHED_AT = 'x-cached-at';

const pathOf = (url: string) => new URL(url).pathname;
const readOfflinePage = () => caches.match('/offline', { cacheName: OFFLINE });

/** Styles, scripts and fonts; pictures are in the browser's HTTP cache. */
const OWN_FILES = /\/_astro\/[\w.-]+\.(?:css|js|woff2)\b/g;

/** Caches a page's styles, scripts and fonts. */
export async function cacheFiles(html: string): Promise<void> {
  await Promise.allSettled([...new Set(html.match(OWN_FILES))].map(getFile));
}

/**
 * Caches the offline page, bypassing the HTTP cache, and its files.
 *
 * @throws TypeError if the page can't be fetched.
 */
export async function cacheOfflinePage(): Promise<void> {
  await (await caches.open(OFFLINE)).add(new Request('/offline', { cache: 'reload' }));
  const html = (await (await readOfflinePage())?.text()) ?? '';
  await cacheFiles(html);
}

/** Whether a response can be cached as a page: 200, HTML, not redirected. */
export const isPage = ({ status, redirected, headers }: Response): boolean =>
  status === 200 && !redirected && headers.get('content-type')?.startsWith('text/html') === true;

/** Caches a page as the newest one. */
export async function cachePage(url: string, page: Response): Promise<void> {
  const copy = new Response(page.body, page);
  copy.headers.set(CACHED_AT, new Date().toISOString());
  const [pages, files] = await Promise.all([caches.open(PAGES), caches.open(FILES)]);
  // Deleted first, because `put` would keep the old position.
  await pages.delete(pathOf(url));
  await pages.put(pathOf(url), copy);
  const [{ length: pageCount }, { length: fileCount }] = [await pages.keys(), await files.keys()];
  if (pageCount > MAX_PAGES || fileCount > MAX_FILES) await tidy();
}

/** The cached copy of a page, with the line. */
export async function findCopy(url: string): Promise<Response | undefined> {
  const page = await caches.match(pathOf(url), { cacheName: PAGES });
  if (!page) return undefined;
  const words = (await (await readOfflinePage())?.text()) ?? '';
  const moment = new Date(page.headers.get(CACHED_AT) ?? 0);
  return new Response(withLine(await page.text(), words, moment), page);
}

/** The offline page with the cached pages, newest first. */
export async function findOfflinePage(): Promise<Response> {
  const page = await readOfflinePage();
  if (!page) return Response.error();
  return new Response(withList(await page.text(), (await readPages()).reverse()), page);
}

/** Returns a hashed file from the cache, else fetches and caches it. */
export async function getFile(request: Request | string): Promise<Response> {
  const files = await caches.open(FILES);
  const cached = await files.match(request, { ignoreVary: true });
  if (cached) return cached;
  const response = await fetch(request);
  if (response.status === 200) await files.put(request, response.clone());
  return response;
}

/** Deletes other caches, the oldest of too many pages, and files that no cached page uses. */
export async function tidy(): Promise<void> {
  for (const name of await caches.keys())
    if (![PAGES, FILES, OFFLINE].includes(name)) await caches.delete(name);
  const [pages, files] = await Promise.all([caches.open(PAGES), caches.open(FILES)]);
  for (const page of (await pages.keys()).slice(0, -MAX_PAGES)) await pages.delete(page);
  const offline = await (await readOfflinePage())?.text();
  const html = [offline, ...(await readPages()).map((page) => page.html)].join();
  const all = await files.keys();
  const needed = all.filter(({ url }) => html.includes(pathOf(url))).slice(-MAX_FILES);
  for (const file of all) if (!needed.includes(file)) await files.delete(file);
}

async function readPages(): Promise<{ path: string; html: string }[]> {
  const pages = await caches.open(PAGES);
  const read = async (request: Request) => ({
    path: pathOf(request.url),
    html: (await (await pages.match(request))?.text()) ?? '',
  });
  return Promise.all((await pages.keys()).map(read));
}
