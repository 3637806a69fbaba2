/** The feeds, held to their specifications. Their markup: tests/head/feed-html.test.ts. */
import { required } from '../../tests/required.ts';
import { site } from '../../tests/support/content.ts';
import { expect, test } from '../support/site.ts';

/** Elements of RSS 2.0 (https://www.rssboard.org/rss-specification) and of the three modules used. */
const CHANNEL = 'title link description language lastBuildDate atom:link'.split(' ');
const ITEM = 'title link guid description pubDate content:encoded'.split(' ');
const MORE = ['category', 'dc:creator'];

/** Members of JSON Feed 1.1 (https://www.jsonfeed.org/version/1.1/). */
const FEED_KEYS =
  'version title home_page_url feed_url description user_comment next_url icon favicon authors language expired hubs items';
const ITEM_KEYS =
  'id url external_url title content_html content_text summary image banner_image date_published date_modified authors tags language attachments';
const RFC_3339 = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/;

const isOurs = (url: string) => url.startsWith(`${site.url}/`);

/** Parses RSS with the browser's XML parser, which stops at the first error. */
function readRss(xml: string) {
  const document = new DOMParser().parseFromString(xml, 'application/xml');
  const error = document.querySelector('parsererror')?.textContent;
  if (error) throw new Error(error);
  const read = (parent: Element | undefined) =>
    [...(parent?.children ?? [])].map(({ nodeName, textContent }) => [nodeName, textContent]);
  const [channel] = document.documentElement.children;
  return {
    root: document.documentElement.outerHTML.replace(/>.*/s, ''),
    self: document.querySelector('channel > *|link[rel=self]')?.getAttribute('href'),
    channel: read(channel).filter(([name]) => name !== 'item'),
    items: [...document.querySelectorAll('item')].map(read),
  };
}

const picturesIn = (html: string) =>
  [...html.matchAll(/<img[^>]*\ssrc="([^"]+)"/g)].map(([, src]) => required(src));

test('the RSS feed is valid', async ({ page, request }) => {
  const response = await request.get('/rss.xml');
  expect(response.headers()['content-type']).toMatch(/^(application|text)\/(rss\+)?xml/);
  const { root, self, channel, items } = await page.evaluate(readRss, await response.text());
  expect(root).toMatch(/^<rss [^>]*version="2\.0"/);
  expect(channel.map(([name]) => name).toSorted()).toEqual(CHANNEL.toSorted());
  expect(self).toBe(`${site.url}/rss.xml`);
  expect(Object.fromEntries(channel)).toMatchObject({
    link: `${site.url}/blog`,
    language: 'en-us',
  });

  expect(items.length).toBeGreaterThan(0);
  const stories = items.map((item) => {
    const names = item.map(([name]) => String(name)).filter((name) => !MORE.includes(name));
    const of: Record<string, string> = Object.fromEntries(item);
    expect.soft(names.toSorted(), of['link']).toEqual(ITEM.toSorted());
    for (const name of ITEM) expect.soft(of[name]?.trim(), `${of['link']}: ${name}`).toBeTruthy();
    expect.soft(isOurs(of['link'] ?? ''), of['link']).toBe(true);
    expect.soft(of['guid']).toBe(of['link']);
    expect.soft(new Date(of['pubDate'] ?? '').toUTCString(), of['link']).toBe(of['pubDate']);
    return { url: of['link'], day: of['pubDate'] ?? '' };
  });
  expect(new Set(stories.map(({ url }) => url)).size).toBe(stories.length);
  const days = stories.map(({ day }) => Date.parse(day));
  expect(days).toEqual(days.toSorted((a, b) => b - a));
});

test('the JSON feed is valid, and its pictures exist', async ({ request }) => {
  const response = await request.get('/feed.json');
  expect(response.headers()['content-type']).toMatch(/^application\/(feed\+)?json/);
  const { items, ...feed } = await response.json();
  const unknownKeys = (entry: object, keys: string) =>
    Object.keys(entry).filter((key) => !key.startsWith('_') && !keys.split(' ').includes(key));
  expect(unknownKeys(feed, FEED_KEYS)).toEqual([]);
  expect(feed).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    title: expect.stringMatching(/\S/),
    home_page_url: `${site.url}/blog`,
    feed_url: `${site.url}/feed.json`,
    language: 'en-US',
  });
  expect(items.length).toBeGreaterThan(0);
  const pictures = new Set<string>();
  for (const item of items) {
    expect.soft(unknownKeys(item, ITEM_KEYS), item.id).toEqual([]);
    expect.soft(item).toMatchObject({
      url: item.id,
      title: expect.stringMatching(/\S/),
      summary: expect.stringMatching(/\S/),
      content_html: expect.stringMatching(/\S/),
      date_published: expect.stringMatching(RFC_3339),
      date_modified: expect.stringMatching(RFC_3339),
    });
    expect.soft(isOurs(item.url), item.id).toBe(true);
    expect
      .soft(Date.parse(item.date_modified), item.id)
      .not.toBeLessThan(Date.parse(item.date_published));
    for (const tag of item.tags) expect.soft(typeof tag, item.id).toBe('string');
    for (const author of item.authors ?? []) expect.soft(author.name, item.id).toMatch(/\S/);
    for (const url of [item.image, ...picturesIn(item.content_html)]) pictures.add(url);
  }
  for (const url of pictures) {
    expect.soft(isOurs(url), url).toBe(true);
    const picture = await request.get(new URL(url).pathname);
    expect.soft(picture.status(), url).toBe(200);
    expect.soft(picture.headers()['content-type'], url).toMatch(/^image\//);
  }
});
