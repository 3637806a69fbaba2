import { describe, expect, test } from 'vitest';
import { readContent } from '../../scripts/content/check/read/content.ts';
import { formatDiagnostic } from '../../scripts/content/check/read/diagnostic.ts';
import { checkAnchors } from '../../scripts/content/check/links.ts';
import type { Overlay } from '../../scripts/content/check/read/content-files.ts';
import { body, expectFault, faultsWith, post, slip } from '../support/faults.ts';
import { MISSING_ROOT, POST, postText, SMALL_SITE, TOUR } from '../support/small-site.ts';

const picture = (src: string, alt: string) => post({ image: `{ src: ${src}, alt: ${alt} }` });
const pier = (data: string) => ({ 'content/blog/ferry-house/pier.jpg': data });

/** Each rule once: how its line begins, in the post or in the file that is named, and what breaks it. */
type Rule = [start: string, overlay: Overlay];

test.each<Rule>([
  ['13 "javascript:alert" is not a page', body('[x](javascript:alert)')],
  ['15 "javascript:go" is not a page', body('[x][y]\n\n[y]: javascript:go')],
  ['13 "http://paper.test/" is not a', body('[x](http://paper.test/)')],
  ['13 "contact#faq" is not a page of the site; write /contact#faq', body('[x](contact#faq)')],
  ['13 "/contact.html" is not a page of the site; write /contact', body('[x](/contact.html)')],
  ['13 "https://[x" cannot be opened; copy', body('[x](https://[x)')],
  ['13 "/gone" is not a page of the site;', body('[x](https://www.ferry.test/gone)')],
  ['13 "/old" is an old path; write /contact', body('[x](https://www.ferry.test/old)')],
])('links: %s', expectFault);

test.each<Rule>([
  [
    '9 image.src: "../ferry-house/pier.jpg" is not a picture, or is damaged; export it',
    pier('a text'),
  ],
  ['9 image.src: "../ferry-house/pier.jpg" is a drawing in SVG; export it', pier('<svg></svg>')],
  [
    '9 image.src: "../ferry-house/pier.jpg" is a HEIC photograph, which browsers cannot show; export',
    pier('    ftypmif1    mif1heic'),
  ],
  [
    '9 image.src: "https://a.test/x.jpg" is not a file beside',
    picture('https://a.test/x.jpg', 'A cat.'),
  ],
  ['9 image.alt: "IMG_2041" is not a description; say', picture('./pier.jpg', 'IMG_2041')],
  ['13 "" is not a description', body('![](./pier.jpg)')],
])('pictures: %s', expectFault);

test.each<Rule>([
  ['13 a post cannot hold <Figur>; did you mean "Figure"?', body('<Figur>It.</Figur>')],
  ['13 the text cannot be read here (Expected a closing tag', body('<Note>It sat.')],
  [
    '13 "price" is code, which a post cannot hold; write <Price of="tour" />',
    body('It is {price}.'),
  ],
  [
    '13 <TourCallout> tour: it is missing; write it into the tag',
    body('<TourCallout>\n\nCome.\n\n</TourCallout>'),
  ],
  [
    '13 <Price> sight: there is no such field; choose one of: of',
    body('<Price of="tour" sight="1" />'),
  ],
  ['13 <Price> of: "tuor" does not fit; did you mean "tour"?', body('<Price of="tuor" />')],
  ['13 <Stop> at: "test-street/99" does not fit', body('<Stop at="test-street/99" />')],
  [
    '15 <Story> number: "1" does not fit; write number={1}',
    body('## One\n\n<Story number="1" title="Ned">\n\nIt.\n\n</Story>'),
  ],
])('the text of a post: %s', expectFault);

test.each<[what: string, overlay: Overlay]>([
  [
    'links of every kind',
    body(
      '[a](/contact?b=c#d) [g](https://www.ferry.test/contact) [b](#e) [c](https://paper.test) [d](tel:1) [f](/rss.xml)',
    ),
  ],
  ['a historical price', body('In 1893 she paid $41.')],
  ['the short name in other words', body('A film of Pier Seven, 98% true.')],
  ['an unfinished draft', post({ draft: 'true' }, 'Write here how it begins.')],
  [
    'files left by systems and programs',
    { 'content/blog/.DS_Store': 'x', 'content/blog/a.mdx~': 'x', 'content/__MACOSX/a.jpg': 'x' },
  ],
  [
    'a post with every component',
    body(
      '{/* A remark. */}\n\n<Figure caption="At work.">\n\n![A cat.](./pier.jpg)\n\n</Figure>\n\n<Note>Aside.</Note>\n\n> It.\n\n## One\n\n<Story number={1} title="Ned" when="1883">\n\n<Stop at="test-street/1" />\n\nIt cost <Price of="tour" />, <em>then</em> as now.\n\n</Story>\n\n<TourCallout tour="test-street" title="Hear it">Come.</TourCallout>',
    ),
  ],
])('no fault: %s', (_what, overlay) => {
  expect(faultsWith(overlay)).toEqual([]);
});

describe('a link to a post', () => {
  const NEWS = 'content/blog/news/index.mdx';
  const fields = { id: '2', title: 'News', description: 'News.' };
  const link = (changes: Record<string, string> = {}) => ({
    [NEWS]: postText({ ...fields, ...changes }, 'See [it](/blog/ferry-house).'),
  });
  const refused = `${NEWS}:13 visitors cannot see "/blog/ferry-house" yet; take it out, or publish that page first`;
  const later = { date: 'May 3, 2096' };

  test.each([
    ['a draft', { draft: 'true' }, {}, [refused]],
    ['a post of a later day', later, {}, [refused]],
    ['a post of the same later day', later, later, []],
    ['a draft, from a draft', { draft: 'true' }, { draft: 'true' }, []],
  ])('%s', (_what, target, source, lines) => {
    expect(faultsWith({ ...post(target), ...link(source) })).toEqual(lines);
  });
});

test.each(['<TourCallout tour="test-street">Come.</TourCallout>', '<Stop at="test-street/1" />'])(
  'a post shows no tour that is not open: %s',
  (part) => {
    const problem =
      'visitors cannot see "/tours/test-street" yet; take it out, or publish that page first';
    const opening = (day: string) => slip(TOUR, 'order: 1', `opens: ${day}\norder: 1`);
    expect(faultsWith({ ...opening('December 6, 2025'), ...body(part) })).toEqual([
      `${POST}:13 ${problem}`,
    ]);
    expect(faultsWith({ ...opening('December 5, 2025'), ...body(part) })).toEqual([]);
  },
);

test('checkAnchors reports an anchor that the built page lacks', () => {
  const text = '[a](/contact#faq), [b](#the-peir), [c](https://paper.test#x), [d](/gone#x)';
  const { entries } = readContent({
    root: MISSING_ROOT,
    overlay: { ...SMALL_SITE, ...body(text) },
  });
  const ids = new Map([
    ['/contact', ['faq']],
    ['/blog/ferry-house', ['the-pier']],
  ]);
  expect(checkAnchors(entries, ids).map(formatDiagnostic)).toEqual([
    `${POST}:13 there is no place "#the-peir" on /blog/ferry-house; did you mean "#the-pier"?`,
  ]);
});
