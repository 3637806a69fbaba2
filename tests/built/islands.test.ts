/** What is interactive in the built pages: React islands, and nothing beside them. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { dist, readBuiltPages } from '../../scripts/checks/built-pages.ts';
import { site } from '../support/content.ts';

/** The owner's card (README.md), each part with the islands that make it. */
const CARD: Readonly<Record<string, readonly string[]>> = {
  'header dropdown': ['Navigation'],
  'promo banner': ['PromoBanner'],
  forms: ['ContactForm', 'ApplicationForm', 'CouponNewsletter'],
  lightbox: ['Lightbox'],
  carousel: ['TestimonialCarousel'],
  'price calculator': ['PriceCalculator'],
  'booking embeds': ['BookingCalendar', 'ReserveButton'],
  'reel and video embeds': ['Reel', 'Video'],
  // Beyond the card, where a page has state of its own.
  'what the forms say': ['Toasts'],
  'blog search and filter': ['BlogSearch', 'CategoryFilter'],
  'lazy section': ['TourExpectations'],
  'copy and print': ['CopyButton', 'PrintButton'],
};

const pages = readBuiltPages();

test('every part of the card is an island, and there is no other', () => {
  const built = new Set(
    pages.flatMap(({ html }) =>
      [...html.matchAll(/component-url="\/_astro\/(\w+)\./g)].map(([, name]) => name),
    ),
  );
  const expected = Object.values(CARD).flat();
  // The one that stands on no page while an editor has nothing to say in it.
  const called = expected.filter((island) => site.promo || island !== 'PromoBanner');
  expect([...built].sort()).toEqual(called.sort());
});

test('every island is hydrated by our directive, which keeps others’ changes', () => {
  const directives = new Set(
    pages.flatMap(({ html }) =>
      [...html.matchAll(/<astro-island\b[^>]*\sclient="(\w+)"/g)].map(([, name]) => name),
    ),
  );
  expect([...directives].sort()).toEqual(['interaction']);
});

test('no element is defined but the islands’ own', () => {
  const scripts = globSync('_astro/*.js', { cwd: dist }).map((file) =>
    readFileSync(dist + file, 'utf8'),
  );
  const defined = [...pages.map(({ html }) => html), ...scripts].flatMap((text) =>
    [...text.matchAll(/customElements\.define\(\s*[`'"]([\w-]+)/g)].map(([, name]) => name),
  );
  expect([...new Set(defined)]).toEqual(['astro-island']);
});
