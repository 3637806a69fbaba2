import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { formatDiagnostic } from '../../scripts/content/check/diagnostic.ts';
import { preflight } from '../../scripts/content/preflight/preflight.ts';
import { formatDollars } from '../../src/domain/booking/money.ts';
import { required } from '../required.ts';
import { categories, site, tours } from '../support/content.ts';
import { BASE, FIELDS, NO_PRICE, PIER, PRICES } from '../support/ferry-house.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** A post's fields, in the order of their lines, from 2 on. The text begins on line 13. */
const fields = (id: number) => ({
  ...FIELDS,
  id: `${id}`,
  title: `Cat Number ${id}`,
  description: `What became of cat ${id}.`,
});

type Slip = { fields?: Partial<ReturnType<typeof fields>>; extra?: string; text?: string };

const OFFERS = `${PRICES}; write <Price of="…" /> or the token of the right one`;
const CATEGORY = required(categories[0]);
const TOURS = [...tours.map(({ id }) => id), 'test-street'].sort().join(', ');
const PRICE = formatDollars(site.price.perGuest);
const NONE = formatDollars(NO_PRICE);
const WORDS = 'write the words visitors should read here';
const DATE = 'write a real date in this form: September 5, 2025';
const TELEPHONE = 'say what the picture shows, as you would tell somebody on the telephone';

/** One slip a post, and what its editor reads after the name of the file. */
const SLIPS: readonly [slip: Slip, message: string][] = [
  [
    { fields: { id: 'nine' } },
    '2 id: "nine" is text; write a number that no other post has, such as 22',
  ],
  [
    { fields: { id: '0' } },
    '2 id: 0 does not fit; write a number that no other post has, such as 22',
  ],
  [
    { fields: { id: '9908' } },
    '2 id: the id 9908 is also in content/blog/ferry-post-8.mdx:2; give one of them a number of its own',
  ],
  [{ fields: { title: '' } }, `3 title: it is empty; ${WORDS}`],
  [{ fields: { title: '1904' } }, `3 title: 1904 is a number; ${WORDS}`],
  [
    { fields: { title: 'The {cmpany} Cat' } },
    '3 title: {cmpany} stands for nothing; did you mean {company}?',
  ],
  [
    { fields: { title: `The ${site.name} Cat` } },
    `3 title: "${site.name}" is written out; write {name}, which follows content/site.json`,
  ],
  [
    { fields: { title: 'W'.repeat(40) } },
    '3 title: as the title of a search result it is 755 pixels wide; 600 are shown: take away about 9 letters',
  ],
  [{ fields: { title: '"The Cat' } }, '3 a quote or a bracket does not end; close it'],
  [
    { fields: { description: 'x'.repeat(200) } },
    '4 description: it is 200 letters long; keep it to 155 letters or fewer: search results cut it there',
  ],
  [
    { fields: { description: 'M'.repeat(84) } },
    '4 description: as the description of a search result it is 980 pixels wide; 960 are shown: take away about 2 letters',
  ],
  [
    { fields: { excerpt: 'x'.repeat(221) } },
    '5 excerpt: it is 221 letters long; keep it to 220 letters or fewer: the card has no room for more',
  ],
  [
    { fields: { excerpt: 'Write here what the card says.' } },
    '5 excerpt: the words that a new post begins with still stand here; write your own, or keep the line "draft: true" until you have',
  ],
  [{ fields: { date: 'soon' } }, `6 date: "soon" does not fit; ${DATE}`],
  [{ fields: { date: '2024-05-03' } }, `6 date: it is read as a date; ${DATE}`],
  [{ fields: { date: 'June 31, 2024' } }, `6 date: "June 31, 2024" does not fit; ${DATE}`],
  [
    { fields: { category: `${CATEGORY.id}s` } },
    `7 category: "${CATEGORY.id}s" is not in content/categories/categories.json; did you mean "${CATEGORY.id}"?`,
  ],
  [
    { fields: { category: CATEGORY.name } },
    `7 category: "${CATEGORY.name}" is not in content/categories/categories.json; did you mean "${CATEGORY.id}"?`,
  ],
  [{ fields: { tags: 'ferries' } }, '8 tags: "ferries" is text; write a list'],
  [{ fields: { tags: '[]' } }, '8 tags: it has 0 entries; write at least one tag'],
  [
    { fields: { tags: '[Fery Houses]' } },
    '8 tags.1: the tag "Fery Houses" is new, and "Ferry Houses" stands on 2 posts; did you mean "Ferry Houses"?',
  ],
  [
    { fields: { image: '{ src: ./pier.jpg, alt: A pier. }' } },
    '9 image.src: there is no picture "./pier.jpg"; put it into content/blog/, or correct the name',
  ],
  [
    { fields: { image: '{ src: ./A-Cat-on-a-Pier.jpg, alt: A pier at dawn. }' } },
    '9 image.src: there is no picture "./A-Cat-on-a-Pier.jpg"; did you mean "a-cat-on-a-pier.jpg"?',
  ],
  [
    { fields: { image: `{ src: ${PIER} }` } },
    '9 image.alt: it is missing; say what the picture shows, for visitors who cannot see it',
  ],
  [
    { fields: { image: `{ src: ${PIER}, alt: IMG_2041 }` } },
    `9 image.alt: "IMG_2041" is the name of a file; ${TELEPHONE}`,
  ],
  [
    { fields: { image: `{ src: ${PIER}, alt: ${'A cat. '.repeat(24)}}` } },
    '9 image.alt: the description is 167 letters long; keep it to 150: it is heard in one go; the rest can be a caption',
  ],
  [
    { fields: { image: `{ src: ${PIER}, alt: A pier at noon., captoin: A }` } },
    '9 image.captoin: there is no such field; did you mean "caption"?',
  ],
  [
    { fields: { tour: 'nowhere-near' } },
    `10 tour: "nowhere-near" is not in content/tours/; choose one of: ${TOURS}`,
  ],
  [{ extra: 'auhtor: house' }, '11 auhtor: there is no such field; did you mean "author"?'],
  [
    { extra: 'author: houze' },
    '11 author: "houze" is not in content/people/people.json; did you mean "house"?',
  ],
  [{ extra: 'updated: yesterday' }, `11 updated: "yesterday" does not fit; ${DATE}`],
  [{ extra: 'draft: maybe' }, '11 draft: "maybe" is text; write true or false'],
  [{ extra: 'sample: no' }, '11 sample: "no" does not fit; write true, or leave the line out'],
  [{ extra: 'id: 4' }, '11 a field stands here twice; keep one of the two'],
  [
    { text: 'See [them](/tuors).' },
    '13 "/tuors" is not a page of the site; did you mean "/tours"?',
  ],
  [{ text: 'See [them](/tours/).' }, '13 "/tours/" ends in a slash; write /tours'],
  [
    { text: 'See [it](http://paper.example/).' },
    '13 "http://paper.example/" is not a safe address; begin it with https://',
  ],
  [
    { text: `![](${PIER})` },
    `13 the picture "${PIER}" has no description; say between the square brackets what it shows: ![a cat on a roof](${PIER})`,
  ],
  [
    { text: `![${PIER.slice(2)}](${PIER})` },
    `13 "${PIER.slice(2)}" is the name of a file; ${TELEPHONE}`,
  ],
  [
    { text: `It is ${PRICE}.` },
    `13 "${PRICE}" is written out; write <Price of="tour" />, which follows content/site.json`,
  ],
  [{ text: `A ticket is ${NONE}.` }, `13 "${NONE}" is no price in content/site.json; ${OFFERS}`],
  [
    { text: 'It is {price}.' },
    '13 {price} does not work in a post; write <Price of="tour" /> for the price, and plain words for the rest',
  ],
  [
    { text: '<PulQuote>It sat.</PulQuote>' },
    '13 there is no <PulQuote>; did you mean "PullQuote"?',
  ],
  [
    { text: '<TourCallout tour="test-street" titel="Hear it there">\n\nCome.\n\n</TourCallout>' },
    '13 <TourCallout> knows no titel; did you mean "title"?',
  ],
  [
    { extra: 'callout: never' },
    '11 callout: "never" is not on the list; write none, or delete the line',
  ],
  [
    { text: '<TourCallout tour="nowhere-near">\n\nCome.\n\n</TourCallout>' },
    `13 there is no tour "nowhere-near"; choose one of: ${TOURS}`,
  ],
];

test('a desk full of slips is told in one run: each once, with its line and what to write', async () => {
  const untouched = await preflight({ root, day: '2025-12-05', overlay: BASE });
  const files = SLIPS.map(([{ fields: changed, extra, text = 'It sat there.' }], index) => {
    const lines = Object.entries({ ...fields(8001 + index), ...changed });
    const head = [...lines.map(([key, value]) => `${key}: ${value}`), ...(extra ? [extra] : [])];
    // Line 12 closes the fields, or is the empty line below them.
    const gap = extra ? '' : '\n';
    return [`content/blog/slip-${index}.mdx`, `---\n${head.join('\n')}\n---\n${gap}${text}\n`];
  });
  const found = await preflight({
    root,
    day: '2025-12-05',
    overlay: { ...BASE, ...Object.fromEntries(files) },
  });
  const told = [...found.faults, ...found.warnings].map(formatDiagnostic);
  const before = [...untouched.faults, ...untouched.warnings].map(formatDiagnostic);

  expect(SLIPS.length).toBeGreaterThanOrEqual(40);
  expect(told.filter((line) => !before.includes(line)).sort()).toEqual(
    SLIPS.map(([, message], index) => `content/blog/slip-${index}.mdx:${message}`).sort(),
  );
});
