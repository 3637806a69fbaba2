/** The only interactive parts of built pages are React islands. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { dist, readBuiltPages } from '../../scripts/checks/built-pages.ts';
import { site } from '../support/content.ts';

/** The owner's list of interactive features, with their islands. */
const FEATURES: Readonly<Record<string, readonly string[]>> = {
  'header dropdown': ['Navigation'],
  'promo banner': ['PromoBanner'],
  forms: ['ContactForm', 'ApplicationForm', 'CouponNewsletter'],
  lightbox: ['Lightbox'],
  carousel: ['TestimonialCarousel'],
  'price calculator': ['PriceCalculator'],
  'booking embeds': ['BookingCalendar', 'ReserveButton'],
  'reel and video embeds': ['Reel', 'Video'],
  // Not on the list: pages with state.
  'what the forms say': ['Toasts'],
  'blog search and filter': ['BlogSearch', 'CategoryFilter'],
  'lazy section': ['TourExpectations'],
  'copy, print and share': ['CopyButton', 'PrintButton', 'ShareLink'],
};

const pages = readBuiltPages();

test('every feature is an island, and there are no other islands', () => {
  const built = new Set(
    pages.flatMap(({ html }) =>
      [...html.matchAll(/component-url="\/_astro\/(\w+)\./g)].map(([, name]) => name),
    ),
  );
  const expected = Object.values(FEATURES).flat();
  // The banner is optional content.
  const called = expected.filter((island) => site.promo || island !== 'PromoBanner');
  expect([...built].sort()).toEqual(called.sort());
});

test('every island has our directive and hydrates through hydrate.ts', () => {
  const tags = pages.flatMap(({ html }) => html.match(/<astro-island\b[^>]*>/g) ?? []);
  const own = /(?=.*\srenderer-url="\/_astro\/hydrate\.).*\sclient="interaction"/;
  expect(tags.filter((tag) => !own.test(tag))).toEqual([]);
});

test('astro-island is the only custom element', () => {
  const scripts = globSync('_astro/*.js', { cwd: dist }).map((file) =>
    readFileSync(dist + file, 'utf8'),
  );
  const defined = [...pages.map(({ html }) => html), ...scripts].flatMap((text) =>
    [...text.matchAll(/customElements\.define\(\s*[`'"]([\w-]+)/g)].map(([, name]) => name),
  );
  expect([...new Set(defined)]).toEqual(['astro-island']);
});
