import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeScripts } from './fake-script.ts';

let provider: typeof import('../../src/providers/booking/fareharbor.ts');
let scripts: ReturnType<typeof fakeScripts>;
const assign = vi.fn();
const open = vi.fn();

beforeEach(async () => {
  vi.resetModules();
  provider = await import('../../src/providers/booking/fareharbor.ts');
  scripts = fakeScripts();
  open.mockReset().mockReturnValue(true);
  assign.mockReset();
  vi.spyOn(window.location, 'assign').mockImplementation(assign);
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  delete window.FH;
});

const shop = () =>
  provider.fareHarbor({
    origin: 'https://fareharbor.com',
    shortname: 'nine-lives',
    flow: 1219724,
  });
const widget = () => (window.FH = { open });
const itemCalendar =
  'https://fareharbor.com/embeds/book/nine-lives/items/562630/calendar/?full-items=yes&fallback=simple&flow=1219724';

describe('a visitor who presses Reserve Your Spot', () => {
  test('sees the widget for that tour', async () => {
    const opening = shop().open(562630);
    scripts.arrive(widget);
    expect(await opening).toBe(true);
    expect(open).toHaveBeenCalledExactlyOnceWith({
      shortname: 'nine-lives',
      fallback: 'simple',
      fullItems: 'yes',
      flow: 1219724,
      view: { item: 562630 },
    });
    expect(assign).not.toHaveBeenCalled();
  });

  test('twice in a hurry, causes one request', async () => {
    const booking = shop();
    const both = Promise.all([booking.open(562630), booking.open(577800)]);
    scripts.arrive(widget);
    await both;
    expect(scripts.asked()).toEqual(['https://fareharbor.com/embeds/api/v1/']);
  });

  test('after an idle preload, causes none', async () => {
    const booking = shop();
    const preload = booking.load();
    scripts.arrive(widget);
    await preload;
    await booking.open(562630);
    expect(scripts.asked()).toHaveLength(1);
  });

  test.each([
    ['the script is blocked', () => scripts.block()],
    ['the script is garbage', () => scripts.arrive()],
    [
      'the widget declines',
      () => {
        open.mockReturnValue(false);
        scripts.arrive(widget);
      },
    ],
    [
      'the widget breaks',
      () => {
        open.mockImplementation(() => {
          throw new Error('broken');
        });
        scripts.arrive(widget);
      },
    ],
  ])('is taken to the tour’s calendar when %s', async (_, happen) => {
    const opening = shop().open(562630);
    happen();
    expect(await opening).toBe(false);
    expect(assign).toHaveBeenCalledExactlyOnceWith(itemCalendar);
  });

  test('is taken there too when the script takes longer than 8 seconds', async () => {
    vi.useFakeTimers();
    const opening = shop().open(562630);
    await vi.advanceTimersByTimeAsync(8_000);
    expect(await opening).toBe(false);
    expect(assign).toHaveBeenCalledWith(itemCalendar);
  });

  test('gets the widget on the second try when the first failed', async () => {
    const booking = shop();
    const first = booking.open(562630);
    scripts.block();
    await first;
    const second = booking.open(562630);
    scripts.arrive(widget);
    expect(await second).toBe(true);
  });

  test('for a tour without an item number stays where they are, and the console says why', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(await shop().open(undefined)).toBe(false);
    expect(error).toHaveBeenCalledOnce();
    expect(scripts.asked()).toEqual([]);
    expect(assign).not.toHaveBeenCalled();
  });
});
