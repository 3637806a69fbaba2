import { describe, expect, test } from 'vitest';
import { required } from '../required.ts';
import { hostHeaders } from '../../scripts/build/host-headers.ts';
import { speculationRules } from '../../src/head/speculation-rules.ts';

const frames = { calendar: 'https://booking.example', player: 'https://player.example' };

/** The header rules by path, in order. */
const rules = hostHeaders(frames)
  .trim()
  .split(/\n\n/)
  .map((block) => {
    const [path = '', ...lines] = block.split('\n');
    return { path, lines: lines.map((line) => line.trim()) };
  });

/**
 * The headers that the host adds for a URL: those of all matching rules in `_headers`,
 * without those that a later rule removes with `!`.
 */
function headersOf(path: string): string[] {
  const fits = ({ path: rule }: { path: string }) => {
    const [start = '', end] = rule.split('*');
    return end === undefined ? path === rule : path.startsWith(start) && path.endsWith(end);
  };
  let headers: string[] = [];
  for (const line of rules.filter(fits).flatMap(({ lines }) => lines)) {
    if (line.startsWith('! ')) {
      headers = headers.filter((header) => !header.startsWith(`${line.slice(2)}:`));
    } else headers.push(line);
  }
  return headers;
}
const valuesOf = (path: string, name: string) =>
  headersOf(path)
    .filter((header) => header.startsWith(`${name}: `))
    .map((header) => header.slice(name.length + 2));
const cachingOf = (path: string) =>
  headersOf(path).filter((header) => header.startsWith('Cache-Control'));

describe('the speculation rules', () => {
  const names = (link: string) => {
    document.body.innerHTML = link;
    const element = required(document.querySelector('a'));
    return Object.entries(speculationRules).flatMap(([name, rules]) =>
      rules.some(({ where }) => element.matches(where.selector_matches)) ? [name] : [],
    );
  };

  test.each([
    ['a likely page is prerendered', '<a class="button" href="/booking">B</a>', ['prerender']],
    [
      'a page that reads a draft is prefetched',
      '<a class="button" href="/contact">C</a>',
      ['prefetch'],
    ],
    ['another page is prefetched', '<p><a href="/about">A</a></p>', ['prefetch']],
    ['a file is neither', '<main><article><a href="/rss.xml">F</a></article></main>', []],
    ['another site is neither', '<a class="button" href="https://a.example/b">E</a>', []],
  ])('%s, once a visitor is near the link', (_, link, expected) => {
    expect(names(link)).toEqual(expected);
    const all = Object.values(speculationRules).flat();
    expect(all.map(({ eagerness }) => eagerness)).toEqual(['moderate', 'moderate']);
  });
});

test('each security header is sent once, and other sites may embed only feeds and pictures', () => {
  for (const path of ['/', '/404', '/blog', '/rss.xml', '/nameplate.svg']) {
    expect(valuesOf(path, 'X-Content-Type-Options'), path).toEqual(['nosniff']);
    expect(valuesOf(path, 'Referrer-Policy')).toEqual(['strict-origin-when-cross-origin']);
    expect(valuesOf(path, 'Content-Security-Policy')).toEqual(["frame-ancestors 'none'"]);
    expect(valuesOf(path, 'Cross-Origin-Opener-Policy')).toEqual(['same-origin-allow-popups']);
    expect(valuesOf(path, 'Strict-Transport-Security')[0]).toContain('includeSubDomains');
    expect(valuesOf(path, 'Cross-Origin-Resource-Policy'), path).toEqual([
      /\.\w+$/.test(path) ? 'cross-origin' : 'same-origin',
    ]);
  }
  expect(valuesOf('/fragments/what-to-expect', 'X-Robots-Tag')).toEqual(['noindex']);
});

test('pages are revalidated on each visit and may not be transformed', () => {
  for (const page of ['/', '/tours', '/booking', '/blog/2', '/offline', '/404']) {
    expect(cachingOf(page), page).toEqual([
      'Cache-Control: public, max-age=0, must-revalidate, no-transform',
    ]);
  }
  expect(cachingOf('/sw.js')).toEqual(['Cache-Control: no-cache']);
});

test.each(['/_astro/a.webp', '/search/pages.1a2b.json', '/cards/home.1a2b.jpg'])(
  'a file with a hash in its path is cached for a year: %s',
  (path) => {
    expect(cachingOf(path)).toEqual(['Cache-Control: public, max-age=31536000, immutable']);
  },
);

test('files that rarely change may be briefly stale, each by one rule', () => {
  for (const file of ['/rss.xml', '/favicon.svg', '/nameplate-on-dark.png']) {
    expect(cachingOf(file), file).toEqual([
      expect.stringMatching(/^Cache-Control: public, max-age=\d+, stale-while-revalidate=\d+$/),
    ]);
  }
});

describe('the permissions of a page and its frames', () => {
  const granted = new Map(
    (valuesOf('/', 'Permissions-Policy')[0] ?? '').split(', ').map((rule) => {
      const [feature = '', list = ''] = rule.split('=');
      return [feature, list.slice(1, -1)];
    }),
  );
  const grantOf = (feature: string) => granted.get(feature);

  test('exclude devices, location and identity', () => {
    for (const feature of ['camera', 'microphone', 'geolocation', 'usb', 'serial', 'hid', 'midi']) {
      expect(grantOf(feature), feature).toBe('');
    }
  });

  test('allow payment only to the calendar, fullscreen only to the player', () => {
    expect(grantOf('payment')).toBe('self "https://booking.example"');
    for (const feature of ['fullscreen', 'autoplay', 'picture-in-picture']) {
      expect(grantOf(feature), feature).toBe('self "https://player.example"');
    }
    expect(grantOf('clipboard-write')).toBe('self');
  });
});
