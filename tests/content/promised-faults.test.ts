import { expect, test } from 'vitest';
import type { Overlay } from '../../scripts/content/check/read/content-files.ts';
import { body, faultsWith, post, slip } from '../support/faults.ts';
import { json, POST, postText, SITE, TOUR, TOUR_FAQ } from '../support/small-site.ts';

const QUOTES = 'content/quotes/quotes.json';
const PICTURES = 'content/gallery/tours.json';
const FANS = 'content/gallery/fans.json';
const COVERAGE = 'content/coverage/coverage.json';
const REDIRECTS = 'content/redirects.json';
const REELS = 'content/reels/reels.json';
const REEL = 'https://www.instagram.com/reel/C8aBcD-eF1g/';
const NEWS = 'content/blog/news/index.mdx';

const { price: _, ...priceless } = SITE;
const DATE = 'write a real date in this form: September 5, 2025';
const fan = { id: 2, src: './tours/2.jpg', alt: 'A cat.', caption: 'A cat.' };
const reel = {
  ...{ id: 1, title: 'A', description: 'A cat.', code: REEL },
  poster: { src: '../gallery/tours/1.jpg', alt: 'A' },
};
const article = {
  id: 'a',
  title: 'T',
  publication: 'P',
  description: 'D',
  link: 'https://a.test/x',
};

test.each<[line: string, overlay: Overlay]>([
  // A misspelled key.
  [
    `${TOUR}:12 bagde: there is no such field; did you mean "badge"?`,
    slip(TOUR, 'badge:', 'bagde:'),
  ],
  // A missing picture.
  [
    `${TOUR}:16 cover.src: there is no picture "./covre.jpg"; did you mean "cover.jpg"?`,
    slip(TOUR, './cover.jpg', './covre.jpg'),
  ],
  [
    `${POST}:15 there is no picture "./rowing-boat.jpg"; put it into content/blog/ferry-house/`,
    body('It sat.\n\n![A boat.](./rowing-boat.jpg)'),
  ],
  // A dead link.
  [
    `${POST}:13 "/tours/test-stret" is not a page of the site; did you mean "/tours/test-street"?`,
    body('See [it](/tours/test-stret).'),
  ],
  [
    `${TOUR_FAQ}:5 questions.1.answer: "/contacts" is not a page of the site; did you mean "/contact"?`,
    slip(TOUR_FAQ, 'On {', '<a href=\\"/contacts\\">Ask</a> {'),
  ],
  [
    `${REDIRECTS}:3 redirects.1: /old leads to /contat, which is not a page of the site; correct it, or delete the row`,
    slip(REDIRECTS, '"/contact"', '"/contat"'),
  ],
  // A double id.
  [
    `${NEWS}:2 id: the number 1 is also in ${POST}:2; delete it from the newer post, which needs none`,
    { [NEWS]: postText({ title: 'News', description: 'News.' }) },
  ],
  [
    `${QUOTES}:8 3.id: the id "ben-on-cats" is also in ${QUOTES}:1; give one of them another`,
    slip(QUOTES, '[', '[ { "id": "ben-on-cats", "quote": "Fine.", "author": "Ben" },'),
  ],
  [
    `${FANS}:3 1.id: the number 2 is also in ${PICTURES}:9; give one of them another`,
    { [FANS]: json([fan]) },
  ],
  // A wrong date.
  [
    `${POST}:6 date: "2024-05-03T00:00:00.000Z" does not fit; ${DATE}`,
    post({ date: '2024-05-03' }),
  ],
  [`${POST}:11 updated: "June 31, 2024" does not fit; ${DATE}`, post({ updated: 'June 31, 2024' })],
  [
    `${COVERAGE}:8 1.date: "Mai 2025" does not fit; write a month and a year, such as May 2025`,
    { [COVERAGE]: json([{ ...article, date: 'Mai 2025' }]) },
  ],
  [
    `${COVERAGE}:8 1.date: "January 2026" is in the future; write the month of the article`,
    { [COVERAGE]: json([{ ...article, date: 'January 2026' }]) },
  ],
  // A whole URL.
  [
    `${REDIRECTS}:5 redirects.1.to: "https://www.yelp.test/biz/pier" does not fit; write a path on this site, starting with a slash, such as /tours`,
    slip(REDIRECTS, '"/contact"', '"https://www.yelp.test/biz/pier"'),
  ],
  [
    `${REELS}:6 1.code: "${REEL}" does not fit; write the code from the reel’s URL, such as C8aBcD-eF1g`,
    { [REELS]: json([reel]) },
  ],
])('%s', (line, overlay) => {
  expect(faultsWith(overlay)).toEqual([line]);
});

test.each<[overlay: Overlay, ...lines: string[]]>([
  [
    slip(TOUR, 'ends: Pier', 'end: Pier'),
    `${TOUR}:35 meeting.ends: it is missing; write the words visitors should read here`,
    `${TOUR}:35 meeting.end: there is no such field; did you mean "ends"?`,
  ],
  [
    { 'content/site.json': json({ ...priceless, prize: SITE.price }).replace(/^/, '\n') },
    'content/site.json:2 price: it is missing; write its fields',
    expect.stringMatching(/json:\d+ prize: there is no such field; did you mean "price"\?$/),
  ],
])('a misspelled key of a required field is also missing', (overlay, ...lines) => {
  expect(faultsWith(overlay)).toEqual(lines);
});

test.each(['https://youtu.be/dQ4xW9-gcA0', 'dQ4xW9-gcA0?t=9', 'Our film'])(
  'a video named by %s is reported with its line and the fix',
  (id) => {
    const page = 'content/pages/gallery.json';
    expect(faultsWith({ [page]: json({ video: { id } }) })).toContain(
      `${page}:3 video.id: "${id}" does not fit; write the code at the end of the video’s URL, such as dQ4xW9-gcA0`,
    );
  },
);
