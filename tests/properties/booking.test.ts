/** Prices, guests and the addresses of bookings, against sums and readings made another way. */
import fc from 'fast-check';
import { describe, expect } from 'vitest';
import {
  bookingPageUrl,
  calendarUrl,
  itemCalendarUrl,
} from '../../src/domain/booking/booking-url.ts';
import { readGuestCount, writeGuestCount } from '../../src/domain/booking/guest-count.ts';
import { addressWithItem, parseItemId } from '../../src/domain/booking/item-id.ts';
import {
  clampGuests,
  GUESTS,
  privateTourPrice,
  readGuests,
} from '../../src/domain/booking/private-tour-price.ts';
import { carryUtm, readUtm } from '../../src/domain/booking/utm.ts';
import { property } from './property.ts';

const anyText = fc.string({ unit: 'binary', maxLength: 30 });
const numbers = fc.oneof(
  fc.double(),
  fc.integer({ min: -5, max: 40 }),
  fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY),
);
const typed = fc.oneof(
  anyText,
  fc.string({ unit: fc.constantFrom(...'0123456789-+.e x'), maxLength: 8 }),
  fc.integer({ min: -50, max: 50 }).map(String),
);
/** Every number of guests, as it is written. */
const COUNTS = Array.from({ length: GUESTS.max }, (_, index) => String(index + GUESTS.min));

describe('a private tour', () => {
  property(
    'costs what its guests cost one by one, and the included ones at least',
    fc.record({
      guests: numbers,
      perGuest: fc.nat(1000),
      included: fc.integer({ min: 1, max: 20 }),
    }),
    ({ guests, perGuest, included }) => {
      let sum = 0;
      for (let guest = 1; guest <= GUESTS.max; guest += 1)
        if (guest <= included || (guest <= GUESTS.max && guests >= guest)) sum += perGuest;
      expect(privateTourPrice({ guests, perGuest, included })).toBe(sum);
    },
  );
  property('has a whole number of guests in the range', numbers, (guests) => {
    expect(COUNTS).toContain(String(clampGuests(guests)));
  });
  property('is priced for the number in its field and no other', typed, (text) => {
    const { guests, problem } = readGuests(text);
    const written = text.trim().replace(/^(-?)0+(?=\d)/, '$1');
    expect(problem === undefined).toBe(COUNTS.includes(written));
    if (problem === undefined) expect(String(guests)).toBe(written);
    else if (guests === undefined) expect(problem).toBe('unreadable');
    else expect(guests).toBe(problem === 'tooMany' ? GUESTS.max : GUESTS.min);
  });
});

describe('a number of guests', () => {
  property('of an address is one of the written ones', typed, (text) => {
    const found = COUNTS.indexOf(text);
    expect(readGuestCount(text)).toBe(found < 0 ? undefined : found + GUESTS.min);
  });
  property(
    'takes the place of the one before, and leaves the visitor’s words',
    fc.record({
      own: anyText,
      guests: fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 1, maxLength: 4 }),
    }),
    ({ own, guests }) => {
      const template = 'We are a party of {guests}.';
      const written = guests.reduce(
        (message, count) => writeGuestCount(message, template, count),
        own,
      );
      expect(written).toBe(`We are a party of ${guests.at(-1)}. ${own.trimStart()}`);
    },
  );
});

describe('an address of the booking service', () => {
  const shops = fc.record({
    origin: fc.constant('https://booking.example'),
    shortname: fc
      .string({ minLength: 1, maxLength: 20 })
      .filter((text) => text.isWellFormed() && !/^\.+$/.test(text)),
    flow: fc.nat(),
  });
  property(
    'names the shop, the tour and the flow, whatever their names hold',
    fc.record({ shop: shops, item: fc.integer({ min: 1 }) }),
    ({ shop, item }) => {
      for (const [address, steps] of [
        [calendarUrl(shop), ['embeds', 'calendar', shop.shortname, '']],
        [calendarUrl(shop, item), ['embeds', 'calendar', shop.shortname, 'items', `${item}`, '']],
        [
          itemCalendarUrl(shop, item),
          ['embeds', 'book', shop.shortname, 'items', `${item}`, 'calendar', ''],
        ],
        [bookingPageUrl(shop), ['embeds', 'book', shop.shortname, '']],
      ] as const) {
        const url = new URL(address);
        expect(url.origin).toBe(shop.origin);
        expect(url.pathname.split('/').slice(1).map(decodeURIComponent)).toEqual(steps);
        expect(url.searchParams.get('flow')).toBe(String(shop.flow));
        expect(url.searchParams.get('full-items')).toBe('yes');
      }
    },
  );
  property('refuses what is no number of a tour', fc.double(), (item) => {
    const isItem = Number.isSafeInteger(item) && item > 0;
    const ask = () =>
      itemCalendarUrl({ origin: 'https://b.example', shortname: 's', flow: 1 }, item);
    if (isItem) expect(ask()).toContain(`/${item}/`);
    else expect(ask).toThrow(RangeError);
  });
});

describe('an address of ours', () => {
  const queries = fc.array(
    fc.tuple(
      fc.constantFrom('itemId', 'utm_source', 'utm_medium', 'utm_campaign', 'x', 'itemid'),
      fc.oneof(typed, fc.nat().map(String)),
    ),
    { maxLength: 5 },
  );
  const search = (pairs: [string, string][]) =>
    `?${pairs.map(([name, value]) => `${name}=${encodeURIComponent(value.toWellFormed())}`).join('&')}`;
  const first = (pairs: [string, string][], name: string) =>
    pairs.find(([key]) => key === name)?.[1].toWellFormed();

  property('asks for the tour whose digits it holds', queries, (pairs) => {
    const value = first(pairs, 'itemId') ?? '';
    const isNumber = value !== '' && [...value].every((sign) => '0123456789'.includes(sign));
    const expected =
      isNumber && BigInt(value) > 0n && BigInt(value) <= BigInt(Number.MAX_SAFE_INTEGER);
    expect(parseItemId(search(pairs))).toBe(expected ? Number(BigInt(value)) : undefined);
  });
  property(
    'asks for another tour and keeps all else',
    fc.record({ pairs: queries, item: fc.integer({ min: 1 }), hash: fc.constantFrom('', '#faq') }),
    ({ pairs, item, hash }) => {
      const address = addressWithItem(`https://site.example/booking${search(pairs)}${hash}`, item);
      const url = new URL(address);
      expect(parseItemId(url.search)).toBe(item);
      expect(url.hash).toBe(hash);
      const others = pairs.filter(([name]) => name !== 'itemId');
      const left = [...url.searchParams].filter(([name]) => name !== 'itemId');
      expect(left).toEqual(others.map(([name, value]) => [name, value.toWellFormed()]));
    },
  );
  property('gives its campaign away whole, once, and to the form’s last page', queries, (pairs) => {
    const utm = readUtm(search(pairs));
    const next = new URL(carryUtm('https://site.example/thanks?a=1#end', utm));
    for (const name of ['utm_source', 'utm_medium', 'utm_campaign'] as const) {
      const value = (first(pairs, name) ?? '').trim();
      // Cut between two halves of a sign, an address holds the mark for what is lost.
      const cut = [...Array(200).keys()]
        .map((at) => value.charAt(at))
        .join('')
        .toWellFormed();
      expect(next.searchParams.get(name)).toBe(cut === '' ? null : cut);
    }
    expect(next.searchParams.get('a')).toBe('1');
    expect(next.hash).toBe('#end');
  });
});
