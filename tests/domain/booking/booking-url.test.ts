import { expect, test } from 'vitest';
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

const EMBEDS = 'https://booking.example/embeds';
const BOOK = `${EMBEDS}/book/nine-lives/`;
const ITEM = `${BOOK}items/577800/calendar/`;
const noMonths = { ...shop, hasMonths: false };

test.each([
  [
    'the calendar of a tour',
    calendarUrl(shop, 562630),
    `${EMBEDS}/calendar/nine-lives/items/562630/`,
    '&item=562630',
  ],
  ['a reserve button', itemCalendarUrl(shop, 577800), ITEM],
  ['a date, to its month', itemCalendarUrl(shop, 577800, '2026-12-05'), `${ITEM}2026/12/`],
  ['a date, in an account without months', itemCalendarUrl(noMonths, 577800, '2026-12-05'), ITEM],
  ['the booking page', bookingPageUrl(shop), BOOK],
])('the URL of %s', (_, url, path, item = '') => {
  expect(url).toBe(`${path}?full-items=yes&fallback=simple${item}&flow=1219724`);
});
