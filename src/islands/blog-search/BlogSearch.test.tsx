import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { required } from '../../../tests/required.ts';

const WORDS = {
  label: 'Search',
  button: 'Find',
  looking: 'Looking…',
  found: '{count} found for {query}',
  none: 'Nothing found for {query}',
  failed: 'The search could not be reached.',
  archive: { label: 'All posts', href: '/archive' },
};
const FILES: Readonly<Record<string, unknown>> = {
  '/search/list.json': { total: 2, words: ['c'] },
  '/search/words-c.json': { cat: [0, 12, 1, 2], cotton: [1, 12] },
  '/search/pages-0.json': [
    ['/blog/a', 'A cat', 'Story', 'About a cat'],
    ['/blog/b', 'Cotton', 'Story', 'About cotton'],
  ],
};

const fetched = vi.fn<typeof fetch>();
let BlogSearch: typeof import('./BlogSearch.tsx').default;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetched);
  fetched.mockImplementation((path) => Promise.resolve(Response.json(FILES[String(path)])));
  // The module caches the index.
  vi.resetModules();
  ({ default: BlogSearch } = await import('./BlogSearch.tsx'));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  fetched.mockReset();
  history.replaceState(null, '', '/');
});

const box = () => screen.getByRole('searchbox');
const status = () => screen.getByRole('status').textContent;
const type = (value: string) => fireEvent.input(box(), { target: { value } });
const advance = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('searches after a pause in typing', async () => {
  render(<BlogSearch {...WORDS} />);
  type('c');
  await advance(200);
  type('co');
  await advance(200);
  expect(status()).toBe('');
  type('cotton');
  await advance(301);
  expect(status()).toBe('1 found for cotton');
  expect(screen.getByRole('link').getAttribute('href')).toBe('/blog/b#:~:text=cotton');
});

test.each(['%', '🐈', 'zeppelin'])(
  '%s finds nothing, and shows a message with a link',
  async (query) => {
    render(<BlogSearch {...WORDS} />);
    type(query);
    await advance(301);
    expect(status()).toBe(`Nothing found for ${query}`);
    expect(screen.getByRole('link').getAttribute('href')).toBe('/archive');
  },
);

test('shows a loading message, and times out after eight seconds', async () => {
  fetched.mockImplementation(
    (_, options) =>
      new Promise((_resolve, reject) => {
        options?.signal?.addEventListener('abort', () =>
          reject(new DOMException('', 'AbortError')),
        );
      }),
  );
  render(<BlogSearch {...WORDS} />);
  type('cotton');
  await advance(701);
  expect(status()).toBe('Looking…');
  await advance(8_000);
  expect(status()).toBe('The search could not be reached.');
  expect(screen.getByRole('link').getAttribute('href')).toBe('/archive');
});

test('reads and updates the query in the URL', async () => {
  history.replaceState(null, '', '/blog?q=cat');
  render(<BlogSearch {...WORDS} />);
  await advance(301);
  expect(status()).toBe('2 found for cat');
  fireEvent.input(box(), { target: { value: 'cotton' } });
  fireEvent.submit(required(box().closest('form')));
  expect(location.search).toBe('?q=cotton');
});
