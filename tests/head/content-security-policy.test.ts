import { describe, expect, test } from 'vitest';
import { withPolicy, inlineHashes, sourcesOf } from '../../scripts/build/csp.ts';
import { policy } from '../../src/head/content-security-policy.ts';
import { sourcesByUse } from '../../src/providers/origins.ts';
import { LIVE_IDS } from '../support/live-ids.ts';

const page = [
  '<style>a{}</style><script>go()</script>',
  '<script type="application/ld+json">{"a":1}</script><script type="module" src="/x.js"></script>',
].join('');

const table = sourcesByUse(LIVE_IDS);
const island = (name: string) =>
  `<astro-island prefix="r1" component-url="/_astro/${name}.a1b2.js" ssr></astro-island>`;
/** A page's third-party sources, without empty directives. */
const granted = (html: string) =>
  Object.fromEntries(
    Object.entries(sourcesOf(html, table)).filter(([, sources]) => sources.length > 0),
  );

describe('policy', () => {
  test('allows inline scripts and styles by hash', () => {
    const hashes = inlineHashes(page);
    // printf 'go()' | openssl dgst -sha256 -binary | base64
    expect(hashes.scripts).toEqual(["'sha256-5KYv+PUboo5h+0+YAtGRPbwv5d/QxzHslP4YGnUaxRw='"]);
    expect(hashes.styles).toHaveLength(1);
  });

  test('has hashes and sources, each once', () => {
    const hashes = { scripts: ["'sha256-a'", "'sha256-a'"], styles: ["'sha256-b'", "'sha256-c'"] };
    const widget = ['https://booking.example', 'https://assets.booking.example'];
    expect(
      policy(hashes, {
        'script-src': widget,
        'connect-src': ['https://mail.example'],
        'frame-src': ['https://booking.example'],
        'form-action': ['https://forms.example'],
      }),
    ).toBe(
      [
        "default-src 'self'",
        "script-src 'self' 'sha256-a' https://booking.example https://assets.booking.example",
        "style-src 'self' 'sha256-b' 'sha256-c'",
        "img-src 'self' data:",
        "connect-src 'self' https://mail.example",
        "frame-src 'self' https://booking.example",
        "form-action 'self' https://forms.example",
        "base-uri 'none'",
        "object-src 'none'",
      ].join(';'),
    );
    expect(policy({ scripts: [], styles: [] }, {})).toBe(
      "default-src 'self';img-src 'self' data:;form-action 'self';base-uri 'none';object-src 'none'",
    );
  });
});

// An island without a row here fails in its browser test: the browser reports what the policy blocks.
describe('a page’s policy allows only what it uses', () => {
  test.each([
    ['text only', '<p>Words</p>', {}],
    ['an island without third parties', island('Lightbox'), {}],
    ['the calendar', island('BookingCalendar'), table.calendar],
    ['a reserve button', island('ReserveButton'), table.bookingWidget],
    ['a film', island('Video'), table.video],
    ['the contact form', island('ContactForm'), table.mail],
    ['the application', island('ApplicationForm'), table.application],
    ['a reel', island('Reel'), table.reels],
    ['the form that validates a sign-up', island('CouponNewsletter'), table.signUpValidation],
    [
      'a newsletter form without script',
      '<form action="https://company.us21.list-manage.com/subscribe/post?u=u1" method="post">',
      table.signUp,
    ],
    [
      'a form that posts an application',
      '<form id="a" action="https://formspree.io/f/xyz">',
      { 'form-action': table.application?.['form-action'] },
    ],
    ['a form to an unknown service', '<form action="https://evil.example/f/xyz">', {}],
    ['a form to ourselves', '<form action="/blog">', {}],
    [
      'the booking script, fetched ahead',
      '<template data-booking-script="https://fareharbor.com/embeds/api/v1/"></template>',
      table.bookingWidget,
    ],
  ])('%s', (_, html, sources) => {
    expect(granted(html)).toEqual(sources);
  });
});

describe('a fragment', () => {
  const finish = (html: string) => withPolicy(html, table);

  test('has a policy that allows nothing, and is noindex', () => {
    const html = finish('<p>Words</p>');
    expect(html).toMatch(/^<meta charset="utf-8"><meta http-equiv="content-security-policy"/);
    expect(html).toContain("default-src 'none'");
    expect(html).toContain('<meta name="robots" content="noindex">');
  });

  test('a page keeps its head', () => {
    const html = finish('<!doctype html><html><head><meta charset="utf-8"><title>A</title>');
    expect(html.match(/charset/g)).toHaveLength(1);
    expect(html).not.toContain('noindex');
  });
});
