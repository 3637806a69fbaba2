import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import near from '../../src/scripts/near.ts';

type Told = (entries: { isIntersecting: boolean }[]) => void;

/** What the browser tells of the island's place: whether it is near the view. */
let tell: (isIntersecting: boolean) => void;
let observed: { options: unknown; elements: Element[]; isOver: boolean };

let giveFirstSign: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  const { promise, resolve } = Promise.withResolvers<void>();
  vi.stubGlobal('firstSign', promise);
  giveFirstSign = resolve;
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
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function begin() {
  const island = document.createElement('div');
  island.innerHTML = '<p>A calendar</p>';
  const hydrate = vi.fn(() => Promise.resolve());
  const load = vi.fn(() => Promise.resolve(hydrate));
  near(load, { name: 'near', value: { rootMargin: '100px' } } as never, island);
  return { island, load, hydrate };
}

async function beginTouched() {
  giveFirstSign();
  const begun = begin();
  await Promise.resolve();
  return begun;
}

const scrollTo = (place: number) => vi.stubGlobal('scrollY', place);

test('an island starts when it comes near, once', async () => {
  const { island, load, hydrate } = await beginTouched();
  expect(observed.elements).toEqual([island.firstElementChild]);
  expect(observed.options).toEqual({ rootMargin: '100px' });
  tell(false);
  await vi.advanceTimersByTimeAsync(1000);
  expect(load).not.toHaveBeenCalled();
  tell(true);
  await vi.advanceTimersByTimeAsync(1000);
  expect(hydrate).toHaveBeenCalledTimes(1);
  expect(observed.isOver).toBe(true);
});

test('nothing starts before somebody has done something', async () => {
  const { island } = begin();
  await vi.advanceTimersByTimeAsync(1000);
  expect(observed.elements).toEqual([]);
  giveFirstSign();
  await vi.advanceTimersByTimeAsync(0);
  expect(observed.elements).toEqual([island.firstElementChild]);
});

test('an island that is passed by does not start', async () => {
  const { load } = await beginTouched();
  tell(true);
  scrollTo(800);
  tell(false);
  await vi.advanceTimersByTimeAsync(1000);
  expect(load).not.toHaveBeenCalled();
});

test('an island that a scroll ends at starts once the page has not moved for a fifth of a second', async () => {
  const { load } = await beginTouched();
  tell(true);
  for (const place of [300, 600, 800]) {
    await vi.advanceTimersByTimeAsync(199);
    scrollTo(place);
    await vi.advanceTimersByTimeAsync(1);
  }
  expect(load).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(load).toHaveBeenCalledTimes(1);
});

test('an island that comes near again while the page comes to rest starts once', async () => {
  const { load } = await beginTouched();
  tell(true);
  await vi.advanceTimersByTimeAsync(100);
  tell(false);
  tell(true);
  await vi.advanceTimersByTimeAsync(1000);
  expect(load).toHaveBeenCalledTimes(1);
});
