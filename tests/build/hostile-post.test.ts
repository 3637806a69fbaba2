import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { required } from '../required.ts';
import { findFormErrors } from '../built/structured-data.ts';
import { upcomingChats } from '../../src/domain/seasons/chat-dates.ts';
import { categories, site as facts, tours } from '../support/content.ts';
import { photo } from '../support/photographs.ts';
import { buildCopy, textOf, type CopiedSite } from './copied-site.ts';

const CATEGORY = required(categories[0]).id;
/** The tour of the short posts, and the one that the long post calls to. */
const [tour, other] = tours.map(({ id }) => id);

/** Thirty words, a quote, an ampersand and a tag among them. */
const TITLE =
  'The Cat Who Sat on the Press, the Printer Who Let Her, the “Owner” Who Did Not & the <b> That Someone Left in a Headline One Morning in 1904, Retold';
const WORD = 'Felinodocumentarianarchivistically'.repeat(3);

const POST = `---
id: 9903
title: ${JSON.stringify(TITLE)}
description: A cat, a press, and every part that a post may use, all in one.
excerpt: A cat, a press, and ${WORD}, all in one post that uses every part there is.
date: May 4, 2024
updated: June 1, 2024
author: house
category: ${CATEGORY}
tags: [presses, ${WORD}]
image: { src: ../hostile/a-cat-on-a-pier.jpg, alt: 'A cat on a "press" & a <b>.', caption: 'In ink & <b>.' }
tour: ${other}
sources:
  - The Sun & the <em>Tribune</em>, 1904
---

It sat on the press with \`<script>alert(1)</script>\` set in type, and ${WORD} beside it.

## The press & the ${WORD}

<Figure caption="At work, with ${WORD}.">

![A cat.](./a-cat-on-a-pier.jpg)

</Figure>

<Note>An aside of ${WORD}.</Note>

<PullQuote cite="The Sun">It sat.</PullQuote>

<Story number={1} title="Ned & ${WORD}" when="1883">

It cost <Price of="tour" />.

A talk and a tour, <Price of="cat-chat-and-tour" />; the package, <Price of="walk-and-talk-and-half-tour" />, half of it <Price of="half-tour" />.

#### The small print

| paper | day |
| --- | --- |
| ${WORD} | ${WORD} |

</Story>

## The end

<ChatDates />

<TourCallout tour="${other}" title="It sat & <em>sat</em>">

Come and see.

</TourCallout>
`;

/** A post of the fewest words, with what `fields` add. */
const short = (id: number, fields: string) => `---
id: ${id}
title: Short Post ${id}
description: The short post ${id}.
excerpt: A post that is short.
date: May 5, 2024
category: ${CATEGORY}
tags: [presses]
image: { src: ../hostile/a-cat-on-a-pier.jpg, alt: A cat. }
tour: ${tour}
${fields}---

It sat.
`;

let site: CopiedSite | undefined;
let html = '';
beforeAll(async () => {
  site = buildCopy({
    name: 'hostile-post',
    pages: ['_feed.ts', 'blog', 'search', 'rss.xml.ts', 'feed.json.ts'],
    files: {
      'content/blog/hostile/a-cat-on-a-pier.jpg': await photo(),
      'content/blog/hostile/index.mdx': POST,
      'content/blog/inviting/index.mdx': short(9904, ''),
      'content/blog/quiet/index.mdx': short(9905, 'callout: none\n'),
    },
  });
  html = site.read('blog/hostile.html');
}, 240_000);
afterAll(() => site?.remove());

/** A button of the band at the foot; the menus lead there by links that are no buttons. */
const INVITATION = new RegExp(
  `<a [^>]*class="[^"]*\\bbutton\\b[^"]*"[^>]*href="/tours/${tour}"|<a [^>]*href="/tours/${tour}"[^>]*class="[^"]*\\bbutton\\b`,
  'g',
);

const escaped = TITLE.replace('&', '&amp;').replace('<b>', '&lt;b&gt;');

describe('a post that uses everything at once', () => {
  test('keeps its thirty words of title to the letter, in the page and for search engines', () => {
    expect(TITLE.split(' ').length).toBeGreaterThanOrEqual(30);
    expect(html).toContain(`>${escaped}</h1>`);
    expect(html).toContain(`<title>${escaped} | `);
    const [, jsonLd] = required(
      /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(html),
    );
    const block = JSON.parse(required(jsonLd)) as { '@graph': { headline?: string }[] };
    expect(block['@graph'].map(({ headline }) => headline)).toContain(TITLE);
    expect(findFormErrors(block)).toEqual([]);
  });

  test.each([
    [
      'a figure with its caption',
      /<figure[^>]*>\s*(?:<p>)?<(?:picture|img)[\s\S]*?<figcaption[^>]*>At work/,
    ],
    ['a note', /<aside class="note[^>]*>An aside of/],
    [
      'a quote with its source',
      /<blockquote[^>]*>It sat\.<\/blockquote>\s*<figcaption[^>]*>The Sun</,
    ],
    ['a numbered story', /<h3 id="story-1"[\s\S]*?Ned &amp; Felino/],
    ['the price of today', /It cost\s+\$\d+\s*\./],
    ['a rank below the story’s own', /<h4 id="the-small-print">The small print<\/h4>/],
    ['the words under its picture', /<figcaption[^>]*>In ink &amp; &lt;b&gt;\.<\/figcaption>/],
    ['the way to the tour', new RegExp(`<aside class="callout[\\s\\S]*?href="/tours/${other}"`)],
    [
      'the post’s own heading over the way to the tour',
      /<p class="kicker"[^>]*>It sat &amp; &lt;em&gt;sat&lt;\/em&gt;</,
    ],
    ['a table of contents', /href="#story-1"[^>]*>1\. Ned &amp; Felino/],
    ['a source, tags and all', /<li[^>]*>The Sun &amp; the &lt;em&gt;Tribune&lt;\/em&gt;, 1904</],
  ])('shows %s', (_what, markup) => {
    expect(html.replaceAll(/ data-[a-z0-9]{1,2}(?=[ >])/g, '')).toMatch(markup);
  });

  test('adds up the prices of content/site.json', () => {
    const dollars = (amount: number) => (amount % 1 === 0 ? `$${amount}` : `$${amount.toFixed(2)}`);
    const half = facts.price.perGuest / 2;
    expect(textOf(html)).toContain(
      `A talk and a tour, ${dollars(facts.catChats.generalAdmission + facts.price.perGuest)}; ` +
        `the package, ${dollars(facts.catChats.walkAndTalk + half)}, half of it ${dollars(half)}.`,
    );
  });

  test('says when the next talks are, or whom to ask', () => {
    const { dates, tickets } = facts.catChats.next;
    const [next] = upcomingChats(dates, new Date().toISOString().slice(0, 10));
    if (next) expect(textOf(html)).toContain(next);
    const end = html.slice(html.indexOf('id="the-end"'), html.indexOf('class="callout'));
    expect(end).toContain(`href="${next ? tickets : '/contact'}"`);
  });

  test('shows a script that it writes about, and runs none', () => {
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;</code>');
    expect(html).not.toMatch(/<script[^>]*>alert/);
  });

  test('stands in the list, in the archive and in its category', () => {
    for (const page of ['blog', 'blog/archive', `blog/category/${CATEGORY}`]) {
      expect(required(site).read(`${page}.html`), page).toContain(escaped);
    }
  });

  test('ends on an invitation to its tour if it holds none, and wants one', () => {
    const invitations = (post: string) =>
      required(site).read(`blog/${post}.html`).match(INVITATION)?.length;
    expect(invitations('inviting')).toBe(1);
    expect(invitations('quiet')).toBeUndefined();
    expect(invitations('hostile')).toBeUndefined();
  });

  test('comes whole to a feed’s reader', () => {
    const rss = required(site).read('rss.xml');
    expect(rss).toContain(`<title>${escaped}</title>`);
    const { items } = JSON.parse(required(site).read('feed.json')) as {
      items: { title: string; content_html: string }[];
    };
    const item = items.find(({ title }) => title === TITLE);
    expect(item?.content_html).toContain('&lt;script');
    expect(item?.content_html).toContain('Come and see.');
    expect(item?.content_html).not.toContain('<script');
  });

  test('is found by its longest word', () => {
    const shard = required(site).read('search/words-f.json');
    expect(Object.keys(JSON.parse(shard) as object)).toContain(WORD.toLowerCase());
  });
});
