/** What is interactive, in the site as built: React islands, and nothing beside them. */
import { globSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { dist, readBuiltPages } from '../scripts/built-pages.ts';
import { expect, test } from './site.ts';

/** The owner's card (README.md), each part with the islands that make it. */
const CARD: Readonly<Record<string, readonly string[]>> = {
  'header dropdown': ['Navigation'],
  'promo banner': ['PromoBanner'],
  forms: ['ContactForm', 'ApplicationForm', 'CouponNewsletter', 'FooterNewsletter'],
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

/** An inline script's most bytes a page, as gzip leaves them. */
const INLINE_SCRIPT_LIMIT = 2500;

const pages = readBuiltPages();

test('every part of the card is an island, and there is no other', () => {
  const built = new Set(
    pages.flatMap(({ html }) =>
      [...html.matchAll(/component-url="\/_astro\/(\w+)\./g)].map(([, name]) => name),
    ),
  );
  expect([...built].sort()).toEqual(Object.values(CARD).flat().sort());
});

test('an island waits for a hand or for the eye', () => {
  const directives = new Set(
    pages.flatMap(({ html }) =>
      [...html.matchAll(/<astro-island\b[^>]*\sclient="(\w+)"/g)].map(([, name]) => name),
    ),
  );
  expect([...directives].sort()).toEqual(['interaction', 'visible']);
});

test('no element is defined but the islands’ own', () => {
  const defined = [...pages.map(({ html }) => html), ...scripts()].flatMap((text) =>
    [...text.matchAll(/customElements\.define\(\s*[`'"]([\w-]+)/g)].map(([, name]) => name),
  );
  expect([...new Set(defined)]).toEqual(['astro-island']);
});

for (const { path, html } of pages) {
  test(`${path} carries at most ${INLINE_SCRIPT_LIMIT} bytes of inline script`, () => {
    const inline = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)]
      .filter(([, attributes = '']) => !attributes.includes('json'))
      .map(([, , text = '']) => text);
    expect(gzipSync(inline.join('')).length).toBeLessThanOrEqual(INLINE_SCRIPT_LIMIT);
  });
}

function scripts(): string[] {
  return globSync('_astro/*.js', { cwd: dist }).map((file) => readFileSync(dist + file, 'utf8'));
}

test.describe('the scripts of a page’s islands', () => {
  test('come at the first idle moment after the first sign of a person, and do not run', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (/\/_astro\/.*\.js/.test(request.url())) asked.push(request.url());
    });
    await page.goto('/contact', { waitUntil: 'networkidle' });
    expect(asked).toEqual([]);
    await page.mouse.wheel(0, 200);
    await expect.poll(() => asked.some((url) => url.includes('ContactForm'))).toBe(true);
    // Fetched is not run: the form is the server's still.
    await expect(page.locator('astro-island[component-url*=ContactForm]')).toHaveAttribute('ssr');
  });

  test('are not asked for by a visitor who saves data', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (/\/_astro\/.*\.js/.test(request.url())) asked.push(request.url());
    });
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    await page.goto('/contact', { waitUntil: 'networkidle' });
    await page.mouse.wheel(0, 200);
    await expect(page.locator('html')).toHaveAttribute('data-scrolled', '1');
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
  });
});
