import { describe, expect, test } from 'vitest';
import {
  bookingPageUrl,
  calendarUrl,
  itemCalendarUrl,
} from '../../../src/domain/booking/booking-url.ts';

const shop = {
  origin: 'https://booking.example',
  shortname: 'nine-lives',
  flow: 1219724,
  hasMonths: true,
};

describe('booking service URLs', () => {
  test.each([
    [
      'the calendar of one tour, for a frame',
      () => calendarUrl(shop, 562630),
      'https://booking.example/embeds/calendar/nine-lives/items/562630/?full-items=yes&fallback=simple&item=562630&flow=1219724',
    ],
    [
      'what a reserve button links to',
      () => itemCalendarUrl(shop, 577800),
      'https://booking.example/embeds/book/nine-lives/items/577800/calendar/?full-items=yes&fallback=simple&flow=1219724',
    ],
    [
      'what a date links to: its month',
      () => itemCalendarUrl(shop, 577800, '2026-12-05'),
      'https://booking.example/embeds/book/nine-lives/items/577800/calendar/2026/12/?full-items=yes&fallback=simple&flow=1219724',
    ],
    [
      'what a date links to in an account without months',
      () => itemCalendarUrl({ ...shop, hasMonths: false }, 577800, '2026-12-05'),
      'https://booking.example/embeds/book/nine-lives/items/577800/calendar/?full-items=yes&fallback=simple&flow=1219724',
    ],
    [
      'the service’s own booking page',
      () => bookingPageUrl(shop),
      'https://booking.example/embeds/book/nine-lives/?full-items=yes&fallback=simple&flow=1219724',
    ],
  ])('%s', (_, url, expected) => {
    expect(url()).toBe(expected);
  });

  test.each([0, -1, 1.5, Number.NaN])('refuse %s as an item number', (item) => {
    expect(() => calendarUrl(shop, item)).toThrow(RangeError);
    expect(() => itemCalendarUrl(shop, item)).toThrow(RangeError);
    expect(() => itemCalendarUrl(shop, item)).toThrow(String(item));
  });
});
