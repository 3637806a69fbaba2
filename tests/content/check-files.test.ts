import { describe, expect, test } from 'vitest';
import { checkContent } from '../../scripts/content/check/check-content.ts';
import { formatDiagnostic } from '../../scripts/content/check/diagnostic.ts';
import type { Overlay } from '../../scripts/content/check/read/content-files.ts';
import { body, expectFault, faultsWith, post, slip } from '../support/faults.ts';
import { MISSING_ROOT, POST, postText, SMALL_SITE, TOUR, TOUR_FAQ } from '../support/small-site.ts';

const PICTURES = 'content/gallery/tours.json';
const QUOTES = 'content/quotes/quotes.json';

test('the small site has no faults', () => {
  expect(faultsWith({})).toEqual([]);
});

/** Each rule once: what breaks it, and the start of its diagnostic. */
describe.each<[part: string, rows: [what: string, overlay: Overlay, start: string][]]>([
  [
    'fields',
    [
      [
        'a word instead of a number',
        slip(TOUR, '990001', 'forty'),
        `${TOUR}:13 itemId: "forty" does`,
      ],
      [
        'a word that is not in the enum',
        slip(TOUR, '[Sat', '[Satt'),
        `${TOUR}:21 schedule.walks.1.days.1: "Satt" does not fit; did you mean "Sat"?`,
      ],
      ['an empty text', post({ title: '' }), '3 title: it is empty'],
      [
        'a text that is too long',
        post({ description: 'x'.repeat(200) }),
        '4 description: it is 200 letters long; keep it to 155',
      ],
      [
        'a text instead of a list',
        post({ tags: 'ferries' }),
        '8 tags: "ferries" does not fit; write a list',
      ],
      [
        'a word as close to two in the enum',
        slip(TOUR, 'Sun]', 'Son]'),
        `${TOUR}:21 schedule.walks.1.days.2: "Son" does not fit; did you mean "Mon" or "Sun"?`,
      ],
      [
        'an exception on a day without a walk',
        slip(TOUR, 'December 26, 2026', 'December 25, 2026'),
        `${TOUR}:23 schedule.except.1.date: "December 25, 2026" does not fit; no walk runs on that day`,
      ],
      [
        'a repeated question',
        slip(
          TOUR_FAQ,
          '"questions": [',
          '"questions": [ { "question": "When?", "answer": "Soon." },',
        ),
        `${TOUR_FAQ}:4 questions.2.question: "When?" does not fit; a question above is the same`,
      ],
      [
        'a deleted tour in each picture of the gallery',
        {
          [PICTURES]: String(SMALL_SITE[PICTURES]).replaceAll(
            '"alt"',
            '"tour": "gone",\n    "alt"',
          ),
        },
        `${PICTURES}:5 1.tour: "gone" is not in content/tours/; choose one of: test-street (also in the lines 12, 19, 26)`,
      ],
      [
        'an unknown id',
        slip(TOUR, 'teaser: ada', 'teaser: adda'),
        `${TOUR}:9 teaser: "adda-on-cats" is not in content/quotes/quotes.json; did you mean "ada-on-cats"?`,
      ],
      [
        'two tours with one item',
        {
          'content/tours/copy/index.md': String(SMALL_SITE[TOUR])
            .replace('order: 1', 'order: 2')
            .replace(/head: .*/, 'head: { title: A, description: B }')
            .replaceAll('./', '../test-street/'),
        },
        `${TOUR}:13 itemId: the booking number 990001 is also in content/tours/copy/index.md:13`,
      ],
    ],
  ],
  [
    'grammar',
    [
      [
        'a missing comma',
        slip(QUOTES, ',\n    "quote"', '\n    "quote"'),
        `${QUOTES}:4 it is not JSON here (comma expected); put`,
      ],
      [
        'an extra comma',
        slip(QUOTES, '"Ada"\n', '"Ada",\n'),
        `${QUOTES}:6 it is not JSON here (property name expected)`,
      ],
      [
        'curly quotes',
        slip(QUOTES, '"Ada"', '“Ada”'),
        `${QUOTES}:5 it is not JSON here (invalid symbol)`,
      ],
      [
        'a repeated field',
        slip(QUOTES, '"author": "Ada"', '"author": "A", "author": "B"'),
        `${QUOTES}:5 the fields cannot be read here (Map keys must be unique); keep one`,
      ],
      ['an entry instead of a list', { [QUOTES]: '{}' }, `${QUOTES}:1 it is not a list`],
      [
        'an open quote',
        post({ title: '"The Cat' }),
        '3 the fields cannot be read here (Missing closing "quote)',
      ],
      ['a bare colon', post({ title: 'The Cat: A Story' }), '3 the fields cannot be read here'],
      ['no fields', { [POST]: 'It sat.' }, '1 the fields are missing; begin'],
      [
        'another encoding',
        { [POST]: Buffer.from(postText({}, 'One.\n\nA café.'), 'latin1') },
        '15 it is not saved in UTF-8',
      ],
    ],
  ],
  [
    'words',
    [
      [
        'an unknown token',
        post({ title: 'The {cmpany} Cat' }),
        '3 title: {cmpany} is not a token; did you mean {company}?',
      ],
      [
        'an unknown token in a text',
        slip(TOUR, 'a short', 'a {shrot}'),
        `${TOUR}:39 {shrot} is not a token`,
      ],
      [
        'a tour’s token on another page',
        { 'content/pages/contact.json': '{ "faq": { "list": "test-street" } }' },
        `${TOUR_FAQ}:5 questions.1.answer: {nextWalk} is not a token`,
      ],
      [
        'a hard-coded name',
        post({ excerpt: 'Pier Seven Walks pass it.' }),
        '5 excerpt: "Pier Seven Walks" is written out; write {company}',
      ],
      [
        'a hard-coded price',
        slip(TOUR, 'A walk down a', 'A $41 walk down a'),
        `${TOUR}:8 summary: "$41" is written out; write {price}`,
      ],
      [
        'a hard-coded price in a post',
        body('Our walk is $41.'),
        '13 "$41" is written out; write <Price of="tour" />',
      ],
      ['a placeholder text', body('Write here how it begins.'), '13 "Write here" is left'],
      [
        'a placeholder alt text',
        slip(PICTURES, 'Pier 1.', 'Write here what'),
        `${PICTURES}:5 1.alt: "Write here" is left; write the text`,
      ],
    ],
  ],
  [
    'file names',
    [
      [
        'one that is no slug',
        { [POST]: null, 'content/blog/Ferry House/index.mdx': postText() },
        'content/blog/Ferry House/index.mdx:1 "Ferry House" cannot be an address; rename the folder to ferry-house',
      ],
      [
        'an unused one',
        { 'content/blog/notes.md': 'x' },
        'content/blog/notes.md:1 nothing on the site reads this file; correct its name',
      ],
      [
        'a HEIC photograph',
        { 'content/blog/IMG_1.HEIC': 'x' },
        'content/blog/IMG_1.HEIC:1 it is a HEIC photograph',
      ],
      [
        'two pages with one path',
        {
          'content/pages/legal/contact.md':
            '---\nhead: { title: A, description: B }\ntitle: T\nlead: L\nupdated: May 3, 2024\n---\n## One\n',
        },
        'content/pages/legal/contact.md:2 the address "/contact" is also in content/pages/contact.json:1; rename the file',
      ],
    ],
  ],
])('%s:', (_part, rows) => {
  test.each(rows)('%s', (_what, overlay, start) => {
    expectFault(overlay, start);
  });
});

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

test('a missing required file is reported', () => {
  const faults = checkContent({ root: MISSING_ROOT, overlay: SMALL_SITE }).map(formatDiagnostic);
  const missing = 'content/pages/home.json:1 the file is missing; put it back';
  expect(faults).toContainEqual(expect.stringContaining(missing));
});
