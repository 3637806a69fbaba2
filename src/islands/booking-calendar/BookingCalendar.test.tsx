import { act, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { required } from '../../../tests/required.ts';
import BookingCalendar from './BookingCalendar.tsx';

const ORIGIN = 'https://booking.example';
const fetched = vi.fn<typeof fetch>();
let isInSight = true;
const watching = new Set<() => void>();
let place: HTMLElement;

const calendar = ({ item, readsQuery = false }: { item?: number; readsQuery?: boolean } = {}) => (
  <BookingCalendar
    shop={{ origin: ORIGIN, shortname: 'cats', flow: 7 }}
    item={item}
    email="hello@company.example"
    readsQuery={readsQuery}
    labels={{
      frameTitle: 'Booking calendar for Test Street',
      preparing: 'Preparing',
      loading: 'Loading',
      slow: 'It is slow',
      doubt: 'It may be broken',
      failed: 'It failed',
      fallback: 'Having trouble?',
      mail: 'Write to us',
    }}
  />
);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      #notify: () => void;
      constructor(notify: (entries: { isIntersecting: boolean }[]) => void) {
        this.#notify = () => notify([{ isIntersecting: isInSight }]);
      }
      observe() {
        watching.add(this.#notify);
        this.#notify();
      }
      disconnect() {
        watching.delete(this.#notify);
      }
    },
  );
  fetched.mockReset().mockResolvedValue(new Response());
  // happy-dom logs that it loads no frames; nothing else may be logged.
  vi.spyOn(console, 'error').mockImplementation((error) => {
    if (!(error instanceof DOMException)) throw error;
  });
  place = document.createElement('div');
  document.body.append(place);
});

function show(options: Parameters<typeof calendar>[0] = {}) {
  const element = calendar(options);
  place.innerHTML = renderToString(element);
  render(element, { container: place, hydrate: true });
  const frame = () => place.querySelector('iframe');
  return {
    frame,
    requested: () => new URL(frame()?.getAttribute('src') ?? ''),
    state: () => place.firstElementChild?.getAttribute('data-state'),
    says: () =>
      Array.from(place.querySelectorAll('[role=status]'), (one) => one.textContent).join(''),
    link: (name: string) =>
      required([...place.querySelectorAll('a')].find((link) => link.textContent === name)),
    load: () => act(() => frame()?.dispatchEvent(new Event('load'))),
    post: (
      news: Record<string, unknown> | string,
      { origin = ORIGIN, source = frame()?.contentWindow ?? null } = {},
    ) =>
      act(() => {
        const { embedId } = JSON.parse(
          decodeURIComponent(frame()?.getAttribute('name')?.split(':')[1] ?? '{}'),
        );
        const type = 'fareharbor.height';
        const data = typeof news === 'string' ? news : { type, embedId, ...news };
        window.dispatchEvent(new MessageEvent('message', { origin, source, data }));
        vi.advanceTimersToNextFrame();
      }),
    wait: (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms)),
  };
}

describe('a height message', () => {
  const putFrame = (bottom: number, height: number) =>
    vi
      .spyOn(HTMLIFrameElement.prototype, 'getBoundingClientRect')
      .mockReturnValue(new DOMRect(0, bottom - height, 360, height));

  test.each([
    ['a height', 912.4, '913'],
    ['too little', 3, '700'],
    ['too much', 1e9, '3000'],
  ])('of %s sets the height in whole pixels, from 700 to 3000', (_, height, room) => {
    putFrame(1500, 700);
    const it = show({ item: 1 });
    it.post({ height });
    expect(it.frame()?.getAttribute('height')).toBe(room);
  });

  // In a window that is 768 px high, for a frame of 900 px.
  test.each([
    ['is in view', 767, 900, '900'],
    ['comes into view', 900, 700, '900'],
    ['stays below the view', 1000, 800, '800'],
    ['is above the view', -1, 700, '900'],
  ])('whose frame’s end %s moves nothing in view', (_, bottom, height, room) => {
    putFrame(1500, 700);
    const it = show({ item: 1 });
    it.post({ height: 900 });
    putFrame(bottom, 900);
    it.post({ height });
    expect(it.frame()?.getAttribute('height')).toBe(room);
  });

  type From = Parameters<ReturnType<typeof show>['post']>[1];
  test.each<[string, Record<string, unknown> | string, From]>([
    ['another origin', { height: 900 }, { origin: 'https://evil.example' }],
    ['another window', { height: 900 }, { source: window }],
    ['another calendar', { height: 900, embedId: 'other' }, {}],
    ['another matter', { height: 900, type: 'other' }, {}],
    ['no number', { height: '900' }, {}],
    ['no JSON', '}{', {}],
  ])('is ignored from %s', (_, news, from) => {
    const it = show({ item: 1 });
    it.post(news, from);
    expect(it.state()).toBe('loading');
  });

  test('keeps the calendar shown when the frame navigates', async () => {
    const it = show({ item: 1 });
    it.post({ height: 900 });
    it.load();
    await it.wait(60_000);
    expect(fetched).not.toHaveBeenCalled();
  });
});

describe('a frame that loads without a message', () => {
  test('is in doubt after a probe of the service two seconds later, until a message', async () => {
    const it = show({ item: 1 });
    it.load();
    await it.wait(1999);
    expect(fetched).not.toHaveBeenCalled();
    await it.wait(1);
    expect(fetched).toHaveBeenCalledExactlyOnceWith(
      it.requested().href,
      expect.objectContaining({ mode: 'no-cors' }),
    );
    expect(it.state()).toBe('doubt');
    it.post({ height: 900 });
    expect(it.state()).toBe('shown');
    expect(it.says()).toBe('');
  });

  test('has failed if the probe is refused', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    const it = show({ item: 1 });
    it.load();
    await it.wait(2000);
    expect([it.state(), it.frame(), it.says()]).toEqual(['failed', null, 'It failed']);
    expect(it.link('Write to us').getAttribute('href')).toBe('mailto:hello@company.example');
  });

  test('is not probed while it is out of view', async () => {
    isInSight = false;
    const it = show({ item: 1 });
    it.load();
    await it.wait(60_000);
    expect(it.state()).toBe('loading');
    isInSight = true;
    for (const notify of watching) notify();
    await it.wait(2000);
    expect(it.state()).toBe('doubt');
    expect(watching.size).toBe(0);
  });
});

test.each([
  ['shows all tours without a query', '', null],
  ['shows the tour of the query', '?itemId=11', '11'],
  ['shows all tours for an invalid item', '?itemId=11;drop', null],
])('the booking page %s', (_, search, item) => {
  history.replaceState(null, '', `/booking${search}`);
  const it = show({ readsQuery: true });
  expect(it.requested().searchParams.get('item')).toBe(item);
});
