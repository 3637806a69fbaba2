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

const EMBEDS = 'https://fareharbor.com/embeds';
const BOOK = `${EMBEDS}/book/nine-lives/`;
const ITEM = `${BOOK}items/562630/calendar/`;
const shop = (hasMonths = true) =>
  provider.fareHarbor({
    origin: 'https://fareharbor.com',
    shortname: 'nine-lives',
    flow: 1219724,
    hasMonths,
  });
const widget = () => (window.FH = { open });
const withQuery = (path: string, item = '') =>
  `${path}?full-items=yes&fallback=simple${item}&flow=1219724`;

test('each way has its URL', () => {
  const calendar = `${EMBEDS}/calendar/nine-lives/`;
  expect(shop().calendarUrl()).toBe(withQuery(calendar));
  expect(shop().calendarUrl(7)).toBe(withQuery(`${calendar}items/7/`, '&item=7'));
  expect(shop().itemCalendarUrl(562630)).toBe(withQuery(ITEM));
  expect(shop().itemCalendarUrl(562630, '2026-12-05')).toBe(withQuery(`${ITEM}2026/12/`));
  expect(shop(false).itemCalendarUrl(562630, '2026-12-05')).toBe(withQuery(ITEM));
  expect(shop().pageUrl()).toBe(withQuery(BOOK));
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
])('open navigates to the tour’s calendar when %s', async (_, happen) => {
  const opening = shop().open(562630);
  happen();
  expect(await opening).toBe(false);
  expect(assign).toHaveBeenCalledExactlyOnceWith(withQuery(ITEM));
});
