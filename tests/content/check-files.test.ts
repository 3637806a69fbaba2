import { describe, expect, test } from 'vitest';
import type { Overlay } from '../../scripts/content/check/read/content-files.ts';
import { body, expectFault, faultsWith, post, slip } from '../support/faults.ts';
import { POST, postText, SMALL_SITE, TOUR, TOUR_FAQ, TOUR_TEXT } from '../support/small-site.ts';

const PICTURES = 'content/gallery/tours.json';
const QUOTES = 'content/quotes/quotes.json';

test('the small site has no faults', () => {
  expect(faultsWith({})).toEqual([]);
});

const COPY = 'content/tours/copy/index.md';

/** A second tour, with some of these left as the first has them. */
function copyTour(...left: string[]): Overlay {
  const changes = Object.entries({
    ...{ 'order: 1': 'order: 2', 'Test Street': 'Pier Street', '990001': '990002' },
    ...{ 'A cat,': 'A dog,', 'no map': 'no plan', '[1, 2, 3, 4]': '[4, 3, 2, 1]' },
    ...{ 'faq: test-street': 'faq: copy', 'It sat': 'It ran', short: 'long' },
    './': '../test-street/',
  }).filter(([from]) => !left.includes(from));
  const text = changes.reduce((copy, [from, to]) => copy.replaceAll(from, to), TOUR_TEXT);
  return { [COPY]: text, 'content/faq/copy.json': SMALL_SITE[TOUR_FAQ] ?? null };
}

/** Each rule once: how its line begins, in the post or in the file that is named, and what breaks it. */
type Rule = [start: string, overlay: Overlay];

test.each<Rule>([
  ['3 title: it is empty', post({ title: '' })],
  ['4 description: it is 200 letters long; keep it to 155', post({ description: 'x'.repeat(200) })],
  ['8 tags: "ferries" does not fit; write a list', post({ tags: 'ferries' })],
  [
    `${TOUR}:23 schedule.except.1.date: "December 25, 2026" does not fit; no tour runs on that day`,
    slip(TOUR, 'December 26, 2026', 'December 25, 2026'),
  ],
  [
    `${TOUR_FAQ}:4 questions.2.question: "When?" does not fit; a question above is the same`,
    slip(TOUR_FAQ, '"questions": [', '"questions": [ { "question": "When?", "answer": "Soon." },'),
  ],
  [
    `${PICTURES}:5 1.tour: "gone" is not in content/tours/; choose one of: test-street (also in the lines 12, 19, 26)`,
    {
      [PICTURES]: String(SMALL_SITE[PICTURES]).replaceAll('"alt"', '"tour": "gone",\n    "alt"'),
    },
  ],
  [
    `${TOUR}:23 schedule.except.1.date: "March 6, 2027" does not fit; no tour runs on that day`,
    slip(TOUR, 'December 26, 2026', 'March 6, 2027'),
  ],
  [`${TOUR}:13 itemId: the booking number 990001 is also in ${COPY}:13`, copyTour('990001')],
  [
    `${TOUR}:8 summary, faq, stops.1.text, stops.2.text, stops.3.text, stops.4.text, stops.5.text, and the text are the same as in ${COPY}; write`,
    copyTour('no map', 'faq: test-street', 'It sat', 'short'),
  ],
  [
    `${TOUR}:25 gallery.5: 2 is in this list already; delete one of the two`,
    slip(TOUR, 'gallery: [1, 2, 3, 4]', 'gallery: [1, 2, 3, 4, 2]'),
  ],
  [
    `content/categories/categories.json:4 1.name: the title "Ferries" is also in ${POST}:3; say`,
    post({ title: 'Ferries' }),
  ],
  [
    '4 description: the description "A walk down Test Street." is also in',
    post({ description: 'A walk down Test Street.' }),
  ],
])('fields: %s', expectFault);

test.each<Rule>([
  [
    `${QUOTES}:3 it is not JSON here (comma expected); put`,
    slip(QUOTES, ',\n    "quote"', '\n    "quote"'),
  ],
  [
    `${QUOTES}:5 the fields cannot be read here (Map keys must be unique); keep one`,
    slip(QUOTES, '"author": "Ada"', '"author": "A", "author": "B"'),
  ],
  [`${QUOTES}:1 it is not a list`, { [QUOTES]: '{}' }],
  ['3 the fields cannot be read here (Missing closing "quote)', post({ title: '"The Cat' })],
  ['1 the fields are missing; begin', { [POST]: 'It sat.' }],
  [
    '15 it is not saved in UTF-8',
    { [POST]: Buffer.from(postText({}, 'One.\n\nA café.'), 'latin1') },
  ],
])('grammar: %s', expectFault);

test.each<Rule>([
  [
    '3 title: {cmpany} is not a variable; did you mean {company}?',
    post({ title: 'The {cmpany} Cat' }),
  ],
  [`${TOUR}:39 {shrot} is not a variable`, slip(TOUR, 'a short', 'a {shrot}')],
  [
    `${TOUR_FAQ}:5 questions.1.answer: {nextDeparture} is not a variable`,
    { 'content/pages/contact.json': '{ "faq": { "list": "test-street" } }' },
  ],
  [
    '5 excerpt: "Pier Seven Walks" is written out; write {company}',
    post({ excerpt: 'Pier Seven Walks pass it.' }),
  ],
  [
    `${TOUR}:8 summary: "$41" is written out; write {price}`,
    slip(TOUR, 'A walk down a', 'A $41 walk down a'),
  ],
  [
    `${TOUR_FAQ}:5 questions.1.answer: "$33" is written out; write {competitor}`,
    slip(TOUR_FAQ, 'On {nextDeparture}', 'For $33'),
  ],
  ['13 "41" is written out; write <Price of="tour" />', body('Our tour is 41 dollars.')],
  ['13 "$41" is written out; write <Price of="tour" />', body('Our walk is $41.')],
  ['13 "Write here" is left', body('Write here how it begins.')],
])('words: %s', expectFault);

const legal =
  '---\nhead: { title: A, description: B }\ntitle: T\nlead: L\nupdated: May 3, 2024\n---\n## One\n';

test.each<Rule>([
  [
    'content/blog/Ferry House/index.mdx:1 "Ferry House" cannot be a path; rename the folder to ferry-house',
    { [POST]: null, 'content/blog/Ferry House/index.mdx': postText() },
  ],
  [
    'content/blog/notes.md:1 nothing on the site reads this file; correct its name',
    { 'content/blog/notes.md': 'x' },
  ],
  ['content/blog/IMG_1.HEIC:1 it is a HEIC photograph', { 'content/blog/IMG_1.HEIC': 'x' }],
  [
    'content/pages/legal/contact.md:2 the path "/contact" is also in content/pages/contact.json:1; rename the file',
    {
      'content/pages/legal/contact.md': legal,
    },
  ],
  [
    'content/pages/legal/offline.md:2 /offline is another page of the site; rename the file',
    { 'content/pages/legal/offline.md': legal },
  ],
])('file names: %s', expectFault);

describe('a file that cannot be read is the only fault', () => {
  test.each([TOUR, TOUR_FAQ, QUOTES])('%s', (file) => {
    expect(faultsWith({ [file]: '---\ntitle: "A\n---\n' })).toEqual([
      expect.stringMatching(`^${file}:\\d `),
    ]);
  });

  test('content/site.json, which all others use', () => {
    expect(faultsWith({ 'content/site.json': '{ "name": "Pier" ', [POST]: 'x' })).toEqual([
      expect.stringMatching(/^content\/site\.json:1 it is not JSON here/),
    ]);
  });
});
