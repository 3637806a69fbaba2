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
/** The sources that a page gets, without the directives that it has none for. */
const granted = (html: string) =>
  Object.fromEntries(
    Object.entries(sourcesOf(html, table)).filter(([, sources]) => sources.length > 0),
  );

describe('policy', () => {
  test('only what a page itself writes inline may run on it', () => {
    const hashes = inlineHashes(page);
    // printf 'go()' | openssl dgst -sha256 -binary | base64
    expect(hashes.scripts).toEqual(["'sha256-5KYv+PUboo5h+0+YAtGRPbwv5d/QxzHslP4YGnUaxRw='"]);
    expect(hashes.styles).toHaveLength(1);
  });

  test('nothing unsafe is let in, and only the listed services are', () => {
    const text = policy(inlineHashes(page), { 'frame-src': ['https://booking.example'] });
    expect(text).not.toMatch(/unsafe|\*/);
    expect(text).toContain("frame-src 'self' https://booking.example;");
    expect(text).toContain("object-src 'none'");
    expect(text).toContain("base-uri 'none'");
  });

  test('a whole one: our own things by their hashes, a service where it was named, nothing twice', () => {
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

describe('a page gets what it can use, and no more', () => {
  test.each([
    ['words alone', '<p>Words</p>', {}],
    ['an island that asks nobody', island('Lightbox'), {}],
    ['the calendar', island('BookingCalendar'), table.calendar],
    ['a reserve button', island('ReserveButton'), table.bookingWidget],
    ['a film', island('Video'), table.video],
    ['a reel', island('Reel'), table.reels],
    ['the form that validates a sign-up', island('CouponNewsletter'), table.signUpValidation],
    [
      'a form that signs up by itself',
      '<form action="https://ninelives.us21.list-manage.com/subscribe/post?u=u1" method="post">',
      table.signUp,
    ],
    [
      'a form that posts an application',
      '<form id="a" action="https://formspree.io/f/xyz">',
      { 'form-action': table.application?.['form-action'] },
    ],
    ['a form to nobody we know', '<form action="https://evil.example/f/xyz">', {}],
    ['a form to ourselves', '<form action="/blog">', {}],
    [
      'the booking script, fetched ahead',
      '<template data-booking-script="https://fareharbor.com/embeds/api/v1/"></template>',
      table.bookingWidget,
    ],
    [
      'a link to a service',
      '<a href="https://fareharbor.com/embeds/book/nine-lives/">Book</a>',
      {},
    ],
  ])('%s', (_, html, sources) => {
    expect(granted(html)).toEqual(sources);
  });

  test('and all of it, where it can use several, each once', () => {
    const all = granted(island('BookingCalendar') + island('Video') + island('BookingCalendar'));
    expect(all['frame-src']).toEqual([
      'https://fareharbor.com',
      'https://www.youtube-nocookie.com',
    ]);
  });
});

describe('the table of islands', () => {
  /** Which uses are of which service: a folder of `src/providers`. */
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
  /** All modules that a module brings along; a type brings nothing. */
  function importsOf(path: string, found = new Set<string>()): Set<string> {
    const text = readFileSync(path, 'utf8');
    for (const [, from = ''] of text.matchAll(/^import (?!type\b)[^;]*?'(\.[^']+\.tsx?)'/gm)) {
      const target = posix.join(posix.dirname(path), from);
      if (!found.has(target)) importsOf(target, found.add(target));
    }
    return found;
  }

  test('names islands that there are', () => {
    expect(Object.keys(ISLAND_USES).filter((name) => !islands.has(name))).toEqual([]);
  });

  test('names every island whose script brings a service along, with a use of it', () => {
    // A part of another island stands for itself only where a page uses it.
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

describe('what is no page', () => {
  const finish = (html: string) => withPolicy(html, table);

  test('a fragment opened by itself may do nothing, and is not to be found', () => {
    const html = finish('<p>Words</p>');
    expect(html).toMatch(/^<meta charset="utf-8"><meta http-equiv="content-security-policy"/);
    expect(html).toContain("default-src 'none'");
    expect(html).toContain('<meta name="robots" content="noindex">');
  });

  test('and a page keeps its own head', () => {
    const html = finish('<!doctype html><html><head><meta charset="utf-8"><title>A</title>');
    expect(html.match(/charset/g)).toHaveLength(1);
    expect(html).not.toContain('noindex');
  });
});
