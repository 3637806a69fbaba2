import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { preloadBooking } from '../../src/components/booking/preload-booking.ts';
import { fakeScripts } from '../providers/fake-script.ts';

const src = 'https://widgets.example/embed.js';
const idle = vi.fn<(then: () => void, options: { timeout: number }) => void>();
/** Callbacks for the next frame, which a prerendered page doesn't have. */
const frame = vi.fn<(then: () => void) => number>();
let scripts: ReturnType<typeof fakeScripts>;

beforeEach(() => {
  vi.useFakeTimers();
  idle.mockReset();
  vi.stubGlobal('requestIdleCallback', idle);
  frame.mockReset();
  vi.stubGlobal('requestAnimationFrame', frame);
  scripts = fakeScripts();
});
afterEach(() => {
  window.onerror = null;
});

/** Runs the preload up to the load event and the frame after it. */
function open({ isSeen = true } = {}) {
  preloadBooking(src);
  expect(idle).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('load'));
  if (isSeen) frame.mock.lastCall?.[0]();
}
const runIdle = () => idle.mock.lastCall?.[0]();

describe('the idle preload', () => {
  test('waits for an idle browser, two seconds at most', async () => {
    open();
    expect(idle).toHaveBeenCalledExactlyOnceWith(expect.any(Function), { timeout: 2000 });
    expect(scripts.requested()).toEqual([]);
    runIdle();
    expect(scripts.requested()).toEqual([src]);
  });

  test('hides errors of the third-party script, and no others', async () => {
    open();
    // As browsers report errors of cross-origin scripts.
    expect(window.onerror?.('Script error.', '', 0, 0, undefined)).toBe(true);
    expect(window.onerror?.('Error: ours', 'https://company.example/a.js')).toBe(false);
  });

  test('doesn’t run on a prerendered page', async () => {
    open({ isSeen: false });
    vi.advanceTimersByTime(60_000);
    expect(idle).not.toHaveBeenCalled();
    frame.mock.lastCall?.[0]();
    expect(idle).toHaveBeenCalledOnce();
  });

  test('runs after a second without requestIdleCallback', async () => {
    vi.stubGlobal('requestIdleCallback', undefined);
    Reflect.deleteProperty(window, 'requestIdleCallback');
    open();
    vi.advanceTimersByTime(999);
    expect(scripts.requested()).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(scripts.requested()).toEqual([src]);
  });

  test('doesn’t run with Save-Data', async () => {
    vi.stubGlobal('navigator', { connection: { saveData: true } });
    open();
    vi.advanceTimersByTime(60_000);
    expect(idle).not.toHaveBeenCalled();
  });
});

describe('code that needs the script while it is preloading', () => {
  let loadScript: typeof import('../../src/providers/load-script.ts').loadScript;
  let isDefined = false;
  const isReady = () => isDefined;

  beforeEach(async () => {
    vi.resetModules();
    ({ loadScript } = await import('../../src/providers/load-script.ts'));
    isDefined = false;
    open();
    runIdle();
  });

  test.each([
    ['was blocked before its first use', () => scripts.block()],
    ['brought nothing', () => scripts.arrive()],
  ])('requests it again when it %s', async (_, happen) => {
    happen();
    const loading = loadScript({ src, isReady });
    expect(scripts.requested()).toEqual([src, src]);
    scripts.arrive(() => (isDefined = true));
    await loading;
  });
});
