/** A small valid site for tests of content tools. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Diagnostic, formatDiagnostic } from '../../scripts/content/check/read/diagnostic.ts';
import type { Overlay } from '../../scripts/content/check/read/content-files.ts';
import { photo } from './photographs.ts';

/** A folder that does not exist, so that only the overlay is read. */
export const MISSING_ROOT = '/no-such-project';

export const POST = 'content/blog/ferry-house/index.mdx';
export const TOUR = 'content/tours/test-street/index.md';
export const TOUR_FAQ = 'content/faq/test-street.json';

/** A post's fields, from line 2 on; the text starts on line 13. */
const FIELDS = {
  id: '1',
  title: 'The Cat in the Ferry House',
  description: 'A cat, a ferry house and a timetable.',
  excerpt: 'A cat, a ferry house and a timetable, told from the papers.',
  date: 'May 3, 2024',
  category: 'ferries',
  tags: '[ferries]',
  image: '{ src: ../ferry-house/pier.jpg, alt: A cat on a pier at low tide. }',
  tour: 'test-street',
};

export function postText(changes: Record<string, string> = {}, body = 'It sat there.'): string {
  const fields = Object.entries({ ...FIELDS, ...changes });
  return `---\n${fields.map(([key, value]) => `${key}: ${value}`).join('\n')}\n---\n\n${body}\n`;
}

export const TOUR_TEXT = `---
kind: scheduled
order: 1
name: Test Street
title: Test Street Cat Tour
deck: [A cat, A street]
head: { title: Test Street Cat Tour, description: A walk down Test Street. }
summary: A walk down a street that is on no map.
teaser: ada-on-cats
bestFor: Tests
featured: true
badge: Newest
itemId: 990001
duration: '{Duration}'
priceLine: '{price} per person'
cover: { src: ./cover.jpg, alt: A poster of Test Street. }
hero: { src: ./hero.jpg, alt: Test Street in the rain. }
miles: 1.5
groupLimit: 12
schedule:
  slots: [{ days: [Sat, Sun], time: '13:15' }]
  season: { from: '04-01', to: '12-31' }
  except: [{ date: 'December 26, 2026' }]
details: { language: English, leastAge: 7, smallestGroup: 2, strollers: Fine., accessibility: No steps. }
gallery: [1, 2, 3, 4]
quotes: [ada-on-cats, ben-on-cats]
faq: test-street
map: { src: ./map.svg, alt: A map of Test Street. }
stops:
${[1, 2, 3, 4, 5].map((stop) => `  - { place: Pier ${stop}, title: Cat ${stop}, text: It sat. }`).join('\n')}
meeting: { place: Pier 1, address: { street: Test Street, locality: Brooklyn, postalCode: '11201' }, directions: Look for the umbrella., subway: [Test Street], stepFreeStation: Borough Hall, ends: Pier 5 }
practical: { bring: [Shoes], rain: We walk., late: Call., stepFree: All., notStepFree: None., restrooms: At the end. }
---

It is a short street.
`;

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"></svg>';
const wide = await photo({ width: 1920, height: 1080 });
const tall = await photo({ width: 1200, height: 1600 });

/** JSON with a field on each line, for line numbers. */
export const json = (value: unknown) => JSON.stringify(value, null, 2);

// Other facts are the real ones.
const facts: object = JSON.parse(readFileSync('content/site.json', 'utf8'));

export const SITE = {
  ...facts,
  name: 'Pier Seven',
  company: 'Pier Seven Walks',
  url: 'https://www.ferry.test',
  email: 'cats@ferry.test',
  price: { perGuest: 41, competitorAverage: 33 },
};

const quote = (id: string, author: string) => ({ id, quote: 'A fine walk.', author });
const picture = (id: number) => ({
  ...{ id, src: `./tours/${id}.jpg`, alt: `Pier ${id}.`, caption: `The pier ${id}.` },
});

export const SMALL_SITE: Overlay = {
  'content/site.json': json(SITE),
  'content/redirects.json': json({ redirects: [{ from: '/old', to: '/contact' }], unknown: [] }),
  'content/icon.svg': drawing,
  'content/categories/categories.json': json([
    { id: 'ferries', name: 'Ferries', lead: 'Of ferries.', description: 'Posts on ferries.' },
  ]),
  'content/quotes/quotes.json': json([quote('ada-on-cats', 'Ada'), quote('ben-on-cats', 'Ben')]),
  'content/people/people.json': '[]',
  'content/gallery/tours.json': json([1, 2, 3, 4].map(picture)),
  ...Object.fromEntries([1, 2, 3, 4].map((id) => [`content/gallery/tours/${id}.jpg`, wide])),
  'content/gallery/fans.json': '[]',
  'content/pages/contact.json': '{}',
  [TOUR_FAQ]: json({ questions: [{ question: 'When?', answer: 'On {nextDeparture}.' }] }),
  [TOUR]: TOUR_TEXT,
  'content/tours/test-street/cover.jpg': tall,
  'content/tours/test-street/hero.jpg': wide,
  'content/tours/test-street/map.svg': drawing,
  [POST]: postText(),
  'content/blog/ferry-house/pier.jpg': wide,
};

/** As printed, without faults of page files, which the small site lacks. */
export const linesOf = (faults: readonly Diagnostic[]): string[] =>
  faults
    .filter(
      ({ file, problem }) =>
        problem !== 'the file is missing' && file !== 'content/pages/contact.json',
    )
    .map(formatDiagnostic);

/** Writes the small site with an overlay into a folder. */
export function writeSite(root: string, overlay: Overlay = {}): void {
  for (const [file, data] of Object.entries({ ...SMALL_SITE, ...overlay })) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    if (data !== null) writeFileSync(join(root, file), data);
  }
}
