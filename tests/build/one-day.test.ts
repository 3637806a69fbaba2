import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { required } from '../required.ts';
import { tourPage, walks } from '../support/content.ts';
import { buildCopy, type CopiedSite, textOf } from './copied-site.ts';

const TOUR = `tours/${walks[0]?.id}`;
const PAGES = ['index', 'tours', TOUR];
const FACTS = 'content/site.json';
const facts: object = JSON.parse(
  readFileSync(fileURLToPath(new URL(`../../${FACTS}`, import.meta.url)), 'utf8'),
);
/** Around that day, for longer than any tour's break within a week. */
const CLOSING = {
  from: 'November 18, 2041',
  to: 'December 2, 2041',
  text: 'We are resting our feet until December 2.',
};
let copy: CopiedSite | undefined;

// Far from today, after the 15th, and in the last month of a season.
beforeAll(() => {
  copy = buildCopy({
    name: 'one-day',
    pages: ['index.astro', 'tours', 'fragments'],
    files: { [FACTS]: JSON.stringify({ ...facts, closings: [CLOSING] }) },
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
