import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { defineReserveLink } from '../../src/elements/reserve-link.ts';
import { put } from './put.ts';

const load = vi.fn<() => Promise<void>>();
const open = vi.fn<(item: number | undefined) => Promise<boolean>>();
let answer: (isOpen: boolean) => void;

defineReserveLink(() => ({ load, open }));

beforeEach(() => {
  load.mockReset().mockResolvedValue();
  open.mockReset().mockImplementation(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
});
afterEach(() => {
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function show(attributes = 'data-item="562630"') {
  put(`
    <reserve-link data-shop="{}" data-opening="Opening" ${attributes}>
      <a href="https://booking.test/calendar"><span data-label>Reserve</span></a>
      <span role="status"></span>
    </reserve-link>`);
  const link = document.querySelector('a')!;
  return {
    /** Clicks, and says whether the browser would now follow the link. */
    click(how: MouseEventInit = {}) {
      const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...how });
      link.dispatchEvent(event);
      const follows = !event.defaultPrevented;
      return follows;
    },
    label: () => link.textContent,
    says: () => document.querySelector('[role=status]')!.textContent,
  };
}

const settle = () => new Promise<void>((resolve) => queueMicrotask(resolve));

/** The browser draws what has changed; a hidden tab draws nothing, and time passes all the same. */
const drawn = () => vi.advanceTimersByTimeAsync(17);

describe('a visitor who presses the button', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });

  test('sees the words for the wait before the service’s own work begins', async () => {
    const button = show();
    button.click();
    expect(button.label()).toBe('Opening');
    expect(open).not.toHaveBeenCalled();
    await drawn();
    expect(open).toHaveBeenCalledOnce();
  });

  test('is not kept waiting where nothing is drawn', async () => {
    vi.stubGlobal('requestAnimationFrame', () => 0);
    show().click();
    await vi.advanceTimersByTimeAsync(100);
    expect(open).toHaveBeenCalledOnce();
  });

  test('is answered at once, in words, and again when the calendar stands there', async () => {
    const button = show();
    expect(button.click()).toBe(false);
    expect(button.label()).toBe('Opening');
    expect(button.says()).toBe('Opening');
    await drawn();
    expect(open).toHaveBeenCalledExactlyOnceWith(562630);
    answer(true);
    await settle();
    expect(button.label()).toBe('Reserve');
    expect(button.says()).toBe('');
  });

  test('and loses patience, takes the plain link with the second press', async () => {
    const button = show();
    button.click();
    expect(button.click()).toBe(true);
    await drawn();
    expect(open).toHaveBeenCalledOnce();
  });

  test('keeps the words of the wait while the browser goes to the calendar’s own page', async () => {
    const button = show();
    button.click();
    await drawn();
    answer(false);
    await settle();
    expect(button.label()).toBe('Opening');
  });

  test('and comes back from that page, finds the button as it was', async () => {
    const button = show();
    button.click();
    await drawn();
    answer(false);
    await settle();
    window.dispatchEvent(new Event('pageshow'));
    expect(button.label()).toBe('Reserve');
    expect(button.click()).toBe(false);
  });

  test.each([
    ['the middle button', { button: 1 }],
    ['Ctrl', { ctrlKey: true }],
    ['Command', { metaKey: true }],
    ['Shift', { shiftKey: true }],
    ['Alt', { altKey: true }],
  ])('with %s gets what any link does', (_, how) => {
    expect(show().click(how)).toBe(true);
    expect(open).not.toHaveBeenCalled();
  });

  test('of a tour without a number goes nowhere, and the button stays', async () => {
    const button = show('');
    button.click();
    await drawn();
    expect(open).toHaveBeenCalledExactlyOnceWith(undefined);
    answer(false);
    await settle();
    expect(button.label()).toBe('Reserve');
  });
});

describe('the idle preload', () => {
  const idle = vi.fn();
  beforeEach(() => {
    idle.mockReset();
    vi.stubGlobal('requestIdleCallback', idle);
  });

  test('waits for an idle browser, two seconds at most', () => {
    show('data-preload');
    expect(load).not.toHaveBeenCalled();
    expect(idle).toHaveBeenCalledExactlyOnceWith(expect.any(Function), { timeout: 2000 });
    (idle.mock.calls[0]![0] as () => void)();
    expect(load).toHaveBeenCalledOnce();
  });

  test('comes after a second where a browser cannot say that it is idle', () => {
    vi.useFakeTimers();
    vi.stubGlobal('requestIdleCallback', undefined);
    Reflect.deleteProperty(window, 'requestIdleCallback');
    show('data-preload');
    vi.advanceTimersByTime(999);
    expect(load).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(load).toHaveBeenCalledOnce();
  });

  test('is not for a visitor who saves data', () => {
    vi.stubGlobal('navigator', { connection: { saveData: true } });
    show('data-preload');
    expect(idle).not.toHaveBeenCalled();
  });

  test('is not for a page that does not ask for it', () => {
    show();
    expect(idle).not.toHaveBeenCalled();
  });

  test('that fails, fails in silence: nobody has asked yet', async () => {
    load.mockRejectedValue(new Error('blocked'));
    show('data-preload');
    (idle.mock.calls[0]![0] as () => void)();
    await settle();
    expect(load).toHaveBeenCalledOnce();
  });
});

test('a button that is taken away listens to nothing', () => {
  show();
  const element = document.querySelector('reserve-link')!;
  const link = element.querySelector('a')!;
  element.replaceWith(...element.childNodes);
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  expect(open).not.toHaveBeenCalled();
});
