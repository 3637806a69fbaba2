import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import TourExpectations from './TourExpectations.tsx';

const section = (
  <TourExpectations
    src="/fragments/words"
    loading="Loading tour details..."
    failed="The details did not load."
    link={{ label: 'The words as a page', href: '/words' }}
  />
);
const fetched = vi.fn<typeof fetch>();
const reported = vi.fn();

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('reportError', reported);
});
afterEach(() => {
  fetched.mockReset();
  reported.mockReset();
});

/** Records dispatched failures. */
function watchAnnouncements(): unknown[] {
  const payloads: unknown[] = [];
  const note = (event: Event): void => {
    payloads.push(Reflect.get(event, 'payload'));
  };
  addEventListener('vite:preloadError', note, { once: true });
  return payloads;
}

test.each([
  ['can’t be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['answers 500', () => Promise.resolve(new Response('oh', { status: 500 }))],
  ['is a whole page', () => Promise.resolve(new Response('<!doctype html><p>Not found</p>'))],
  ['is empty', () => Promise.resolve(new Response(' \n'))],
])('a fragment that %s keeps message and link, and dispatches an event', async (_, answer) => {
  const announced = watchAnnouncements();
  fetched.mockImplementation(answer);
  render(section);
  await waitFor(() =>
    expect(screen.getByRole('status').textContent).toBe('The details did not load.'),
  );
  expect(screen.getByRole('link').getAttribute('href')).toBe('/words');
  expect(announced).toHaveLength(1);
  expect(reported).toHaveBeenCalledExactlyOnceWith(announced[0]);
});

test('times out after ten seconds', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(AbortSignal.abort());
  fetched.mockImplementation(async (_, options) => {
    options?.signal?.throwIfAborted();
    return new Response('<p>Late</p>');
  });
  render(section);
  await screen.findByText('The details did not load.');
  expect(timeout).toHaveBeenCalledWith(10_000);
});

test.each([
  ['scrolls back into view when the text pushes it out', 300, 1],
  ['stays out of view after it was scrolled away', -2000, 0],
])('the focused control below %s', async (_, top, times) => {
  fetched.mockResolvedValue(new Response('<p>Find the umbrella</p>'));
  render(section);
  const button = document.createElement('button');
  document.body.append(button);
  button.focus();
  const pushed = () => (screen.queryByText('Find the umbrella') ? innerHeight : 0);
  button.getBoundingClientRect = () => new DOMRect(0, top + pushed(), 100, 44);
  button.scrollIntoView = vi.fn();
  await screen.findByText('Find the umbrella');
  expect(button.scrollIntoView).toHaveBeenCalledTimes(times);
  button.remove();
});
