import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { required } from '../required.ts';
import { categories, walks } from '../support/content.ts';
import { buildCopy, type CopiedSite } from './copied-site.ts';

const CATEGORY = required(categories[0]).id;
let copy: CopiedSite;

/** A post that says its own name everywhere, with a picture of its own. */
async function post(name: string, id: number, fields: string) {
  const color = { r: id % 256, g: 90, b: 120 };
  const picture = sharp({ create: { width: 64, height: 36, channels: 3, background: color } });
  const text = `---
id: ${id}
title: The ${name} Cat
description: What became of the ${name} cat.
excerpt: What became of the ${name} cat, and when.
category: ${CATEGORY}
tags: [${name}]
image: { src: ./${name}.jpg, alt: A field of one color. }
tour: ${walks[0]?.id}
${fields}
---

${'A word to read. '.repeat(4)}The ${name} cat{/* a remark on ${name}remark */}.
`;
  return {
    [`content/blog/${name}/index.mdx`]: text,
    [`content/blog/${name}/${name}.jpg`]: await picture.jpeg().toBuffer(),
  };
}

beforeAll(async () => {
  copy = buildCopy({
    name: 'not-yet-out',
    pages: ['_feed.ts', 'rss.xml.ts', 'feed.json.ts', 'blog', 'cards', 'search'],
    files: {
      ...(await post('unwritten', 9901, 'date: May 3, 2024\ndraft: true')),
      ...(await post('tomorrowly', 9902, 'date: December 6, 2025')),
      ...(await post('presently', 9903, 'date: December 5, 2025')),
    },
    // A variable called DEV, as some shells have one, makes no difference.
    env: { BUILD_DATE: '2025-12-05', DEV: '1' },
  });
}, 240_000);

afterAll(() => copy.remove());

describe('on the day of a build', () => {
  test('a draft is in none of its files: no page, list, feed, search, card, sitemap or picture', () => {
    expect(copy.filesWith('unwritten')).toEqual([]);
  });

  test('nor is a post of tomorrow', () => {
    expect(copy.filesWith('tomorrowly')).toEqual([]);
  });

  test('a post of that day is everywhere', () => {
    expect(copy.filesWith('presently')).toEqual(
      expect.arrayContaining([
        'blog.html',
        'blog/archive.html',
        `blog/category/${CATEGORY}.html`,
        'blog/presently.html',
        'feed.json',
        'rss.xml',
        'search/words-p.json',
        'sitemap-0.xml',
      ]),
    );
  });

  test('what its author remarked to herself is nowhere', () => {
    expect(copy.filesWith('presentlyremark')).toEqual([]);
  });
});
