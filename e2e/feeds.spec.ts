/** The feeds. */
import { required } from '../tests/required.ts';
import { site } from '../tests/support/content.ts';
import { expect, test } from './support/site.ts';

type Element = { name: string; text: string; attributes: Record<string, string> };
type Item = { url: string; html: string };

/** Elements of RSS 2.0 (https://www.rssboard.org/rss-specification) and of the three modules used. */
const CHANNEL = ['title', 'link', 'description', 'language', 'lastBuildDate', 'atom:link', 'item'];
const ITEM = ['title', 'link', 'guid', 'description', 'pubDate', 'category'];
const MODULES = ['content:encoded', 'dc:creator'];
const RFC_822 =
  /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d{2}:\d{2}:\d{2} GMT$/;

/** Members of JSON Feed 1.1 (https://www.jsonfeed.org/version/1.1/). */
const FEED_KEYS =
  'version title home_page_url feed_url description user_comment next_url icon favicon authors language expired hubs items';
const ITEM_KEYS =
  'id url external_url title content_html content_text summary image banner_image date_published date_modified authors tags language attachments';
const RFC_3339 = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/;

const isOurs = (address: string) => address.startsWith(`${site.url}/`);
const counted = (elements: readonly Element[], name: string) =>
  elements.filter((element) => element.name === name);

/** Parses RSS with the browser's XML parser, which stops at the first error. */
function readRss(xml: string) {
  const document = new DOMParser().parseFromString(xml, 'application/xml');
  const error = document.querySelector('parsererror')?.textContent;
  if (error) throw new Error(error);
  const plain = (element: globalThis.Element): Element => ({
    name: element.nodeName,
    text: element.textContent ?? '',
    attributes: Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
  });
  const channel = document.documentElement.children;
  return {
    root: plain(document.documentElement),
    channels: channel.length,
    channel: [...(channel[0]?.children ?? [])].map(plain),
    items: [...document.querySelectorAll('item')].map((item) => [...item.children].map(plain)),
  };
}

/** Markup in posts that feed readers would fix or drop. */
function findOverflows(items: readonly Item[]): string[] {
  const isWhole = (address: string) => /^(https:\/\/|mailto:)/.test(address);
  return items.flatMap(({ url, html }) => {
    const body = new DOMParser().parseFromString(html, 'text/html').body;
    const all = [...body.querySelectorAll('*')];
    const addresses = all.flatMap((element) =>
      ['href', 'src', 'poster'].flatMap((name) => element.getAttribute(name) ?? []),
    );
    return [
      ...addresses.filter((address) => !isWhole(address)),
      ...all
        .filter((element) => element.matches('script, style, link, iframe, form, object, [style]'))
        .map(({ outerHTML }) => outerHTML),
      ...all
        .filter((element) => element.matches('img:not([alt])'))
        .map(({ outerHTML }) => outerHTML),
      ...all.flatMap((element) =>
        element.getAttributeNames().filter((name) => /^(on|data-|class$|srcset$)/.test(name)),
      ),
    ].map((stray) => `${url}: ${stray}`);
  });
}

const picturesIn = (html: string) =>
  [...html.matchAll(/<img[^>]*\ssrc="([^"]+)"/g)].map(([, src]) => required(src));

test('the RSS feed is valid', async ({ page, request }) => {
  const response = await request.get('/rss.xml');
  expect(response.headers()['content-type']).toMatch(/^(application|text)\/(rss\+)?xml/);
  const { root, channels, channel, items } = await page.evaluate(readRss, await response.text());
  expect(root.name).toBe('rss');
  expect(root.attributes['version']).toBe('2.0');
  expect(channels).toBe(1);

  for (const name of CHANNEL.filter((name) => name !== 'item')) {
    expect.soft(counted(channel, name), name).toHaveLength(1);
  }
  expect(channel.filter(({ name }) => !CHANNEL.includes(name))).toEqual([]);
  const said = Object.fromEntries(channel.map(({ name, text }) => [name, text]));
  expect(said['link']).toBe(`${site.url}/blog`);
  expect(said['language']).toBe('en-us');
  expect(said['lastBuildDate']).toMatch(RFC_822);
  expect(required(counted(channel, 'atom:link')[0]).attributes).toEqual({
    href: `${site.url}/rss.xml`,
    rel: 'self',
    type: 'application/rss+xml',
  });

  expect(items.length).toBeGreaterThan(0);
  for (const item of items) {
    const [{ text: link } = { text: '' }] = counted(item, 'link');
    const value = (name: string) => counted(item, name)[0]?.text ?? '';
    expect.soft(isOurs(link), link).toBe(true);
    for (const name of [...ITEM.filter((name) => name !== 'category'), 'content:encoded']) {
      expect.soft(counted(item, name), `${link}: ${name}`).toHaveLength(1);
      expect.soft(value(name).trim(), `${link}: ${name}`).not.toBe('');
    }
    const strange = item.filter(({ name }) => ![...ITEM, ...MODULES].includes(name));
    expect.soft(strange, link).toEqual([]);
    expect.soft(value('pubDate'), link).toMatch(RFC_822);
    expect.soft(new Date(value('pubDate')).toUTCString(), link).toBe(value('pubDate'));
    expect.soft(value('guid'), link).toBe(link);
    expect.soft(counted(item, 'guid')[0]?.attributes['isPermaLink'] ?? 'true').toBe('true');
  }
  const links = items.map((item) => required(counted(item, 'link')[0]).text);
  expect(new Set(links).size).toBe(links.length);
  const days = items.map((item) => Date.parse(required(counted(item, 'pubDate')[0]).text));
  expect(days).toEqual(days.toSorted((a, b) => b - a));

  const stories = items.map((item, index) => ({
    url: required(links[index]),
    html: required(counted(item, 'content:encoded')[0]).text,
  }));
  expect(await page.evaluate(findOverflows, stories)).toEqual([]);
});

test('the JSON feed is valid', async ({ page, request }) => {
  const response = await request.get('/feed.json');
  expect(response.headers()['content-type']).toMatch(/^application\/(feed\+)?json/);
  const feed = (await response.json()) as Record<string, unknown>;
  const strange = (entry: object, keys: string) =>
    Object.keys(entry).filter((key) => !key.startsWith('_') && !keys.split(' ').includes(key));

  expect(feed['version']).toBe('https://jsonfeed.org/version/1.1');
  expect(strange(feed, FEED_KEYS)).toEqual([]);
  expect(feed).toMatchObject({
    title: expect.stringMatching(/\S/),
    home_page_url: `${site.url}/blog`,
    feed_url: `${site.url}/feed.json`,
    language: 'en-US',
  });
  const items = feed['items'] as Record<string, unknown>[];
  expect(items.length).toBeGreaterThan(0);
  for (const item of items) {
    const label = String(item['id']);
    expect.soft(strange(item, ITEM_KEYS), label).toEqual([]);
    expect.soft(item['url'], label).toBe(item['id']);
    expect.soft(isOurs(String(item['url'])), label).toBe(true);
    expect.soft(isOurs(String(item['image'])), label).toBe(true);
    for (const key of ['title', 'summary', 'content_html']) {
      expect.soft(item[key], `${label}: ${key}`).toEqual(expect.stringMatching(/\S/));
    }
    for (const key of ['date_published', 'date_modified']) {
      expect.soft(item[key], `${label}: ${key}`).toMatch(RFC_3339);
    }
    expect
      .soft(Date.parse(String(item['date_modified'])))
      .not.toBeLessThan(Date.parse(String(item['date_published'])));
    expect
      .soft(
        (item['tags'] as unknown[]).every((tag) => typeof tag === 'string'),
        label,
      )
      .toBe(true);
    for (const author of (item['authors'] ?? []) as Record<string, unknown>[]) {
      expect.soft(author['name'], label).toEqual(expect.stringMatching(/\S/));
    }
  }
  expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
  const stories = items.map(({ id, content_html }) => ({
    url: String(id),
    html: String(content_html),
  }));
  expect(await page.evaluate(findOverflows, stories)).toEqual([]);
});

test('every picture in a feed exists', async ({ request }) => {
  const feed = (await (await request.get('/feed.json')).json()) as {
    items: { image: string; content_html: string }[];
  };
  const pictures = feed.items.flatMap(({ image, content_html }) => [
    image,
    ...picturesIn(content_html),
  ]);
  for (const address of new Set(pictures)) {
    const response = await request.get(new URL(address).pathname);
    expect.soft(response.status(), address).toBe(200);
    expect.soft(response.headers()['content-type'], address).toMatch(/^image\//);
  }
});
