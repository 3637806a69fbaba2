import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { required } from '../required.ts';
import { fakeCaches } from './fake-caches.ts';

const ORIGIN = 'https://site.example';
const OFFLINE_PAGE = '<template id="copy-line" class="x"><p>Copy from {date}.</p></template>';

type Listener = (event: object) => unknown;
const listeners = new Map<string, Listener>();
const network = vi.fn<(request: Request | string) => Promise<Response>>();
let stored: ReturnType<typeof fakeCaches>;

const html = (text: string) =>
  new Response(`<main>${text}`, { headers: { 'content-type': 'text/html; charset=utf-8' } });

/** Dispatches a fetch event. @returns the response, if any, and pending work */
function request(
  path: string,
  init: { method?: string; range?: boolean; isPage?: boolean; preloaded?: Response } = {},
) {
  const work: Promise<unknown>[] = [];
  let answer: Promise<Response> | undefined;
  const requested = new Request(new URL(path, ORIGIN), {
    method: init.method ?? 'GET',
    headers: init.range ? { range: 'bytes=0-' } : {},
  });
  Object.defineProperty(requested, 'destination', { value: init.isPage ? 'document' : '' });
  required(listeners.get('fetch'))({
    request: requested,
    preloadResponse: Promise.resolve(init.preloaded),
    waitUntil: (promise: Promise<unknown>) => work.push(promise),
    respondWith: (promise: Promise<Response>) => {
      answer = promise;
    },
  });
  return { answer, done: () => Promise.all(work) };
}

/** Opens a page and waits for pending work. */
async function visit(path: string, preloaded?: Response): Promise<string> {
  const { answer, done } = request(path, { isPage: true, ...(preloaded && { preloaded }) });
  const text = await (await required(answer)).text();
  await done();
  return text;
}

/** Dispatches a lifecycle event and waits for it. */
async function dispatch(name: string, event: object = {}): Promise<void> {
  const work: Promise<unknown>[] = [];
  required(listeners.get(name))({ ...event, waitUntil: (one: Promise<unknown>) => work.push(one) });
  await Promise.all(work);
}

beforeEach(async () => {
  vi.resetModules();
  vi.useFakeTimers();
  stored = fakeCaches(ORIGIN);
  vi.stubGlobal('WORKER_VERSION', 'two');
  vi.stubGlobal('location', new URL(ORIGIN));
  vi.stubGlobal('caches', stored);
  vi.stubGlobal('fetch', network);
  // Node's Request requires absolute URLs.
  vi.stubGlobal(
    'Request',
    class extends Request {
      constructor(input: URL | string | Request, init?: RequestInit) {
        super(typeof input === 'string' ? new URL(input, ORIGIN) : input, init);
      }
    },
  );
  vi.stubGlobal('self', {
    addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
    skipWaiting: () => {},
    clients: { claim: async () => {}, matchAll: async () => [] },
    registration: {},
  });
  network.mockReset().mockImplementation(async () => html(OFFLINE_PAGE));
  await import('../../src/service-worker/worker.ts');
  await dispatch('install');
  network.mockReset().mockImplementation(async () => html('the page'));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each([
  ['a form that is sent', '/contact', { method: 'POST', isPage: true }],
  ['a part of a file', '/_astro/a.webp', { range: true }],
  ['another origin', 'https://booking.example/_astro/a.js', {}],
  ['the search file', '/search/pages.json', {}],
  ['a page that a script fetches', '/about', {}],
  ['a feed', '/rss.xml', {}],
])('the worker ignores: %s', (_, path, init) => {
  expect(request(path, init).answer).toBeUndefined();
});

describe('a page', () => {
  test('is the host’s response, also where a copy is cached, which has no query', async () => {
    expect(await visit('/booking?itemId=1')).toBe('<main>the page');
    network.mockResolvedValue(html('a new price'));
    expect(await visit('/booking')).toBe('<main>a new price');
    expect(stored.paths('pages')).toEqual(['/booking']);
  });

  test('is the cached copy without a network, with the date in the visitor’s time', async () => {
    vi.setSystemTime(new Date(2031, 4, 10, 15, 4));
    await visit('/about');
    network.mockRejectedValue(new TypeError('no network'));
    const copy = '<main><p>Copy from May 10, 2031 at 3:04 PM.</p>the page';
    expect(await visit('/about?utm_source=mail')).toBe(copy);
    // Firefox.
    expect(await visit('/about', Response.error())).toBe(copy);
    expect(await visit('/other')).toBe(`<main>${OFFLINE_PAGE}`);
  });

  test.each([
    ['an error', new Response('no', { status: 404, headers: { 'content-type': 'text/html' } })],
    ['a file', new Response('x', { headers: { 'content-type': 'application/pdf' } })],
    ['a way to another page', Object.defineProperty(html('x'), 'redirected', { value: true })],
  ])('is not cached when it is %s', async (_, response) => {
    network.mockResolvedValue(response);
    await visit('/page');
    expect(stored.paths('pages')).toEqual([]);
  });

  test('uses the navigation preload', async () => {
    expect(await visit('/about', html('preloaded'))).toContain('preloaded');
    expect(network).not.toHaveBeenCalled();
  });

  test('is the cached copy after ten seconds, and a late response is cached', async () => {
    await visit('/about');
    let arrive = (_: Response) => {};
    network.mockImplementation(() => new Promise((resolve) => (arrive = resolve)));
    const { answer, done } = request('/about', { isPage: true });
    let isAnswered = false;
    required(answer).then(() => (isAnswered = true));
    await vi.advanceTimersByTimeAsync(9_999);
    expect(isAnswered).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await (await required(answer)).text()).toContain('Copy from');
    arrive(html('a newer page'));
    await done();
    network.mockRejectedValue(new TypeError('no network'));
    expect(await visit('/about')).toContain('a newer page');
  });

  test('is the host’s response if storage fails, and its older copy stays', async () => {
    await visit('/about');
    stored.isFull = true;
    network.mockImplementation(async () => html('a newer page'));
    expect(await visit('/about')).toBe('<main>a newer page');
    network.mockRejectedValue(new TypeError('no network'));
    expect(await visit('/about')).toContain('the page');
  });
});

describe('the cache', () => {
  test('has the last thirty pages', async () => {
    for (const count of [...Array.from({ length: 30 }, (_, place) => place + 1), 1, 31]) {
      await visit(`/page-${count}`);
      await vi.advanceTimersByTimeAsync(1);
    }
    const paths = stored.paths('pages');
    expect(paths).toHaveLength(30);
    expect(paths).toContain('/page-1');
    expect(paths).not.toContain('/page-2');
  });

  test('has what its pages need, also files that only scripts name, and nothing of older workers', async () => {
    const files: Readonly<Record<string, string>> = {
      '/about': '<img src="/_astro/new.webp"><script src="/_astro/menu.js">',
      '/_astro/menu.js': 'import "./react.js"',
      '/_astro/react.js': 'import "./scheduler.js"',
    };
    network.mockImplementation(async (request) => {
      const { pathname } = new URL(typeof request === 'string' ? request : request.url);
      return html(files[pathname] ?? '');
    });
    await visit('/about');
    const names = ['old.webp', 'new.webp', 'menu.js', 'react.js', 'scheduler.js', 'old.js'];
    for (const name of names) await request(`/_astro/${name}`).answer;
    await stored.open('offline one');
    await dispatch('activate');
    expect(stored.paths('files').toSorted()).toEqual(
      ['menu.js', 'new.webp', 'react.js', 'scheduler.js'].map((name) => `/_astro/${name}`),
    );
    expect(await stored.keys()).not.toContain('offline one');
  });
});

test('a hashed file is fetched once, and also comes where storage fails', async () => {
  await request('/_astro/a.webp').answer;
  await request('/_astro/a.webp').answer;
  expect(network).toHaveBeenCalledOnce();
  stored.isFull = true;
  expect((await required(request('/_astro/b.webp').answer)).status).toBe(200);
  vi.spyOn(stored, 'open').mockRejectedValue(new DOMException('gone', 'InvalidStateError'));
  expect((await required(request('/_astro/a.webp').answer)).status).toBe(200);
});
