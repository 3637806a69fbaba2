/** The feeds name every story, and no other. Their markup: tests/head/feed-html.test.ts. */
import type { APIResponse } from '@playwright/test';
import { published, site } from '../../tests/support/content.ts';
import { expect, test } from '../support/site.ts';

const STORIES = published.map(({ path }) => site.url + path).toSorted();
const words = expect.stringMatching(/\S/);
const typeOf = (response: APIResponse) => response.headers()['content-type'];

/** Parses RSS with the browser's XML parser, which stops at the first error. */
function readRss(xml: string) {
  const document = new DOMParser().parseFromString(xml, 'application/xml');
  return {
    error: document.querySelector('parsererror')?.textContent,
    self: document.querySelector('channel > *|link[rel=self]')?.getAttribute('href'),
    items: [...document.querySelectorAll('item')].map((item) =>
      Object.fromEntries([...item.children].map((child) => [child.nodeName, child.textContent])),
    ),
  };
}

test('the RSS feed is XML, with the newest story first', async ({ page, request }) => {
  const response = await request.get('/rss.xml');
  expect(typeOf(response)).toMatch(/^(application|text)\/(rss\+)?xml/);
  const { error, self, items } = await page.evaluate(readRss, await response.text());
  expect([error, self]).toEqual([undefined, `${site.url}/rss.xml`]);
  expect(items.map(({ link }) => link).toSorted()).toEqual(STORIES);
  for (const item of items) {
    const pubDate = new Date(String(item['pubDate'])).toUTCString();
    const parts = { title: words, description: words, 'content:encoded': words };
    expect.soft(item).toMatchObject({ ...parts, guid: item['link'], pubDate });
  }
  const days = items.map(({ pubDate }) => Date.parse(String(pubDate)));
  expect(days).toEqual(days.toSorted((a, b) => b - a));
});

test('the JSON feed is of version 1.1, and its pictures exist', async ({ request }) => {
  const response = await request.get('/feed.json');
  expect(typeOf(response)).toMatch(/^application\/(feed\+)?json/);
  const { items, ...feed } = await response.json();
  expect(feed).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    title: words,
    home_page_url: `${site.url}/blog`,
    feed_url: `${site.url}/feed.json`,
  });
  expect(items.map(({ url }: { url: string }) => url).toSorted()).toEqual(STORIES);
  const pictures = new Set<string>();
  for (const { id, ...item } of items) {
    expect.soft(item).toMatchObject({ url: id, title: words, summary: words, content_html: words });
    const isChanged = Date.parse(item.date_modified) >= Date.parse(item.date_published);
    expect.soft(isChanged, id).toBe(true);
    for (const [, src] of item.content_html.matchAll(/<img[^>]*\ssrc="([^"]+)"/g))
      pictures.add(src);
    pictures.add(item.image);
  }
  for (const url of pictures) {
    expect.soft(url).toContain(`${site.url}/`);
    const picture = await request.get(new URL(url).pathname);
    expect.soft(picture.status(), url).toBe(200);
    expect.soft(typeOf(picture), url).toMatch(/^image\//);
  }
});
