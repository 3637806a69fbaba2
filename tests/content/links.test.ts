import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { checkContent } from '../../scripts/content/check/check-content.ts';
import { formatDiagnostic } from '../../scripts/content/check/diagnostic.ts';
import { BASE, FERRY, postText } from '../support/ferry-house.ts';
import { site } from '../support/content.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const REDIRECTS = 'content/redirects.json';
const TABLE = JSON.stringify({ redirects: [{ from: '/old/tours-*', to: '/tours' }], unknown: [] });

/** The faults of a post whose text is this; it begins on line 13. */
const faultsOf = (body: string) =>
  checkContent({ root, overlay: { ...BASE, [REDIRECTS]: TABLE, [FERRY]: postText({}, body) } }).map(
    (fault) => formatDiagnostic(fault).replace(`${FERRY}:13 `, ''),
  );

const NO_PAGE =
  'is no address of a page; write a page of the site, such as /tours, or a full address with https://';
const RELATIVE = 'does not begin with a slash or with https://';
const host = new URL(site.url).host;

describe('a link in a post is told when it', () => {
  test.each<[what: string, body: string, fault: string]>([
    ['runs a script', '[x](javascript:alert(1))', `"javascript:alert(1)" ${NO_PAGE}`],
    ['runs one in capitals', '[x](JavaScript:go)', `"JavaScript:go" ${NO_PAGE}`],
    [
      'runs one by its name below',
      '[x][y]\n\n[y]: javascript:go',
      `${FERRY}:15 "javascript:go" ${NO_PAGE}`,
    ],
    ['runs one in HTML', '<a href="javascript:go">x</a>', `"javascript:go" ${NO_PAGE}`],
    [
      'is code',
      '<a href={"javascript:go"}>x</a>',
      '<a> has code in href={…}; write it in quotes: href="…"',
    ],
    ['holds a page in itself', '[x](data:text/html,x)', `"data:text/html,x" ${NO_PAGE}`],
    [
      'names a file of the writer’s machine',
      '[x](file:///C:/x.doc)',
      `"file:///C:/x.doc" ${NO_PAGE}`,
    ],
    ['leads nowhere', '[x]()', 'a link has no address; write where it leads, or take it away'],
    ['begins without a slash', '[x](tours)', `"tours" ${RELATIVE}; write /tours`],
    ['counts on the folder', '[x](../tours#top)', `"../tours#top" ${RELATIVE}; write /tours#top`],
    [
      'is a mail address alone',
      '[x](cat@paper.example)',
      `"cat@paper.example" ${RELATIVE}; write mailto:cat@paper.example`,
    ],
    [
      'is a domain alone',
      '[x](www.paper.org/cat)',
      `"www.paper.org/cat" ${RELATIVE}; write https://www.paper.org/cat`,
    ],
    [
      'names a page of it that is not there',
      `[x](http://${host}/tuors)`,
      '"/tuors" is not a page of the site; did you mean "/tours"?',
    ],
    [
      'names an old address',
      '[x](/old/tours-1)',
      '"/old/tours-1" is an old address, which leads on to /tours; write /tours',
    ],
    [
      'names a page’s file',
      '[x](/tours.html#top)',
      '"/tours.html" is a page’s file; write its address, /tours#top',
    ],
  ])('%s', (_, body, fault) => {
    expect(faultsOf(body)).toEqual([fault]);
  });
});

test.each([
  '/tours',
  '/tours?a=b#c',
  `https://${host}/tours?a=b`,
  '#a-place',
  'https://paper.example/story',
  'mailto:cat@paper.example',
  'tel:+12125550100',
  'sms:+12125550100',
])('a link to %s is no fault', (address) => {
  expect(faultsOf(`[x](${address})`)).toEqual([]);
});

test('an answer is held to the same', () => {
  const answer = 'Read <a href="javascript:alert(1)">more</a>.';
  const file = 'content/faq/test-street.json';
  const overlay = {
    ...BASE,
    [file]: JSON.stringify({ questions: [{ question: 'Why?', answer }] }),
  };
  expect(checkContent({ root, overlay }).map(({ problem }) => problem)).toContain(
    '"javascript:alert(1)" is no address of a page',
  );
});
