import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { BookingCalendar } from '../../src/elements/booking-calendar.ts';
import { put } from './put.ts';
import { fakeViewport } from './fake-viewport.ts';

const SHOP = { origin: 'https://booking.test', shortname: 'cats', flow: 7 };
let viewport: ReturnType<typeof fakeViewport>;

if (!customElements.get('booking-calendar'))
  customElements.define('booking-calendar', BookingCalendar);

beforeEach(() => {
  vi.useFakeTimers();
  viewport = fakeViewport();
  // happy-dom loads no frames, and says so at length: the address is kept beside.
  vi.spyOn(HTMLIFrameElement.prototype, 'src', 'set').mockImplementation(function (
    this: HTMLIFrameElement,
    address,
  ) {
    this.dataset['asked'] = address;
  });
});
afterEach(() => {
  document.body.innerHTML = '';
  history.replaceState(null, '', '/');
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function show({ item, asks = false }: { item?: number; asks?: boolean } = {}) {
  put(`
    <booking-calendar data-shop='${JSON.stringify(SHOP)}' ${item ? `data-item="${item}"` : ''}
      ${asks ? 'data-asks' : ''} data-frame-title="Booking calendar for Test Street"
      data-loading="Loading" data-slow="It is slow">
      <a href="https://booking.test/one" data-item="11">One</a>
      <a href="https://booking.test/two" data-item="22">Two</a>
      <div data-stage><p role="status">Preparing</p></div>
      <a href="#" data-out>Out</a>
    </booking-calendar>`);
  const element = document.querySelector('booking-calendar')!;
  return {
    element,
    frame: () => element.querySelector('iframe'),
    /** The address that the frame was given. */
    asked: () => new URL(element.querySelector('iframe')!.dataset['asked']!),
    state: () => element.getAttribute('data-state'),
    says: () => element.querySelector('[role=status]')!.textContent,
    out: () => element.querySelector<HTMLAnchorElement>('[data-out]')!.href,
    link: (item: number) => element.querySelector<HTMLAnchorElement>(`[data-item="${item}"]`)!,
  };
}

describe('a visitor on a tour page', () => {
  test('costs the booking service nothing before coming within 100 pixels', () => {
    const calendar = show({ item: 562630 });
    expect(calendar.frame()).toBeNull();
    expect(viewport.margins()).toEqual(['100px']);
    expect(calendar.says()).toBe('Preparing');
  });

  test('then sees it load, under a name, with all four flags asked for', () => {
    const calendar = show({ item: 562630 });
    viewport.arrive();
    expect(calendar.frame()!.title).toBe('Booking calendar for Test Street');
    const { pathname, searchParams } = calendar.asked();
    expect(pathname).toBe('/embeds/calendar/cats/items/562630/');
    expect(Object.fromEntries(searchParams)).toEqual({
      'full-items': 'yes',
      fallback: 'simple',
      item: '562630',
      flow: '7',
    });
    expect(calendar.says()).toBe('Loading');
    calendar.frame()!.dispatchEvent(new Event('load'));
    expect(calendar.state()).toBe('loaded');
  });

  test('lets the frame take payments and nothing else of the device', () => {
    const calendar = show({ item: 562630 });
    viewport.arrive();
    expect(calendar.frame()!.getAttribute('allow')).toBe('payment');
    expect(calendar.frame()!.hasAttribute('sandbox')).toBe(false);
  });

  test('is told after eight seconds without it, and not a moment sooner', () => {
    const calendar = show({ item: 562630 });
    viewport.arrive();
    vi.advanceTimersByTime(7999);
    expect(calendar.state()).toBe('loading');
    vi.advanceTimersByTime(1);
    expect(calendar.state()).toBe('slow');
    expect(calendar.says()).toBe('It is slow');
  });

  test('sees it all the same when it comes later', () => {
    const calendar = show({ item: 562630 });
    viewport.arrive();
    vi.advanceTimersByTime(9000);
    calendar.frame()!.dispatchEvent(new Event('load'));
    expect(calendar.state()).toBe('loaded');
  });

  test('is not told off about a calendar that came in time', () => {
    const calendar = show({ item: 562630 });
    viewport.arrive();
    calendar.frame()!.dispatchEvent(new Event('load'));
    vi.advanceTimersByTime(60_000);
    expect(calendar.state()).toBe('loaded');
  });

  test('has a way out to the same tour', () => {
    expect(show({ item: 562630 }).out()).toContain('/embeds/book/cats/items/562630/calendar/');
  });
});

describe('a visitor on the booking page', () => {
  test.each([
    ['is shown everything without a wish', '', null],
    ['is shown the tour that the link asked for', '?itemId=11', '11'],
    ['is shown everything when the link asks for nonsense', '?itemId=11;drop', null],
  ])('%s', (_, search, item) => {
    history.replaceState(null, '', `/booking${search}`);
    const calendar = show({ asks: true });
    viewport.arrive();
    expect(calendar.asked().searchParams.get('item')).toBe(item);
    expect(calendar.link(11).getAttribute('aria-current')).toBe(item ? 'true' : null);
  });

  test('chooses a tour, and frame, way out and address follow', () => {
    const calendar = show({ asks: true });
    viewport.arrive();
    const before = calendar.frame();
    calendar.link(22).click();
    expect(calendar.asked().searchParams.get('item')).toBe('22');
    expect(calendar.element.querySelectorAll('iframe')).toHaveLength(1);
    expect(calendar.frame()).not.toBe(before);
    expect(calendar.out()).toContain('/items/22/');
    expect(location.search).toBe('?itemId=22');
    expect(calendar.link(22).getAttribute('aria-current')).toBe('true');
    expect(calendar.link(11).hasAttribute('aria-current')).toBe(false);
  });

  test('who wants a tour in a new tab gets the link as it is', () => {
    const calendar = show({ asks: true });
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
    calendar.link(22).dispatchEvent(click);
    expect(click.defaultPrevented).toBe(false);
    expect(calendar.frame()).toBeNull();
  });
});

test('a calendar that is taken away leaves nothing running', () => {
  const calendar = show({ item: 562630 });
  viewport.arrive();
  calendar.element.remove();
  vi.advanceTimersByTime(60_000);
  expect(calendar.frame()).toBeNull();
  expect(calendar.state()).toBe('loading');
  expect(viewport.margins()).toEqual([]);
});
