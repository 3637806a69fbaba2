import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import near from '../../src/scripts/near.ts';

type Told = (entries: { isIntersecting: boolean }[]) => void;

/** What the browser tells of the island's place: whether it is near the view. */
let tell: (isIntersecting: boolean) => void;
let observed: { options: unknown; elements: Element[]; isOver: boolean };

let controller: AbortController;
beforeEach(() => {
  vi.useFakeTimers();
  controller = new AbortController();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(told: Told, options: unknown) {
        observed = { options, elements: [], isOver: false };
        tell = (isIntersecting) => told([{ isIntersecting: !isIntersecting }, { isIntersecting }]);
      }
      observe(element: Element) {
        observed.elements.push(element);
      }
      disconnect() {
        observed.isOver = true;
      }
    },
  );
  const add = window.addEventListener.bind(window);
  // The directive lives as long as its page; here many follow each other in one window.
  vi.spyOn(window, 'addEventListener').mockImplementation(
    (type: string, listener: EventListenerOrEventListenerObject) =>
      add(type, listener, { signal: controller.signal }),
  );
});
afterEach(() => {
  controller.abort();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function start() {
  const island = document.createElement('div');
  island.innerHTML = '<p>A calendar</p>';
  const hydrate = vi.fn(() => Promise.resolve());
  const load = vi.fn(() => Promise.resolve(hydrate));
  near(load, { name: 'near', value: { rootMargin: '100px' } } as never, island);
  return { island, load, hydrate };
}
const scroll = (sign: 'scroll' | 'scrollend') => dispatchEvent(new Event(sign));

test('an island starts when it comes near, once', async () => {
  const { island, load, hydrate } = start();
  expect(observed.elements).toEqual([island.firstElementChild]);
  expect(observed.options).toEqual({ rootMargin: '100px' });
  tell(false);
  expect(load).not.toHaveBeenCalled();
  tell(true);
  await vi.runAllTimersAsync();
  expect(hydrate).toHaveBeenCalledTimes(1);
  expect(observed.isOver).toBe(true);
  scroll('scrollend');
  expect(load).toHaveBeenCalledTimes(1);
});

test('an island that is passed by does not start', () => {
  const { load } = start();
  scroll('scroll');
  tell(true);
  scroll('scroll');
  tell(false);
  scroll('scrollend');
  expect(load).not.toHaveBeenCalled();
});

test('an island that a scroll ends at starts then', () => {
  const { load } = start();
  scroll('scroll');
  tell(true);
  expect(load).not.toHaveBeenCalled();
  scroll('scrollend');
  expect(load).toHaveBeenCalledTimes(1);
});

test('where the browser does not tell that a scroll has ended, half a second without a step does', () => {
  const { load } = start();
  scroll('scroll');
  tell(true);
  vi.advanceTimersByTime(400);
  scroll('scroll');
  vi.advanceTimersByTime(400);
  expect(load).not.toHaveBeenCalled();
  vi.advanceTimersByTime(100);
  expect(load).toHaveBeenCalledTimes(1);
});
