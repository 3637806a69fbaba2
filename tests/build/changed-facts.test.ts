import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GUESTS, privateTourPrice } from '../../src/domain/booking/private-tour-price.ts';
import { formatDollars } from '../../src/domain/booking/money.ts';
import { required } from '../required.ts';
import { site, tourPage, tours, toursPage, walks } from '../support/content.ts';
import { buildCopy, textOf, type CopiedSite } from './copied-site.ts';

const FACTS = 'content/site.json';
const PATHS = ['index', 'booking', 'tours', ...tours.map(({ id }) => `tours/${id}`)];

const page = new Map<string, string>();
let copy: CopiedSite | undefined;

const privatePrice = (guests: number, perGuest: number) =>
  privateTourPrice({ guests, perGuest, included: site.privateTour.includedGuests });

const OLD = site.price.perGuest;
const OLD_SUMS = [OLD, privatePrice(1, OLD)];
/** A price, none of whose sums is one of the old price: where it still stands, it is the old one. */
const NEW =
  [47, 53, 59, 61, 67, 71].find((price) =>
    Array.from({ length: GUESTS.max }, (_, index) => privatePrice(index + 1, price))
      .concat(price)
      .every((sum) => !OLD_SUMS.includes(sum)),
  ) ?? 0;
/** The other prices, moved where they are one of those sums by chance. */
const apart = (dollars: number) => (OLD_SUMS.includes(dollars) ? dollars + 1 : dollars);
const OTHERS = {
  price: { perGuest: NEW, competitorAverage: apart(site.price.competitorAverage) },
  catChats: {
    ...site.catChats,
    generalAdmission: apart(site.catChats.generalAdmission),
    walkAndTalk: apart(site.catChats.walkAndTalk),
  },
  book: { ...site.book, price: apart(site.book.price) },
};

/** A sum as it stands in a text, for a pattern. */
const sum = (dollars: number) => formatDollars(dollars).replace('$', '\\$');

/** Everything that a page says of its price: words, structured data, and what its islands are given. */
function read(path: string): { text: string; html: string; offers: string[] } {
  const html = page.get(path) ?? '';
  const jsonLd =
    /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(html)?.[1] ?? '{}';
  const offers = [...jsonLd.matchAll(/"price":"([^"]*)"/g)].map(([, price]) => String(price));
  return { html, text: textOf(html), offers };
}

const TOUR = `tours/${walks[0]?.id}`;
const PAGES = ['index', 'tours', TOUR];
/** Around that day, for longer than any tour's break within a week. */
const CLOSING = {
  from: 'November 18, 2041',
  to: 'December 2, 2041',
  text: 'We are resting our feet until December 2.',
};

beforeAll(() => {
  const facts = readFileSync(fileURLToPath(new URL(`../../${FACTS}`, import.meta.url)), 'utf8');
  const changed: object = { ...JSON.parse(facts), ...OTHERS, closings: [CLOSING] };
  copy = buildCopy({
    name: 'changed-facts',
    pages: ['index.astro', 'booking.astro', 'tours', 'fragments'],
    files: { [FACTS]: JSON.stringify(changed) },
    // Far from today, after the 15th, and in the last month of a season.
    env: { BUILD_DATE: '2041-11-20' },
  });
  for (const path of PATHS) page.set(path, copy.read(`${path}.html`));
}, 240_000);

afterAll(() => copy?.remove());

describe('an owner who changes the price in content/site.json', () => {
  test('changes it on every card and in the table', () => {
    const { text } = read('tours');
    const average = toursPage.cards.compare.replace(
      formatDollars(site.price.competitorAverage),
      formatDollars(OTHERS.price.competitorAverage),
    );
    expect(text.split(`${formatDollars(NEW)} ${average}`)).toHaveLength(walks.length + 1);
    const table = text.slice(text.indexOf(toursPage.comparison.caption));
    for (const { priceLine } of tours) {
      const line = priceLine
        .replace(formatDollars(OLD), formatDollars(NEW))
        .replace(formatDollars(privatePrice(1, OLD)), formatDollars(privatePrice(1, NEW)));
      expect(table).toContain(line);
    }
  });

  test.each(walks.map(({ id }) => `tours/${id}`))(
    'changes it on the page of %s, and for search engines',
    (path) => {
      const { text, offers } = read(path);
      expect(text).toMatch(new RegExp(`${sum(NEW)} ${tourPage.price.per}`, 'i'));
      expect(offers).toEqual([String(NEW)]);
    },
  );

  test('changes the private tours: the rule, the calculator, the table, and for search engines', () => {
    const { text, html, offers } = read('tours/private-tours');
    expect(offers).toEqual([String(privatePrice(1, NEW))]);
    expect(text).toContain(formatDollars(privatePrice(1, NEW)));
    for (const guests of [site.privateTour.includedGuests + 1, GUESTS.max]) {
      expect(text).toContain(`${guests} ${formatDollars(privatePrice(guests, NEW))}`);
    }
    expect(html).toContain(`&quot;perGuest&quot;:[0,${NEW}]`);
  });

  test('changes the front page and the booking page', () => {
    expect(read('index').text).toContain(formatDollars(NEW));
    expect(read('booking').text).toContain(formatDollars(NEW));
  });

  test('leaves the old price nowhere', () => {
    const old = [OLD, privatePrice(1, OLD)].map(sum).join('|');
    for (const [path, html] of page) {
      expect(textOf(html), path).not.toMatch(new RegExp(`(?:${old})(?![\\d,])`));
      expect(read(path).offers, path).not.toContain(String(OLD));
    }
  });
});

describe('a build of another day, on which everything is closed', () => {
  test.each(PAGES)('the footer of %s names the year of the build', (page) => {
    expect(textOf(required(copy).read(`${page}.html`))).toContain('© 2041');
  });

  test('all pages name one season', () => {
    const named = PAGES.flatMap((page) =>
      [
        ...required(copy)
          .read(`${page}.html`)
          .matchAll(/data-word="season">([^<]+)</g),
      ].map(([, name]) => name),
    );
    // Two at least, or there is nothing to agree.
    expect(named.length).toBeGreaterThan(1);
    expect(new Set(named).size).toBe(1);
    expect(named[0]).toMatch(/2041|2042/);
  });

  test.each(PAGES)('the notice of the closing stands at the top of %s', (page) => {
    const [, hidden, text] =
      /<p[^>]*data-notice="[^"]*"( hidden)?[^>]*>([^<]+)</.exec(
        required(copy).read(`${page}.html`),
      ) ?? [];
    expect([hidden, text?.trim()]).toEqual([undefined, CLOSING.text]);
  });

  test('a tour’s page names the days off', () => {
    const text = textOf(required(copy).read(`${TOUR}.html`));
    expect(text).toContain(`${tourPage.booking.daysOff} ${CLOSING.from} to ${CLOSING.to}`);
  });

  test('the next walk is the first after the closing', () => {
    const [, start = ''] =
      /datetime="([^"]+)" data-next-walk/.exec(required(copy).read(`${TOUR}.html`)) ?? [];
    expect(Date.parse(start)).toBeGreaterThan(Date.parse('2041-12-03T05:00:00Z'));
    expect(Date.parse(start)).toBeLessThan(Date.parse('2042-11-20T05:00:00Z'));
  });
});
