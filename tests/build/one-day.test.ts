import { afterAll, beforeAll, expect, test } from 'vitest';
import { required } from '../required.ts';
import { walks } from '../support/content.ts';
import { buildCopy, type CopiedSite, textOf } from './copied-site.ts';

const TOUR = `tours/${walks[0]?.id}`;
const PAGES = ['index', 'tours', TOUR];
let copy: CopiedSite | undefined;

// Far from today, after the 15th, and in the last month of a season.
beforeAll(() => {
  copy = buildCopy({
    name: 'one-day',
    pages: ['index.astro', 'tours', 'fragments'],
    files: {},
    env: { BUILD_DATE: '2041-11-20' },
  });
}, 240_000);

afterAll(() => copy?.remove());

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

test('the next walk is the first on that day or after', () => {
  const [, start = ''] =
    /datetime="([^"]+)" data-next-walk/.exec(required(copy).read(`${TOUR}.html`)) ?? [];
  expect(Date.parse(start)).toBeGreaterThan(Date.parse('2041-11-20T05:00:00Z'));
  expect(Date.parse(start)).toBeLessThan(Date.parse('2042-11-20T05:00:00Z'));
});
