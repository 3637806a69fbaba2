/** A post, and the tour that it invites to, laid over the content: valid, whatever an editor changes in the content. */
import sharp from 'sharp';
import type { Overlay } from '../../scripts/content/check/read/content-files.ts';
import { formatDollars } from '../../src/domain/booking/money.ts';
import { privateTourPrice } from '../../src/domain/booking/private-tour-price.ts';
import { categories, quotes, site, tourPictures } from './content.ts';

export const FERRY = 'content/blog/ferry-house.mdx';
/** The picture of the post and of the tour, as both name it. */
export const PIER = './a-cat-on-a-pier.jpg';
export const TOUR = 'content/tours/test-street.md';
export const TOUR_FAQ = 'content/faq/test-street.json';

const [firstQuote, secondQuote] = quotes.map(({ id }) => id);
export const TEASER = String(firstQuote);

/** A post's fields, in the order of their lines, from 2 on. */
export const FIELDS = {
  id: '9901',
  title: 'The Cat in the Ferry House',
  description: 'A cat, a ferry house and a timetable nobody kept.',
  excerpt: 'A cat, a ferry house and a timetable nobody kept, told from the papers.',
  date: 'May 3, 2024',
  category: String(categories[0]?.id),
  tags: '[ferries]',
  image: `{ src: ${PIER}, alt: A cat on a pier at low tide. }`,
  tour: 'test-street',
};

/** A post without faults, but for what a test changes. Its text begins on line 13. */
export function postText(
  changes: Partial<Record<string, string>> = {},
  body = 'It sat there.',
): string {
  const lines = Object.entries({ ...FIELDS, ...changes }).map(([key, value]) => `${key}: ${value}`);
  return `---\n${lines.join('\n')}\n---\n\n${body}\n`;
}

const STOPS = ['one', 'two', 'three', 'four', 'five'].map(
  (number) => `  - { place: Pier ${number}, title: Cat ${number}, text: It sat there. }`,
);

export const TOUR_TEXT = `---
kind: walk
order: 901
name: Test Street
title: Test Street Cat Tour
deck: [A cat, A street]
head:
  title: Test Street Cat Tour
  description: A walk down Test Street, which is on no map of the city.
summary: A walk down a street that is on no map.
teaser: ${TEASER}
bestFor: Tests
featured: true
badge: Newest
itemId: 990001
duration: '{Duration}'
priceLine: '{price} per person'
cover:
  src: ${PIER}
  alt: A poster of Test Street.
hero:
  src: ${PIER}
  alt: Test Street in the rain.
distance: '{Distance}'
groupLimit: 12
schedule:
  walks:
    - { days: [Sat, Sun], time: '13:15' }
  season: { from: '04-01', to: '12-31' }
  except:
    - { date: 'December 26, 2026' }
details:
  language: English
  leastAge: 7
  smallestGroup: 2
  strollers: Fine.
  accessibility: No steps.
gallery: [${tourPictures.slice(0, 4).map(({ id }) => id)}]
quotes: [${TEASER}, ${secondQuote}]
faq: test-street
map:
  src: ${PIER}
  alt: A map of Test Street.
stops:
${STOPS.join('\n')}
meeting:
  place: The first pier
  directions: Look for the umbrella.
  subway: [Test Street]
  ends: The fifth pier
practical:
  bring: [Shoes]
  rain: We walk.
  late: Tell us.
  stepFree: All of it.
  notStepFree: None of it.
  restrooms: At the end.
---

It is a short street.
`;

/** A post with a tag that these tests misspell; it takes two to show which spelling is the right one. */
const taggedPost = (number: number) =>
  postText({
    id: `990${number}`,
    title: `Ferry Post ${number}`,
    description: `The post ${number} on the ferry.`,
    tags: '[Ferry Houses]',
  });

const TOUR_QUESTIONS = [{ question: 'When?', answer: 'Next on {nextWalk}.' }];

/** What both posts and tours of the tests need: the tour, its questions, the picture. */
export const BASE: Overlay = {
  [TOUR]: TOUR_TEXT,
  [TOUR_FAQ]: JSON.stringify({ questions: TOUR_QUESTIONS }, null, 2),
  'content/blog/ferry-post-8.mdx': taggedPost(8),
  'content/blog/ferry-post-9.mdx': taggedPost(9),
  'content/tours/a-cat-on-a-pier.jpg': await plainPicture(),
  'content/blog/a-cat-on-a-pier.jpg': await plainPicture(),
};

const { perGuest } = site.price;
const { includedGuests: included } = site.privateTour;

/** What a private tour costs, in words. */
export const privatePrice = (guests: number) =>
  formatDollars(privateTourPrice({ guests, perGuest, included }));

/** What the preflight says of a sum in a post that is no price: the prices that there are. */
export const PRICES =
  `a tour is ${formatDollars(perGuest)}, a private one from ${privatePrice(1)}, ` +
  `CAT Chats are ${formatDollars(site.catChats.generalAdmission)} and ${formatDollars(site.catChats.walkAndTalk)}`;

/** More than anything costs here. */
export const NO_PRICE = perGuest * 1000 + 7;

/** A photograph without anything in it, as JPEG. */
export function plainPicture(): Promise<Buffer> {
  const create = { width: 40, height: 40, channels: 3, background: '#888' } as const;
  return sharp({ create }).jpeg().toBuffer();
}
