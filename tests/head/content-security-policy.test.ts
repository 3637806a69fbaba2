import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import { withPolicy, inlineHashes, ISLAND_USES, sourcesOf } from '../../scripts/build/csp.ts';
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

describe('a page’s policy allows only what it uses', () => {
  test.each([
    ['text only', '<p>Words</p>', {}],
    ['an island without third parties', island('Lightbox'), {}],
    ['the calendar', island('BookingCalendar'), table.calendar],
    ['a reserve button', island('ReserveButton'), table.bookingWidget],
    ['a film', island('Video'), table.video],
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

describe('the table of islands', () => {
  /** Uses by service, a folder of `src/providers`. */
  const SERVICES: Readonly<Record<string, readonly string[]>> = {
    applications: ['application'],
    booking: ['calendar', 'bookingWidget'],
    email: ['mail'],
    newsletter: ['signUpValidation'],
    reels: ['reels'],
    video: ['video'],
  };
  const islands = new Map(
    globSync('src/islands/*/*.tsx')
      .filter((path) => !path.includes('.test.'))
      .map((path) => [posix.basename(path, '.tsx'), path]),
  );
  /** A module's imports, recursively, without types. */
  function importsOf(path: string, found = new Set<string>()): Set<string> {
    const text = readFileSync(path, 'utf8');
    for (const [, from = ''] of text.matchAll(/^import (?!type\b)[^;]*?'(\.[^']+\.tsx?)'/gm)) {
      const target = posix.join(posix.dirname(path), from);
      if (!found.has(target)) importsOf(target, found.add(target));
    }
    return found;
  }

  test('names every island that imports a provider', () => {
    // Parts of islands count only if a page uses them as islands.
    const used = globSync('src/**/*.astro')
      .map((path) => readFileSync(path, 'utf8'))
      .join();
    for (const [name, path] of islands) {
      if (!used.includes(`/${name}.tsx'`)) continue;
      const services = new Set(
        [...importsOf(path)].flatMap(
          (target) => /^src\/providers\/(\w+)\//.exec(target)?.[1] ?? [],
        ),
      );
      for (const service of services) {
        const uses = SERVICES[service];
        const isNamed = ISLAND_USES[name]?.some((use) => uses?.includes(use)) ?? false;
        if (uses) expect.soft(isNamed, `${name}: ${service}`).toBe(true);
      }
    }
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
