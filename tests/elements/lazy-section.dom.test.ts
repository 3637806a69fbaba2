import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LazySection } from '../../src/elements/lazy-section.ts';
import { put } from './put.ts';
import { fakeViewport } from './fake-viewport.ts';

if (!customElements.get('lazy-section')) customElements.define('lazy-section', LazySection);

let viewport: ReturnType<typeof fakeViewport>;
const fetched = vi.fn();

beforeEach(() => {
  viewport = fakeViewport();
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
});

function show() {
  put(`
    <lazy-section data-src="/fragments/words" data-failed="They did not load">
      <div data-place><p role="status">Loading tour details...</p></div>
      <a href="/words">The words as a page</a>
    </lazy-section>`);
  const section = document.querySelector('lazy-section')!;
  return {
    state: () => section.getAttribute('data-state'),
    text: () => section.querySelector('[data-place]')!.textContent,
    link: () => section.querySelector('a')!.getAttribute('href'),
  };
}

/** What the page's errors would show: the rejections that nobody took. */
function unhandled() {
  const seen: unknown[] = [];
  const note = (reason: unknown) => seen.push(reason);
  process.on('unhandledRejection', note);
  return { seen, end: () => process.off('unhandledRejection', note) };
}

const soon = () => new Promise((resolve) => setTimeout(resolve));

test('the words come when the reader is near, and not before', async () => {
  const section = show();
  expect(section.text()).toContain('Loading tour details...');
  expect(fetched).not.toHaveBeenCalled();
  fetched.mockResolvedValue(new Response('<ol><li>Find the umbrella</li></ol>'));
  viewport.arrive();
  await soon();
  expect(fetched).toHaveBeenCalledExactlyOnceWith('/fragments/words');
  expect(section.text()).toBe('Find the umbrella');
  expect(section.state()).toBe('loaded');
});

test.each([
  ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['answers 500', () => Promise.resolve(new Response('oh', { status: 500 }))],
  [
    'answers with a whole page instead',
    () => Promise.resolve(new Response('<!DOCTYPE html><p>404')),
  ],
])('a host that %s: the link stays, the failure is announced and thrown on', async (_, answer) => {
  const errors = unhandled();
  const announced = vi.fn();
  addEventListener('vite:preloadError', announced, { once: true });
  const section = show();
  fetched.mockImplementation(answer);
  viewport.arrive();
  await soon();
  await soon();
  errors.end();
  expect(section.text()).toBe('They did not load');
  expect(section.link()).toBe('/words');
  expect(announced.mock.calls[0]![0]).toMatchObject({ payload: expect.any(Error) });
  expect(errors.seen).toHaveLength(1);
});

test('who handles the announced failure keeps it from being thrown on', async () => {
  const errors = unhandled();
  addEventListener('vite:preloadError', (event) => event.preventDefault(), { once: true });
  show();
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  viewport.arrive();
  await soon();
  await soon();
  errors.end();
  expect(errors.seen).toEqual([]);
});

test.each([
  ['comes back into view when the words push it out', 300, 1],
  ['is left alone by a reader who has scrolled away from it', -2000, 0],
])('a control in use below %s', async (_, top, times) => {
  const section = show();
  const button = document.createElement('button');
  document.body.append(button);
  button.focus();
  const pushed = () => (section.state() === 'loaded' ? innerHeight : 0);
  button.getBoundingClientRect = () => new DOMRect(0, top + pushed(), 100, 44);
  button.scrollIntoView = vi.fn();
  fetched.mockResolvedValue(new Response('<p>Find the umbrella</p>'));
  viewport.arrive();
  await soon();
  expect(button.scrollIntoView).toHaveBeenCalledTimes(times);
});
