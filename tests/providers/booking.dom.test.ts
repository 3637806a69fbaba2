import { afterEach, beforeEach, expect, test, vi } from 'vitest';
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
])('open navigates to the tour’s calendar when %s', async (_, happen) => {
  const opening = shop().open(562630);
  happen();
  expect(await opening).toBe(false);
  expect(assign).toHaveBeenCalledExactlyOnceWith(itemCalendar);
});
