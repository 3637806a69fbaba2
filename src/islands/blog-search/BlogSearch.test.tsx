import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { required } from '../../../tests/required.ts';

const PROPS = {
  file: '/search/pages.json',
  label: 'Search',
  button: 'Find',
  looking: 'Looking…',
  found: '{count} found for {query}',
  none: 'Nothing found for {query}',
  failed: 'The search could not be reached.',
  noScript: 'Every post is below.',
};
const page = (href: string, title: string) => ({
  ...{ href, title, kind: 'Story', summary: '', subjects: '', text: '' },
});
const PAGES = [page('/blog/a', 'A cat'), page('/blog/b', 'Cotton cat')];

const fetched = vi.fn<typeof fetch>();
let BlogSearch: typeof import('./BlogSearch.tsx').default;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetched);
  fetched.mockImplementation(async () => Response.json(PAGES));
  // The module keeps the file.
  vi.resetModules();
  ({ default: BlogSearch } = await import('./BlogSearch.tsx'));
});
afterEach(() => {
  fetched.mockReset();
});

const box = () => screen.getByRole('searchbox');
const status = () => screen.getByRole('status').textContent;
const results = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'));
const type = (value: string) => fireEvent.input(box(), { target: { value } });
const advance = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('searches after a pause in typing, and puts the query into the URL for Back', async () => {
  history.replaceState(null, '', '/blog');
  render(<BlogSearch {...PROPS} />);
  for (const typed of ['c', 'co', 'cotton']) {
    type(typed);
    await advance(200);
  }
  expect([status(), results(), location.search]).toEqual(['', [], '']);
  await advance(101);
  expect(status()).toBe('1 found for cotton');
  expect(results()).toEqual(['/blog/b']);
  expect(location.search).toBe('?q=cotton');
  expect(fetched).toHaveBeenCalledExactlyOnceWith(PROPS.file, expect.anything());

  type('');
  await advance(301);
  expect([status(), results(), location.search]).toEqual(['', [], '']);
});

test('reads the query from the URL, also after Back', async () => {
  history.replaceState(null, '', '/blog?utm_source=x&q=cat');
  render(<BlogSearch {...PROPS} />);
  await advance(1);
  expect(results()).toEqual(['/blog/a', '/blog/b']);
  history.replaceState(null, '', '/blog?q=zeppelin');
  fireEvent.popState(window);
  await advance(1);
  expect(status()).toBe('Nothing found for zeppelin');
  expect(results()).toEqual([]);
});

test('says that it is looking, then that it has failed, and tries again', async () => {
  fetched.mockImplementationOnce(
    () => new Promise((_, reject) => setTimeout(reject, 1_000, new Error('timeout'))),
  );
  render(<BlogSearch {...PROPS} />);
  type('cotton');
  fireEvent.submit(required(box().closest('form')));
  await advance(500);
  expect(status()).toBe('Looking…');
  await advance(501);
  expect(status()).toBe('The search could not be reached.');
  type('cat');
  await advance(301);
  expect(status()).toBe('2 found for cat');
});
