import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { checkAnchors } from '../../scripts/content/check/anchors.ts';
import { checkContent, readContent } from '../../scripts/content/check/check-content.ts';
import type { Overlay } from '../../scripts/content/check/read/content-files.ts';
import { formatDiagnostic } from '../../scripts/content/check/diagnostic.ts';
import { formatDollars } from '../../src/domain/booking/money.ts';
import { required } from '../required.ts';
import { categories, contactPage, people, site, tourPictures, tours } from '../support/content.ts';
import {
  BASE,
  FERRY,
  FIELDS,
  PIER,
  postText as post,
  TEASER,
  TOUR,
  TOUR_FAQ,
} from '../support/ferry-house.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The faults of the content with some files changed, each as the command prints it. */
const faultsWith = (overlay: Overlay, day?: string) =>
  checkContent({ root, overlay: { ...BASE, ...overlay }, ...(day && { day }) }).map(
    formatDiagnostic,
  );

/** A mistake in a file that is there: a piece of its text, and what the editor writes instead. */
type Slip = readonly [from: RegExp | string, to: string];

/** A file's text, and JSON with a line for each field, however its editor has laid it out. */
function read(file: string): string {
  const text = BASE[file]?.toString() ?? readFileSync(`${root}/${file}`, 'utf8');
  return file.endsWith('.json') ? JSON.stringify(JSON.parse(text), null, 2) : text;
}

/** The text after a slip, and the first line that differs. */
function slip(file: string, [from, to]: Slip): { text: string; line: number } {
  const before = read(file);
  const text = before.replace(from, to);
  if (text === before) throw new Error(`${file} holds no ${String(from)} to change`);
  const lines = before.split('\n');
  return { text, line: text.split('\n').findIndex((line, index) => line !== lines[index]) + 1 };
}

/** The tours as a message lists them. */
const TOURS = [...tours.map(({ id }) => id), 'test-street'].sort().join(', ');
const [AUTHOR = ''] = people.map(({ id }) => id);
const PRICE = formatDollars(site.price.perGuest);
const LIST = contactPage.faq.list.id;
const CATEGORY = required(categories[0]);
/** The first of the tours' pictures in its file, and the line of its number. */
const FIRST_PICTURE = required(tourPictures[0]);
const FIRST_LINE =
  read('content/gallery/tours.json')
    .split('\n')
    .findIndex((line) => line.includes('"id":')) + 1;

/** Rows put in front of the table of redirects, on the line where it begins. */
const redirects = (...rows: object[]): Slip => [
  /"redirects": \[/,
  `"redirects": [ ${rows.map((row) => `${JSON.stringify(row)},`).join(' ')}`,
];

describe('a slip in a file is told with its line, what is wrong and what to write', () => {
  test.each<[what: string, file: string, change: Slip, message: string]>([
    [
      'a word for a number',
      TOUR,
      [/^itemId: \d+$/m, 'itemId: forty'],
      'itemId: "forty" is text; write the number of the tour in the booking calendar, such as 562630',
    ],
    [
      'a price in words',
      'content/site.json',
      [/"perGuest": \d+/, '"perGuest": "forty"'],
      'price.perGuest: "forty" is text; write a whole number of dollars, such as 40',
    ],
    [
      'a price with cents',
      'content/site.json',
      [/"perGuest": \d+/, '"perGuest": 39.5'],
      'price.perGuest: 39.5 does not fit; write a whole number of dollars, such as 40',
    ],
    [
      'a mistyped field',
      TOUR,
      [/^badge:/m, 'bagde:'],
      'bagde: there is no such field; did you mean "badge"?',
    ],
    [
      'a mistyped field deep in a page',
      'content/pages/about.json',
      [/"members":/, '"member": [], "members":'],
      'team.member: there is no such field; did you mean "members"?',
    ],
    [
      'a description that was cleared',
      'content/people/people.json',
      [/"alt": "[^"]*"/, '"alt": ""'],
      '1.image.alt: it is empty; say what the picture shows, for visitors who cannot see it',
    ],
    [
      'a slip in a picture’s name',
      TOUR,
      [PIER, './a-cat-on-the-pier.jpg'],
      'cover.src: there is no picture "./a-cat-on-the-pier.jpg"; did you mean "a-cat-on-a-pier.jpg"?',
    ],
    [
      'a picture on another site',
      TOUR,
      [PIER, 'https://pictures.example/cat.jpg'],
      'cover.src: "https://pictures.example/cat.jpg" is not a file beside this one; write the name of the picture file, such as ./bridge.jpg',
    ],
    [
      'yes for true',
      TOUR,
      [/^featured: true$/m, 'featured: yes'],
      'featured: "yes" is text; write true or false',
    ],
    [
      'a kind of tour that there is not',
      'content/tours/private-tours.md',
      [/^kind: private$/m, 'kind: group'],
      'kind: "group" does not fit; write walk for a neighborhood tour, or private',
    ],
    [
      'a slip in the id of a quote',
      TOUR,
      [/^teaser: .*$/m, `teaser: ${TEASER}x`],
      `teaser: "${TEASER}x" is not in content/quotes/quotes.json; did you mean "${TEASER}"?`,
    ],
    [
      'a picture number beyond the gallery',
      'content/gallery/home.json',
      [/"pictures": \[\s*\d+/, '"pictures": [ 999'],
      'pictures.1: "999" is not in content/gallery/tours.json; add it there, or name one that is',
    ],
    [
      'a list of questions that is not there',
      'content/pages/contact.json',
      [/"list": "[^"]*"/, `"list": "${LIST}s"`],
      `faq.list: "${LIST}s" is not in content/faq/; did you mean "${LIST}"?`,
    ],
    [
      'a team member whom nobody knows',
      'content/pages/press-kit.json',
      [/"person": "[^"]*"/, '"person": "nobody"'],
      `contact.person: "nobody" is not in content/people/people.json; choose one of: ${people.map(({ id }) => id).join(', ')}`,
    ],
    [
      'a token that stands for nothing',
      'content/pages/contact.json',
      [/"kicker": "[^"]*"/, '"kicker": "From {pirce}"'],
      'hero.kicker: {pirce} stands for nothing; did you mean {price}?',
    ],
    [
      'a token that stands for nothing, in a tour’s story',
      TOUR,
      [/\n---\n\n\w+/, '\n---\n\n{Compnay}'],
      '{Compnay} stands for nothing; did you mean {company}?',
    ],
    [
      'an outlet’s address that is not safe',
      'content/coverage/coverage.json',
      [/"link": "[^"]*"/, '"link": "http://paper.example/cats"'],
      '1.link: "http://paper.example/cats" does not fit; write the full address, starting with https://, such as https://paper.example/story',
    ],
    [
      'a link to a page that is not there',
      'content/pages/chrome.json',
      [/"href": "[^"]*"/, '"href": "/galery"'],
      'header.before.1.href: "/galery" is not a page of the site; did you mean "/gallery"?',
    ],
    [
      'a link that ends in a slash',
      'content/pages/chrome.json',
      [/"href": "[^"]*"/, '"href": "/gallery/"'],
      'header.before.1.href: "/gallery/" ends in a slash; write /gallery',
    ],
    [
      'a link in an answer to a page that is not there',
      'content/faq/tours.json',
      [/"answer": "/, '"answer": "<a href=\\"/contacts\\">Ask us.</a> '],
      'questions.1.answer: "/contacts" is not a page of the site; did you mean "/contact"?',
    ],
    [
      'markup in an answer',
      'content/faq/tours.json',
      [/"answer": ".*"/, '"answer": "About <b>two</b> hours."'],
      'questions.1.answer: "About <b>two</b> hours." does not fit; keep to plain words and links such as <a href="/contact">write to us</a>',
    ],
    [
      'a mark of sample content set to false',
      'content/people/people.json',
      ['"sample": true', '"sample": false'],
      '1.sample: false does not fit; write true, or leave the line out',
    ],
    [
      'a picture numbered in words',
      'content/gallery/tours.json',
      [/"id": \d+/, '"id": "one"'],
      '1.id: "one" is text; write a number that no other picture of the gallery has, such as 53',
    ],
    [
      'a picture of fans that has the number of a picture of the tours',
      'content/gallery/fans.json',
      [/"id": \d+/, `"id": ${FIRST_PICTURE.id}`],
      `1.id: the number ${FIRST_PICTURE.id} is also in content/gallery/tours.json:${FIRST_LINE}; give one of them a number of its own`,
    ],
    [
      'a month that is none',
      'content/site.json',
      [/"firstMonth": \d+/, '"firstMonth": 13'],
      'seasons.1.firstMonth: 13 does not fit; write a month as a number from 1 to 12',
    ],
    [
      'a month in another language',
      'content/coverage/coverage.json',
      [/"date": "[^"]*"/, '"date": "Mai 2025"'],
      '1.date: "Mai 2025" does not fit; write a month and a year, such as May 2025',
    ],
    [
      'curly quotes',
      'content/pages/booking.json',
      [/"link": "([^"]*)"/, '"link": “$1”'],
      'there is a word here that is not in quotes; put straight quotes (") around every text; only numbers, true and false go without',
    ],
    [
      'the same field twice in a page',
      'content/pages/booking.json',
      [/("link": "[^"]*")/, '$1, $1'],
      'contact.link: the field stands here twice; keep one of the two',
    ],
    [
      'the same field twice in a tour',
      'content/tours/private-tours.md',
      [/^order: .*\n/m, '$&order: 5\n'],
      'a field stands here twice; keep one of the two',
    ],
    [
      'a day of the week that there is not',
      TOUR,
      [/days: \[\w+/, 'days: [Sunn'],
      'schedule.walks.1.days.1: "Sunn" is not on the list; did you mean "Sun"?',
    ],
    [
      'a day of the week in full',
      TOUR,
      [/days: \[\w+/, 'days: [Wednesday'],
      'schedule.walks.1.days.1: "Wednesday" is not on the list; choose one of: Mon, Tue, Wed, Thu, Fri, Sat, Sun',
    ],
    [
      'a time as visitors read it',
      TOUR,
      [/time: '[^']*'/, "time: '1:15 PM'"],
      'schedule.walks.1.time: "1:15 PM" does not fit; write a time on the 24-hour clock, in quotes, such as "13:15"',
    ],
    [
      'a walk that is written down twice',
      TOUR,
      [/( *- \{ days: .*\n)/, '$1$1'],
      'schedule.walks.2: it does not fit; a row above has the same day and time: keep it once',
    ],
    [
      'a season that begins on no day',
      TOUR,
      [/from: '[^']*'/, "from: '02-30'"],
      'schedule.season.from: "02-30" does not fit; write a month and a day in digits, in quotes, such as "04-01" for April 1',
    ],
    [
      'a season in words',
      TOUR,
      [/season: \{.*\}/, 'season: April to December'],
      'schedule.season: "April to December" is text; write its fields below it, indented',
    ],
    [
      'a day off in another form',
      TOUR,
      [/date: '[^']*'/, 'date: 2026-12-26'],
      'schedule.except.1.date: it is read as a date; write a real date in this form: September 5, 2025',
    ],
    [
      'a number to call without its area code',
      'content/site.json',
      [/"phone": "[^"]*"/, '"phone": "555-0148"'],
      'dayOf.phone: "555-0148" does not fit; write a number with its area code, such as (212) 555-0142',
    ],
    [
      'a discount of more than all',
      'content/site.json',
      [/"groupPercent": \d+/, '"groupPercent": 115'],
      'discounts.groupPercent: 115 does not fit; write a whole number of percent, such as 98',
    ],
    [
      'a tour’s token in questions that belong to no tour',
      'content/faq/contact.json',
      [/"answer": "/, '"answer": "{Days}. '],
      'questions.1.answer: {Days} stands for nothing here; only the questions of a tour know it, since each tour has its own',
    ],
    [
      'a slip in a tour’s token',
      TOUR_FAQ,
      [/\{nextWalk\}/, '{nextwalk}'],
      'questions.1.answer: {nextwalk} stands for nothing; did you mean {nextWalk}?',
    ],
    [
      'a redirect to a page that is not there',
      'content/redirects.json',
      redirects({ from: '/old', to: '/tour' }),
      'redirects.1: /old leads to /tour, which is not a page of the site; correct it, or take the row away',
    ],
    [
      'two redirects for one address',
      'content/redirects.json',
      redirects({ from: '/old', to: '/tours' }, { from: '/old', to: '/blog' }),
      'redirects.2: /old is listed twice; keep one of the two rows',
    ],
    [
      'a redirect to an old address',
      'content/redirects.json',
      redirects({ from: '/older', to: '/old' }, { from: '/old', to: '/tours' }),
      'redirects.1: /older leads to /old, itself an old address; point it straight at /tours',
    ],
    [
      'a redirect that hides a page',
      'content/redirects.json',
      redirects({ from: '/about', to: '/' }),
      'redirects.1: /about would hide the page /about; correct it, or take the row away',
    ],
    [
      'a redirect that hides a feed',
      'content/redirects.json',
      redirects({ from: '/rss.xml', to: '/blog' }),
      'redirects.1: /rss.xml would hide /rss.xml, a file of the site; correct it, or take the row away',
    ],
    [
      'a redirect that hides what every page needs',
      'content/redirects.json',
      redirects({ from: '/_astro/*', to: '/' }),
      'redirects.1: /_astro/* would hide /_astro/*, a file of the site; correct it, or take the row away',
    ],
    [
      'a redirect that would land outside the site',
      'content/redirects.json',
      redirects({ from: '/../old', to: '/' }),
      'redirects.1: /../old is no address that a browser asks for; copy it from the address bar, without "..", "//" or a lone %',
    ],
    [
      'a redirect without its slash',
      'content/redirects.json',
      redirects({ from: 'old', to: '/tours' }),
      'redirects.1.from: "old" does not fit; write an address on this site, starting with a slash, such as /old-page',
    ],
    [
      'two spellings of one old address that lead apart',
      'content/redirects.json',
      redirects({ from: '/old', to: '/tours' }, { from: '/Old', to: '/blog' }),
      'redirects.2: /Old and /old differ only in capital letters and lead to different pages; let both lead to /tours',
    ],
  ])('%s', (_what, file, change, message) => {
    const { text, line } = slip(file, change);
    expect(faultsWith({ [file]: text })).toContain(`${file}:${line} ${message}`);
  });
});

describe('a file that is wrong is told as exactly', () => {
  test.each<[what: string, overlay: Overlay, message: string]>([
    [
      'a slip in a category',
      { [FERRY]: post({ category: `${CATEGORY.id}s` }) },
      `${FERRY}:7 category: "${CATEGORY.id}s" is not in content/categories/categories.json; did you mean "${CATEGORY.id}"?`,
    ],
    [
      'a category by its name',
      { [FERRY]: post({ category: CATEGORY.name }) },
      `${FERRY}:7 category: "${CATEGORY.name}" is not in content/categories/categories.json; did you mean "${CATEGORY.id}"?`,
    ],
    [
      'a day that is not in the calendar',
      { [FERRY]: post({ date: 'February 30, 2025' }) },
      `${FERRY}:6 date: "February 30, 2025" does not fit; write a real date in this form: September 5, 2025`,
    ],
    [
      'a date in another form',
      { [FERRY]: post({ date: '9/5/2025' }) },
      `${FERRY}:6 date: "9/5/2025" does not fit; write a real date in this form: September 5, 2025`,
    ],
    [
      'a description that search results would cut',
      { [FERRY]: post({ description: 'x'.repeat(156) }) },
      `${FERRY}:4 description: it is 156 letters long; keep it to 155 letters or fewer: search results cut it there`,
    ],
    [
      'a field that is missing',
      { [FERRY]: post().replace(/^tour: .*\n/m, '') },
      `${FERRY}:1 tour: it is missing; name a tour by its file in content/tours/, such as brooklyn-heights`,
    ],
    [
      'an author whom nobody knows',
      { [FERRY]: post({ author: `${AUTHOR}x` }) },
      `${FERRY}:11 author: "${AUTHOR}x" is not in content/people/people.json; did you mean "${AUTHOR}"?`,
    ],
    [
      'a tour that there is not',
      { [FERRY]: post({ tour: 'test-stret' }) },
      `${FERRY}:10 tour: "test-stret" is not in content/tours/; did you mean "test-street"?`,
    ],
    [
      'no tags',
      { [FERRY]: post({ tags: '[]' }) },
      `${FERRY}:8 tags: it has 0 entries; write at least one tag`,
    ],
    [
      'a field without a value',
      { [FERRY]: post({ title: '' }) },
      `${FERRY}:3 title: it is empty; write the words visitors should read here`,
    ],
    [
      'two posts with one number, naming both',
      { [FERRY]: post(), 'content/blog/ferry-cat.mdx': post({ title: 'A', description: 'B' }) },
      `${FERRY}:2 id: the id ${FIELDS.id} is also in content/blog/ferry-cat.mdx:2; give one of them a number of its own`,
    ],
    [
      'two posts with one description, naming both',
      { [FERRY]: post(), 'content/blog/ferry-cat.mdx': post({ id: '9902', title: 'A' }) },
      `${FERRY}:4 description: the description "${FIELDS.description}" is also in content/blog/ferry-cat.mdx:4; word one of them differently`,
    ],
    [
      'a quote in the fields that does not end',
      { [FERRY]: post({ title: '"The Cat' }) },
      `${FERRY}:3 a quote or a bracket does not end; close it`,
    ],
    [
      'a tag in the text that is not closed',
      { [FERRY]: post({}, 'It sat there.\n\n<Note>\n\nFor years.') },
      `${FERRY}:15 <Note> is opened here and never closed; write </Note> where it ends`,
    ],
    [
      'a part that posts do not have',
      { [FERRY]: post({}, '<PullQoute>\n\nIt sat.\n\n</PullQoute>') },
      `${FERRY}:13 there is no <PullQoute>; did you mean "PullQuote"?`,
    ],
    [
      'a tour that there is not, in the text',
      { [FERRY]: post({}, '<TourCallout tour="the-battery">\n\nCome.\n\n</TourCallout>') },
      `${FERRY}:13 there is no tour "the-battery"; choose one of: ${TOURS}`,
    ],
    [
      'a token in a post, where tokens do not work',
      { [FERRY]: post({}, 'It costs {price}.') },
      `${FERRY}:13 {price} does not work in a post; write <Price of="tour" /> for the price, and plain words for the rest`,
    ],
    [
      'the price written out in a post',
      { [FERRY]: post({}, `Come along.\n\nIt costs ${PRICE}.`) },
      `${FERRY}:15 "${PRICE}" is written out; write <Price of="tour" />, which follows content/site.json`,
    ],
    [
      'the price in another form',
      { [FERRY]: post({}, `A walk is ${site.price.perGuest} dollars a head.`) },
      `${FERRY}:13 "${site.price.perGuest} dollars" is written out; write <Price of="tour" />, which follows content/site.json`,
    ],
    [
      'the price where the paragraph begins long ago',
      { [FERRY]: post({}, `The pier is of 1883. Our walk there is ${PRICE}.`) },
      `${FERRY}:13 "${PRICE}" is written out; write <Price of="tour" />, which follows content/site.json`,
    ],
    [
      'the company’s name written out in a post',
      { [FERRY]: post({ excerpt: `${site.company} walks past it.` }) },
      `${FERRY}:5 excerpt: "${site.company}" is written out; write {company}, which follows content/site.json`,
    ],
    [
      'a picture without a description in a post',
      { [FERRY]: post({}, `![](${PIER})`) },
      `${FERRY}:13 the picture "${PIER}" has no description; say between the square brackets what it shows: ![a cat on a roof](${PIER})`,
    ],
    [
      'a link to a post that is not there',
      { [FERRY]: post({}, 'See [it](/blog/ferry-huose).') },
      `${FERRY}:13 "/blog/ferry-huose" is not a page of the site; did you mean "/blog/ferry-house"?`,
    ],
    [
      'a link in a post that is not safe',
      { [FERRY]: post({}, 'See [the paper](http://paper.example/cat).') },
      `${FERRY}:13 "http://paper.example/cat" is not a safe address; begin it with https://`,
    ],
    [
      'a post without its fields',
      { [FERRY]: 'It sat there.\n' },
      `${FERRY}:1 the fields are missing; begin the file with a line of ---, then the fields, then another line of ---`,
    ],
    [
      'a post under a name that cannot be an address',
      { 'content/blog/Ferry House.mdx': post() },
      'content/blog/Ferry House.mdx:1 "Ferry House" cannot be part of an address; rename the file to ferry-house.mdx',
    ],
    [
      'a post with the wrong ending',
      { 'content/blog/ferry-house.md': post() },
      'content/blog/ferry-house.md:1 its ending is not the one of its folder; rename it to ferry-house.mdx',
    ],
    [
      'a text saved as a picture',
      { [FERRY]: post(), 'content/blog/a-cat-on-a-pier.jpg': 'a text' },
      `${FERRY}:9 image.src: "${PIER}" is not a picture, or is damaged; export it again as JPEG, PNG, WebP or AVIF`,
    ],
    [
      'a legal page with the address of another page',
      {
        'content/pages/legal/about.md':
          '---\nhead: { title: Others, description: What others say. }\ntitle: Others\nlead: Few.\nupdated: May 3, 2024\n---\n## One\n',
      },
      'content/pages/legal/about.md:1 /about is the page of content/pages/about.json already; give the file another name',
    ],
    [
      'a page whose words were taken away',
      { 'content/pages/booking.json': null },
      'content/pages/booking.json:1 the file is missing; put it back: the site cannot be built without it',
    ],
    [
      'a comma forgotten in a page',
      { 'content/gallery/home.json': '{\n  "pictures": [1\n  2]\n}\n' },
      'content/gallery/home.json:3 a comma is missing; put a , at the end of the entry before this place',
    ],
    [
      'a comma too many in a page',
      { 'content/gallery/home.json': '{\n  "pictures": [1, 2],\n}\n' },
      'content/gallery/home.json:3 a field’s name is expected here; take away the comma before this place, or put the name in straight quotes',
    ],
    [
      'a list that is too short',
      { 'content/gallery/home.json': '{\n  "pictures": [1, 2]\n}\n' },
      'content/gallery/home.json:2 pictures: it has 2 entries; name at least four pictures',
    ],
    [
      'a list that is no list',
      { 'content/quotes/quotes.json': '{}' },
      'content/quotes/quotes.json:1 the file is not a list; put its entries between [ and ]',
    ],
    [
      'redirects that go round in a circle',
      {
        'content/redirects.json':
          '{\n"redirects": [\n{ "from": "/a", "to": "/b" },\n{ "from": "/b", "to": "/a" }\n],\n"unknown": []\n}',
      },
      'content/redirects.json:4 redirects.2: /b leads round in a circle; correct it, or take the row away',
    ],
  ])('%s', (_what, overlay, message) => {
    expect(faultsWith(overlay)).toContain(message);
  });
});

test('the content of the site has no faults', () => {
  expect(faultsWith({})).toEqual([]);
});

test('a post without faults is welcome', () => {
  expect(faultsWith({ [FERRY]: post() })).toEqual([]);
});

test('one run tells all faults, file by file and from top to bottom', () => {
  const tour = 'content/tours/private-tours.md';
  const text = read(tour)
    .replace(/^order: .*$/m, 'order: last')
    .replace(/^featured: .*$/m, 'featured: no');
  const overlay = { ...BASE, [FERRY]: post({ category: 'Ferries', date: 'soon' }), [tour]: text };
  const faults = checkContent({ root, overlay });
  expect(faults.map(({ file, field }) => `${file} ${field}`)).toEqual([
    `${FERRY} date`,
    `${FERRY} category`,
    `${tour} order`,
    `${tour} featured`,
  ]);
});

test('a broken content/site.json is the only thing told, not its echoes in every other file', () => {
  const faults = checkContent({ root, overlay: { 'content/site.json': '{ "name": "Nine" ' } });
  expect(faults.map(({ file }) => file)).toEqual(['content/site.json']);
});

describe('a link to a post that is not out yet', () => {
  const news = (changes: Parameters<typeof post>[0] = {}) =>
    post(
      { id: '9902', title: 'Ferry News', description: 'News of the ferry.', ...changes },
      'See [the ferry house](/blog/ferry-house).',
    );
  const NEWS = 'content/blog/ferry-news.mdx';
  // Far from the days of the content's own posts.
  const faultsOn = (overlay: Overlay) => faultsWith(overlay, '2095-12-05');

  test('is refused when that post is a draft', () => {
    expect(faultsOn({ [FERRY]: post({ draft: 'true' }), [NEWS]: news() })).toEqual([
      `${NEWS}:13 "/blog/ferry-house" is a draft, which visitors cannot open; publish it first, or take the link away`,
    ]);
  });

  test('is refused until that post appears, and welcome from a post of the same day', () => {
    const later = { [FERRY]: post({ date: 'May 3, 2096' }) };
    expect(faultsOn({ ...later, [NEWS]: news() })).toEqual([
      `${NEWS}:13 "/blog/ferry-house" appears only on May 3, 2096; link to it from a post of that day or later, or take the link away`,
    ]);
    expect(faultsOn({ ...later, [NEWS]: news({ date: 'May 3, 2096' }) })).toEqual([]);
  });

  test('is nobody’s trouble from a draft', () => {
    const drafts = { [FERRY]: post({ draft: 'true' }), [NEWS]: news({ draft: 'true' }) };
    expect(faultsOn(drafts)).toEqual([]);
  });

  test('is refused in a redirect and in the press kit too', () => {
    const kit = slip('content/pages/press-kit.json', [/"post": "[^"]*"/, '"post": "ferry-house"']);
    const table = slip(
      'content/redirects.json',
      redirects({ from: '/ferry', to: '/blog/ferry-house' }),
    );
    expect(
      faultsOn({
        [FERRY]: post({ draft: 'true' }),
        'content/pages/press-kit.json': kit.text,
        'content/redirects.json': table.text,
      }),
    ).toEqual([
      `content/pages/press-kit.json:${kit.line} highlights.entries.1.post: "/blog/ferry-house" is a draft, which visitors cannot open; publish it first, or take the link away`,
      `content/redirects.json:${table.line} redirects.1: /ferry leads to /blog/ferry-house, which is not a page of the site; correct it, or take the row away`,
    ]);
  });
});

describe('a link to a place on a page', () => {
  const IDS = new Map([
    ['/blog/ferry-house', ['the-pier', 'sources']],
    ['/contact', ['faq', 'contact-title']],
  ]);
  const faultsOn = (body: string) => {
    const { entries } = readContent({ root, overlay: { [FERRY]: post({}, body) } });
    const own = entries.filter(({ file }) => file === FERRY);
    return checkAnchors(own, (address) => IDS.get(address)).map(formatDiagnostic);
  };

  test.each([
    ['a heading of the same post', 'Back to [the pier](#the-pier).'],
    [
      'a part of another page',
      'See [the questions](/contact#faq), or [ask](/contact?about=1#faq).',
    ],
    ['another site', 'See [the paper](https://paper.example/cat#whiskers).'],
    ['a page that is not there, which another check tells', 'See [it](/pier#whiskers).'],
  ])('is welcome: %s', (_what, body) => {
    expect(faultsOn(body)).toEqual([]);
  });

  test.each([
    [
      'a heading with a slip',
      'Back to [the pier](#the-peir).',
      `${FERRY}:13 there is no place "#the-peir" on /blog/ferry-house; did you mean "#the-pier"?`,
    ],
    [
      'a place that a page never had',
      'See [the map](/contact#parking-garage).',
      `${FERRY}:13 there is no place "#parking-garage" on /contact; choose one of: #faq, #contact-title`,
    ],
  ])('is refused: %s', (_what, body, message) => {
    expect(faultsOn(body)).toEqual([message]);
  });

  test('is looked for in fields, too', () => {
    const file = 'content/pages/contact.json';
    const { text, line } = slip(file, [/"href": "\/[^"]*"/, '"href": "/contact#fqa"']);
    const { entries } = readContent({ root, overlay: { [file]: text } });
    const faults = checkAnchors(entries, (address) => IDS.get(address)).map(formatDiagnostic);
    expect(faults).toContainEqual(
      expect.stringMatching(
        new RegExp(`^${file}:${line} .*there is no place "#fqa" on /contact; did you mean "#faq"`),
      ),
    );
  });
});
