import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { required } from '../../tests/required.ts';
import interaction from './interaction.ts';

/** A form in an island, with functions that load or fail its script. */
function start(value: unknown = true, focused?: string) {
  document.body.innerHTML = `
    <div id="outside"><button id="other" data-hold="">Other</button></div>
    <div id="island"><form><button id="send" type="submit" data-hold="">Send</button></form>
    <a id="open" href="#w" data-hold="w">Open</a><dialog id="w">Words</dialog></div>`;
  const island = required(document.querySelector<HTMLElement>('#island'));
  if (focused) required(document.querySelector<HTMLElement>(`#${focused}`)).focus();
  const loading = Promise.withResolvers<() => Promise<void>>();
  const load = vi.fn(() => loading.promise);
  const hydrate = vi.fn(() => Promise.resolve());
  interaction(load, { name: 'Test', value } as never, island);
  const clicks: string[] = [];
  document.body.addEventListener('click', ({ target, defaultPrevented }) => {
    if (!defaultPrevented) clicks.push((target as Element).id);
  });
  return {
    island,
    load,
    hydrate,
    clicks,
    press: (id: string, init: MouseEventInit = {}) => {
      const click = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
      required(document.querySelector(`#${id}`)).dispatchEvent(click);
    },
    busy: (id: string) => required(document.querySelector(`#${id}`)).getAttribute('aria-busy'),
    arrive: async () => {
      loading.resolve(hydrate);
      await vi.advanceTimersByTimeAsync(0);
      if (hydrate.mock.calls.length > 0) island.dispatchEvent(new Event('astro:hydrate'));
    },
    fail: () => island.dispatchEvent(new Event('astro:hydration-error', { bubbles: true })),
  };
}

const listeners: Parameters<Window['addEventListener']>[] = [];
beforeEach(() => {
  vi.useFakeTimers();
  const add = window.addEventListener.bind(window);
  vi.spyOn(window, 'addEventListener').mockImplementation(
    (type: string, listener: EventListenerOrEventListenerObject, options?) => {
      listeners.push([type, listener, options]);
      add(type, listener, options);
    },
  );
});
afterEach(() => {
  // The directive's listeners last as long as a page, but all tests share one.
  for (const args of listeners.splice(0)) window.removeEventListener(...args);
});

test('a held click goes to the control that replaced the clicked one', async () => {
  const { island, press, clicks, arrive } = start();
  press('send');
  const form = required(island.querySelector('form'));
  form.innerHTML = '<button id="sent-again" type="submit" data-hold="">Envoyer</button>';
  await arrive();
  expect(clicks).toEqual(['sent-again']);
});

test.each([
  ['starts an island focused before the script ran', 'send', 1],
  ['does not start an island without the focus', 'other', 0],
])('%s', (_, focused, starts) => {
  const { load } = start(true, focused);
  expect(load).toHaveBeenCalledTimes(starts);
});

describe('an island’s script is requested', () => {
  const signal = (sign: string, movementX = 1, pressure = 0) =>
    Object.assign(new Event(sign, { bubbles: true }), { movementX, movementY: 0, pressure });

  test.each(['pointermove', 'focusin', 'click'])('at the first %s on it', (sign) => {
    const { island, load } = start();
    required(document.querySelector('#other')).dispatchEvent(signal(sign));
    expect(load).not.toHaveBeenCalled();
    for (let time = 0; time < 2; time += 1) {
      required(island.firstElementChild).dispatchEvent(signal(sign));
    }
    expect(load).toHaveBeenCalledOnce();
  });

  test.each([
    ['a pointer that does not move', signal('pointermove', 0)],
    ['a finger that goes down: it may be a scroll', signal('pointerdown', 0, 0.5)],
    ['a finger that scrolls', signal('pointermove', 9, 0.5)],
  ])('not for %s', (_, event) => {
    const { island, load } = start();
    required(island.firstElementChild).dispatchEvent(event);
    expect(load).not.toHaveBeenCalled();
  });

  /** How often an island with these `now` settings requests its script. */
  const startsWith = (...now: string[]) => {
    const { load } = start({ now });
    return load.mock.calls.length;
  };

  test('at once if the URL or a stored draft needs it, and not otherwise', () => {
    expect(startsWith('#photo-', 'draft-x')).toBe(0);
    history.replaceState(null, '', '/gallery#photo-7');
    expect(startsWith('#photo-', 'draft-x')).toBe(1);
    history.replaceState(null, '', '/');
    sessionStorage.setItem('draft-x', '{}');
    expect(startsWith('#photo-', 'draft-x')).toBe(1);
  });
});

describe('a click before the script has loaded', () => {
  test('is held and repeated once, in place of an earlier one', async () => {
    const { press, clicks, busy, arrive } = start();
    press('open');
    press('send');
    press('send');
    expect(busy('open')).toBeNull();
    expect(clicks).toEqual([]);
    expect(busy('send')).toBe('true');
    await arrive();
    expect(clicks).toEqual(['send']);
    expect(busy('send')).toBeNull();
    press('send');
    expect(clicks).toEqual(['send', 'send']);
  });

  test('and nothing else is left of the directive once the island is hydrated', async () => {
    const { island, press, arrive } = start();
    const size = () =>
      Object.values(island).map(
        ({ size, length }: { size?: number; length?: number }) => size ?? length,
      );
    const before = size();
    for (let time = 0; time < 99; time += 1) island.append(document.createElement('clock'));
    await vi.advanceTimersByTimeAsync(0);
    expect(size()).toEqual(before);
    press('send');
    await arrive();
    const isReleased = ([, , options]: (typeof listeners)[0]) =>
      typeof options === 'object' && options.signal?.aborted;
    expect(listeners.filter((listener) => !isReleased(listener))).toEqual([]);
  });

  test('goes to the browser once when the script fails; later clicks aren’t held', () => {
    const { press, clicks, fail, island } = start();
    press('send');
    fail();
    expect(clicks).toEqual(['send']);
    expect(island.dataset['native']).toBe('');
    press('send');
    expect(clicks).toEqual(['send', 'send']);
  });

  test('goes to the browser after three seconds, and a later script does not repeat it', async () => {
    const { press, clicks, arrive, hydrate, busy } = start();
    press('send');
    await vi.advanceTimersByTimeAsync(2_999);
    expect(clicks).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(clicks).toEqual(['send']);
    expect(busy('send')).toBeNull();
    await arrive();
    expect(hydrate).not.toHaveBeenCalled();
    expect(clicks).toEqual(['send']);
  });

  test('isn’t held three seconds after the request, and a late script still hydrates', async () => {
    const { island, press, clicks, arrive, hydrate } = start();
    required(island.firstElementChild).dispatchEvent(new Event('focusin', { bubbles: true }));
    await vi.advanceTimersByTimeAsync(3_000);
    await arrive();
    expect(hydrate).toHaveBeenCalledOnce();
    press('send');
    expect(clicks).toEqual(['send']);
  });

  test.each(['metaKey', 'ctrlKey', 'shiftKey', 'altKey'])('with %s goes to the browser', (key) => {
    const { press, clicks } = start();
    press('send', { [key]: true });
    expect(clicks).toEqual(['send']);
  });

  test('on another island’s control isn’t held, although it hydrates this one', async () => {
    const { press, clicks, load } = start({ on: '#outside' });
    required(document.querySelector('#other')).dispatchEvent(
      new Event('focusin', { bubbles: true }),
    );
    press('other');
    expect(load).toHaveBeenCalledOnce();
    expect(clicks).toEqual(['other']);
  });

  test('outside the island is held if it opens the island’s dialog', async () => {
    const { press, clicks, arrive } = start({ on: '#outside' });
    required(document.querySelector<HTMLElement>('#other')).dataset['hold'] = 'w';
    press('other');
    expect(clicks).toEqual([]);
    await arrive();
    expect(clicks).toEqual(['other']);
  });
});

describe('a control that opens a dialog', () => {
  const dialog = () => required(document.querySelector('dialog'));

  test('is not clicked again if the visitor closed the dialog, but the next control is', async () => {
    const { press, clicks, busy, arrive } = start();
    press('open');
    dialog().close();
    press('send');
    expect([busy('open'), busy('send')]).toEqual([null, 'true']);
    await arrive();
    expect([clicks, busy('send')]).toEqual([['send'], null]);
  });

  test('that was closed lets a late script hydrate the island', async () => {
    const { press, clicks, arrive, hydrate } = start();
    press('open');
    dialog().close();
    await vi.advanceTimersByTimeAsync(3_000);
    await arrive();
    expect(hydrate).toHaveBeenCalledOnce();
    expect(clicks).toEqual([]);
  });
});

test('an island with a distance hydrates within that distance of the view', () => {
  const observers: [IntersectionObserverCallback, string | undefined][] = [];
  const disconnect = vi.fn();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = () => undefined;
      disconnect = disconnect;
      constructor(callback: IntersectionObserverCallback, { rootMargin }: { rootMargin: string }) {
        observers.push([callback, rootMargin]);
      }
    },
  );
  const { load } = start({ near: '200px' });
  const [[callback, margin]] = observers as [(typeof observers)[0]];
  const comes = (isIntersecting: boolean) => callback([{ isIntersecting }] as never, {} as never);
  comes(false);
  expect([margin, load.mock.calls.length]).toEqual(['200px', 0]);
  comes(true);
  comes(true);
  expect(load).toHaveBeenCalledOnce();
  expect(disconnect).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});
