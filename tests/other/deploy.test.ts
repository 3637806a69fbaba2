/** `npm run deploy` for another company on another day: a whole site, and no content is hard-coded. */
import { existsSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PUBLIC_IDS } from '../../src/providers/settings.ts';
import { readBuiltPages } from '../../scripts/checks/built-pages.ts';
import { findDataErrors } from '../built/structured-data.ts';
import { required } from '../required.ts';
import { otherAmounts, wrongAmounts } from '../support/amounts.ts';
import { blogPage, contentTexts, site, tours, scheduledTours } from '../support/content.ts';
import {
  checkPublished,
  copy,
  copySite,
  deploy,
  filesWith,
  read,
  removeCopy,
  root,
  textOf,
} from './copied-site.ts';
import * as other from './other-content.ts';

/** A valid value for each required id. */
const IDS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(PUBLIC_IDS).flatMap(([name, { default: unset, example }]) =>
    unset === undefined ? [[name, example]] : [],
  ),
);

/** The tours that the other company sells. */
const priceOf = (id: string) => other.OWN_PRICES[id] ?? other.PRICES.perGuest;
const SOLD = [...tours, { ...required(scheduledTours.at(-1)), id: other.TOUR }].map((tour) => ({
  ...tour,
  path: `/tours/${tour.id}`,
  itemId: tour.id === other.TOUR ? tour.itemId + 1_000_000 : tour.itemId,
  price: priceOf(tour.id),
}));

let output = '';
beforeAll(async () => {
  copySite(await other.otherContent());
  // A DEV variable in the shell makes no difference.
  const { code, ...result } = await deploy({ ...IDS, BUILD_DATE: other.DAY, DEV: '1' });
  output = result.output;
  expect(code, output).toBe(0);
});
afterAll(removeCopy);

const page = (path: string) => read(`${path}.html`);
const words = (path: string) => textOf(page(path));
const jsonLd = (path: string): unknown =>
  JSON.parse(
    /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(page(path))?.[1] ?? '',
  );
const escaped = other.TITLE.replace('&', '&amp;').replace('<b>', '&lt;b&gt;');

describe('the published site', () => {
  test.each([
    ['the sandbox’s URL', /localhost|127\.0\.0\.1|:4322\b/i],
    ...[root, homedir(), tmpdir()]
      .filter((place) => place.length > 2)
      .map((place): [string, RegExp] => [place, new RegExp(RegExp.escape(place))]),
  ])('has no file with %s', (_, text) => {
    // A picture's bytes may look like a short path.
    expect(filesWith(text).filter((file) => !file.endsWith('.jpg'))).toEqual([]);
  });

  test('has no sandbox in its scripts', () => {
    // Not the frame's `sandbox` attribute or its tokens.
    const found = filesWith(/(?<!escape-)sandbox(?!["'`]?:)/i);
    expect(found.filter((file) => file.endsWith('.js'))).toEqual([]);
  });

  test('has each id and service', () => {
    const services = ['https://www.instagram.com', 'https://www.youtube-nocookie.com'];
    const ids = Object.entries(IDS).flatMap(([name, id]) => (/SERVICE$/.test(name) ? [] : id));
    for (const text of [...ids, ...services])
      expect(filesWith(new RegExp(RegExp.escape(text))), text).not.toEqual([]);
  });

  test('is a preview: noindex, under another name', () => {
    expect(read('_headers')).toMatch(/^\/\*\n {2}X-Robots-Tag: noindex\n/);
    expect(read('../called')).toMatch(/ --name \S+-preview$/m);
  });

  test('has a page for each redirect, also in folders and with an extension', () => {
    expect(read('2019/05/old-post.html')).toContain('url=/blog');
    expect(read('old.html')).toContain('url=/about');
    expect(filesWith(/old\.html\.html$/)).toEqual([]);
  });

  test('was built without warnings, and is not in dist', () => {
    expect(output).not.toMatch(/warn/i);
    expect(existsSync(join(copy, 'dist'))).toBe(false);
  });
});

test('without its ids nothing is published, and each unset or invalid id is named', async () => {
  const [first = '', second = '', ...others] = Object.keys(IDS);
  const refused = await deploy(Object.fromEntries(others.map((name) => [name, 'a b'])));
  expect(refused.code).toBe(1);
  expect(refused.output.match(/PUBLIC_\w+/g)).toEqual([...others, first, second]);
  expect(refused.output).not.toMatch(/^\s+at /m);
});

describe('another company', () => {
  test('is named everywhere instead of ours', () => {
    expect(page('index')).toContain(`${other.COMPANY}</title>`);
    expect(read('site.webmanifest')).toContain(`"short_name":"${other.NAME}"`);
    expect(read('robots.txt')).toContain(`https://www.${other.DOMAIN}/`);
    for (const name of other.OUR_NAMES) {
      const found = filesWith(new RegExp(RegExp.escape(name), 'i'));
      // The press kit's logos and prints are made by hand.
      expect
        .soft(
          found.filter((file) => !/^press-kit\/.*\.(svg|zip)$/.test(file)),
          name,
        )
        .toEqual([]);
    }
  });

  test('has a fifth tour', () => {
    for (const path of ['index', 'tours', 'press-kit']) expect(words(path)).toContain('Chelsea');
    expect(read('sitemap-0.xml')).toContain(`/tours/${other.TOUR}<`);
  });

  test('has no amount that is not the price of the tour beside it', () => {
    const known = {
      tours: SOLD,
      others: otherAmounts({ ...site, price: other.PRICES }, SOLD, contentTexts(copy)),
    };
    expect(wrongAmounts(readBuiltPages(join(copy, 'host/')), known)).toEqual([]);
  });

  test('shows a draft of a tour nowhere', () => {
    expect(filesWith(new RegExp(other.DRAFT, 'i'))).toEqual([]);
  });
});

/** Of the tests of the built pages, those that don't compare with today or with our stops; prices are below. */
const NOT_OURS = '"^(?!.*(security.txt|promised route|gallery|every amount))"';

// Not the pictures, which are not encoded here.
test.each([
  ['is valid HTML', 'html-validate', ['"dist/**/*.html"']],
  [
    'passes the tests of the built pages',
    'vitest',
    ['run', '--project=built', '-t', NOT_OURS, 'tests/built/pages', 'tests/built/security'],
  ],
])('what preflight calls good %s', async (_, command, args) => {
  const { code, output: found } = await checkPublished(command, ...args);
  expect(code, found).toBe(0);
});

const PAGES = ['index', 'tours', `tours/${scheduledTours[0]?.id}`];

test('on a closed day all pages show the year, one season, and the closing', () => {
  const names = site.seasons.map(({ name }) => name).join('|');
  const season = new RegExp(`data-dated>[^<]*((?:${names}) 20\\d\\d[–\\d]*)`, 'g');
  const seasons = PAGES.flatMap((path) => [...page(path).matchAll(season)].map(([, name]) => name));
  expect(seasons.length).toBeGreaterThan(1);
  expect(new Set(seasons).size).toBe(1);
  for (const path of PAGES) {
    expect(words(path)).toContain('© 2041');
    expect(page(path)).toMatch(
      new RegExp(`<p[^>]*data-until="[^"]*"(?! hidden)[^>]*>\\s*${other.CLOSING.text}`),
    );
  }
});

describe('a post', () => {
  test.each(['unwritten', 'tomorrowly', 'presentlyremark'])(
    'that is a draft or scheduled, or a comment in one, is in no file: %s',
    (word) => {
      expect(filesWith(new RegExp(word, 'i'))).toEqual([]);
    },
  );

  test('of that day is published everywhere', () => {
    expect(filesWith(/presently/i)).toEqual(
      expect.arrayContaining([
        'blog.html',
        `blog/category/${other.CATEGORY}.html`,
        'blog/presently.html',
        'feed.json',
        'rss.xml',
        expect.stringMatching(/^search\/pages\.\w+\.json$/),
        'sitemap-0.xml',
      ]),
    );
  });

  test('has its title of thirty words unchanged in page, lists, feeds and structured data', () => {
    expect(page('blog/everything')).toContain(`>${escaped}</h1>`);
    expect(page('blog/everything')).toContain(`<title>${escaped} | `);
    const block = jsonLd('blog/everything') as { '@graph': { headline?: string }[] };
    expect(block['@graph'].map(({ headline }) => headline)).toContain(other.TITLE);
    expect(findDataErrors(block)).toEqual([]);
    for (const path of ['blog', `blog/category/${other.CATEGORY}`])
      expect(page(path), path).toContain(escaped);
    expect(read('rss.xml')).toContain(`<title>${escaped}</title>`);
  });

  test.each([
    ['a figure', /<figure[^>]*>\s*(?:<p>)?<(?:picture|img)[\s\S]*?<figcaption[^>]*>At work/],
    ['a note', /<aside class="note[^>]*>An aside of/],
    ['a quote', /<blockquote>\s*<p>It sat\./],
    ['a numbered story', /<h3 id="story-1"[\s\S]*?Ned &amp; Felino/],
    ['its tour’s price', new RegExp(`It cost\\s+\\$${priceOf(other.CALLED)}\\s*\\.`)],
    [
      'the link to the tour',
      new RegExp(`<aside class="panel[\\s\\S]*?href="/tours/${other.CALLED}"`),
    ],
    ['its tags', /#presses\b/],
    ['its reading time', new RegExp(blogPage.post.readTime.replace('{minutes}', '\\d+'))],
    ['a table of contents', /href="#story-1"[^>]*>1\. Ned &amp; Felino/],
    ['the contact link without an upcoming talk', /id="the-end"[\s\S]*?href="\/contact"/],
    ['a script as words', /&lt;script&gt;alert\(1\)&lt;\/script&gt;<\/code>/],
  ])('with every kind of markup shows %s', (_what, markup) => {
    expect(page('blog/everything')).toMatch(markup);
  });

  test('ends with a link to its tour unless it has one or opts out', () => {
    const isInvited = (slug: string) =>
      [...page(`blog/${slug}`).matchAll(/<a [^>]*>/g)].some(
        ([tag]) => /\bbutton\b/.test(tag) && tag.includes(`href="/tours/${tours[0]?.id}"`),
      );
    expect(['presently', 'quiet', 'everything'].map(isInvited)).toEqual([true, false, false]);
  });
});
