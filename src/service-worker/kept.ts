import { withLine, withList } from './kept-copy.ts';

/** Pages as they were last seen, by their path, the newest last. */
const PAGES = 'pages';
/** Files with a hash in their name, which never change. */
const FILES = 'files';
/** The offline page of one build. */
const OFFLINE = `offline ${WORKER_VERSION}`;

const MOST_PAGES = 30;
const MOST_FILES = 300;

/** Carries the moment at which a page was kept. */
const KEPT_AT = 'x-kept-at';

const pathOf = (url: string) => new URL(url).pathname;
const readOfflinePage = () => caches.match('/offline', { cacheName: OFFLINE });

/** What a page is drawn and run with; its pictures are in the browser's own cache. */
const OWN_FILES = /\/_astro\/[\w.-]+\.(?:css|js|woff2)\b/g;

/** Keeps the files that a page is drawn and run with. */
export async function keepFiles(html: string): Promise<void> {
  await Promise.allSettled([...new Set(html.match(OWN_FILES))].map(getFile));
}

/**
 * Fetches the offline page, past every cache, and its files.
 *
 * @throws what `fetch` throws when the page itself does not come
 */
export async function keepOfflinePage(): Promise<void> {
  await (await caches.open(OFFLINE)).add(new Request('/offline', { cache: 'reload' }));
  const html = (await (await readOfflinePage())?.text()) ?? '';
  await keepFiles(html);
}

/** Says whether an answer can be kept as a page: no error, no file, not led on to another address. */
export const isPage = ({ status, redirected, headers }: Response): boolean =>
  status === 200 && !redirected && headers.get('content-type')?.startsWith('text/html') === true;

/** Keeps a page as the newest one. */
export async function keepPage(url: string, page: Response): Promise<void> {
  const copy = new Response(page.body, page);
  copy.headers.set(KEPT_AT, new Date().toISOString());
  const [pages, files] = await Promise.all([caches.open(PAGES), caches.open(FILES)]);
  // Put over an older copy it would take that one's place in the row.
  await pages.delete(pathOf(url));
  await pages.put(pathOf(url), copy);
  const [{ length: pageCount }, { length: fileCount }] = [await pages.keys(), await files.keys()];
  if (pageCount > MOST_PAGES || fileCount > MOST_FILES) await tidy();
}

/** The kept copy of a page, with the line that says so. */
export async function findCopy(url: string): Promise<Response | undefined> {
  const page = await caches.match(pathOf(url), { cacheName: PAGES });
  if (!page) return undefined;
  const words = (await (await readOfflinePage())?.text()) ?? '';
  const moment = new Date(page.headers.get(KEPT_AT) ?? 0);
  return new Response(withLine(await page.text(), words, moment), page);
}

/** The offline page, which lists the kept ones, the newest first. */
export async function findOfflinePage(): Promise<Response> {
  const page = await readOfflinePage();
  if (!page) return Response.error();
  return new Response(withList(await page.text(), (await readPages()).reverse()), page);
}

/** A file that never changes: the kept one, or else the host's, which is kept. */
export async function getFile(request: Request | string): Promise<Response> {
  const files = await caches.open(FILES);
  const kept = await files.match(request, { ignoreVary: true });
  if (kept) return kept;
  const response = await fetch(request);
  if (response.status === 200) await files.put(request, response.clone());
  return response;
}

/** Drops what older workers kept, the oldest of too many pages, and files that no kept page names. */
export async function tidy(): Promise<void> {
  for (const name of await caches.keys())
    if (![PAGES, FILES, OFFLINE].includes(name)) await caches.delete(name);
  const [pages, files] = await Promise.all([caches.open(PAGES), caches.open(FILES)]);
  for (const page of (await pages.keys()).slice(0, -MOST_PAGES)) await pages.delete(page);
  const offline = await (await readOfflinePage())?.text();
  const html = [offline, ...(await readPages()).map((page) => page.html)].join();
  const all = await files.keys();
  const needed = all.filter(({ url }) => html.includes(pathOf(url))).slice(-MOST_FILES);
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
