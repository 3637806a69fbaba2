/** Properties of the rules for any input; examples are in each rule's own test. */
import fc, { type Arbitrary } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isSlug, toSlug } from '../../src/domain/blog/slug.ts';
import { itemCalendarUrl } from '../../src/domain/booking/booking-url.ts';
import { writeGuestCount } from '../../src/domain/booking/guest-count.ts';
import { clampGuests } from '../../src/domain/booking/private-tour-price.ts';
import { mailLink } from '../../src/domain/forms/mail-link.ts';
import { formatPhone, normalizePhone } from '../../src/domain/forms/phone.ts';
import { attempt } from '../../src/domain/forms/rate-limit.ts';
import {
  redirectProblems,
  redirectRules,
  refreshFile,
  refreshPages,
} from '../../src/domain/redirects/redirects.ts';
import { toIsoDate, toLongDate } from '../../src/domain/seasons/calendar-date.ts';
import { newYorkInstant, toNewYorkIso } from '../../src/domain/seasons/new-york-time.ts';
import { departuresAfter, WEEKDAYS } from '../../src/domain/seasons/departures.ts';

const text = fc.string({ unit: 'binary', maxLength: 60 });
const guests = fc.integer({ min: 1, max: 30 });
/** Also the days around changes of the clocks. */
const dates = fc.oneof(
  fc.constantFrom('2026-03-07', '2026-03-08', '2026-10-31', '2026-11-01'),
  fc
    .date({ min: new Date('2000-01-01'), max: new Date('2060-01-01'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10)),
);
// Without the hours in which clocks change.
const times = fc
  .tuple(fc.integer({ min: 4, max: 23 }), fc.constantFrom('00', '30'))
  .map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${minute}`);

/** Each run has other cases; a failure names its seed and the shortest case. */
function property<Case>(name: string, cases: Arbitrary<Case>, holds: (value: Case) => void): void {
  test(name, () => fc.assert(fc.property(cases, holds), { numRuns: 200 }));
}

property('toSlug returns a slug, and keeps it', text, (title) => {
  const slug = toSlug(title);
  expect(slug === '' || isSlug(slug)).toBe(true);
  expect(toSlug(slug)).toBe(slug);
});

property('itemCalendarUrl encodes any shop name', text, (name) => {
  const shortname = `x${name.toWellFormed()}`;
  const url = new URL(itemCalendarUrl({ origin: 'https://b.example', shortname, flow: 1 }, 7));
  expect(url.pathname.split('/').map(decodeURIComponent)[3]).toBe(shortname);
});

property(
  'clampGuests returns a whole number from 1 to 30',
  fc.integer({ min: -50, max: 400 }).map((tenths) => tenths / 10),
  (number) => {
    const clamped = clampGuests(number);
    expect(Number.isInteger(clamped) && clamped >= 1 && clamped <= 30).toBe(true);
  },
);

property(
  'writeGuestCount replaces its own sentence, and keeps the rest',
  fc.tuple(text, guests, guests),
  ([message, first, second]) => {
    const write = (before: string, count: number) =>
      writeGuestCount(before, 'For {guests}.', count);
    expect(write(write(message, first), second)).toBe(`For ${second}. ${message.trimStart()}`);
  },
);

const phones = fc.string({ unit: fc.constantFrom(...'0123456789+ ()'), maxLength: 16 });
property('normalizePhone keeps its result, and formatPhone its digits', phones, (typed) => {
  const number = normalizePhone(typed);
  expect(normalizePhone(number)).toBe(number);
  expect(formatPhone(number).replaceAll(' ', '')).toBe(number);
});

property(
  'attempt never blocks longer than its window, whatever is stored',
  fc.tuple(fc.oneof(text, fc.json()), fc.integer()),
  ([stored, now]) => {
    const limit = { max: 1, windowMs: 10 };
    expect(attempt(attempt(stored, now, limit).stored, now + 10, limit).allowed).toBe(true);
  },
);

property('mailLink keeps any subject and body', fc.tuple(text, text), (typed) => {
  const [subject = '', body = ''] = typed.map((part) => part.toWellFormed());
  const query = new URL(mailLink('a@b.example', subject, body)).search.replaceAll('+', '%2B');
  const fields = new URLSearchParams(query);
  expect(fields.get('subject')).toBe(subject);
  expect((fields.get('body') ?? '').replaceAll('\r\n', '\n')).toBe(body.replaceAll('\r\n', '\n'));
});

property('toLongDate and toIsoDate are inverse', dates, (date) => {
  expect(toIsoDate(toLongDate(date))).toBe(date);
});

property('newYorkInstant and toNewYorkIso are inverse', fc.tuple(dates, times), ([date, time]) => {
  expect(toNewYorkIso(newYorkInstant(date, time)).slice(0, 16)).toBe(`${date}T${time}`);
});

property(
  'departuresAfter returns future departures of the schedule, in order, each once',
  fc.record({
    days: fc.subarray([...WEEKDAYS], { minLength: 1 }),
    time: times,
    now: fc.integer({ min: 0, max: 2e12 }),
  }),
  ({ days, time, now }) => {
    const starts = departuresAfter({ slots: [{ days, time }] }, now, 6).map(
      (departure) => departure.startsAt,
    );
    expect(starts).toHaveLength(6);
    for (const [index, start] of starts.entries())
      expect(start).toBeGreaterThan(starts[index - 1] ?? now);
  },
);

describe('a table without redirectProblems', () => {
  const PAGES = ['/', '/about', '/blog'];
  const paths = fc
    .array(fc.constantFrom('a', 'A', 'about', 'x.html', '%61bout', '..', ''), {
      minLength: 1,
      maxLength: 2,
    })
    .map((segments) => `/${segments.join('/')}`);
  const valid = fc
    .array(fc.record({ from: paths, to: fc.oneof(paths, fc.constantFrom(...PAGES)) }), {
      maxLength: 3,
    })
    .filter((table) => redirectProblems(table, PAGES).length === 0);

  property('leads to pages, and hides none', valid, (table) => {
    const from = redirectRules(table).matchAll(/^\S+/gm);
    expect([...from].filter(([path]) => PAGES.includes(decodeURIComponent(path)))).toEqual([]);
    expect(table.filter(({ to }) => !PAGES.includes(to))).toEqual([]);
  });
  property('has refresh files whose names differ in more than case', valid, (table) => {
    const pages = PAGES.map((path) => `${path === '/' ? 'index' : path.slice(1)}.html`);
    const refresh = refreshPages(table, PAGES).map((row) => refreshFile(row.from));
    const names = [...pages, ...refresh].map((name) => name.toLowerCase());
    expect(new Set(names).size).toBe(names.length);
  });
});
