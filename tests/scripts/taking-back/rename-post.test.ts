import { rmSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { renamePost } from '../../../scripts/content/rename-post/rename-post.ts';
import { plainPicture } from '../../support/ferry-house.ts';
import { makeSmallSite, REDIRECTS_TEXT, smallPost } from '../../support/small-site.ts';

let site: Awaited<ReturnType<typeof makeSmallSite>>;

beforeEach(async () => {
  site = await makeSmallSite();
});
afterEach(() => rmSync(site.root, { recursive: true }));

const rename = (to: string, post = 'post-1') =>
  renamePost({ root: site.root, day: '2025-12-05', post, to });
const rows = (): unknown => JSON.parse(site.read('content/redirects.json')).redirects;

const [OLD, NEW] = ['content/blog/post-1.mdx', 'content/blog/ferry-cat.mdx'];

describe('a post that gets another address', () => {
  test('takes its pictures along, and names them anew', async () => {
    const picture = await plainPicture();
    const text = smallPost(1, {}, '![A cat.](./post-1-2.jpg)\n\n![A boat.](./boat.jpg)');
    site.write(OLD, text);
    for (const name of ['post-1-2', 'boat']) site.write(`content/blog/${name}.jpg`, picture);
    rename('ferry-cat');
    const names = ['post-1', 'post-1-2', 'boat', 'ferry-cat', 'ferry-cat-2'];
    expect(names.filter((name) => site.has(`content/blog/${name}.jpg`))).toEqual([
      'boat',
      'ferry-cat',
      'ferry-cat-2',
    ]);
    expect([site.has(OLD), site.has(NEW)]).toEqual([false, true]);
    expect(site.read(NEW)).toBe(
      text
        .replaceAll('./post-1-2.jpg', './ferry-cat-2.jpg')
        .replaceAll('./post-1.jpg', './ferry-cat.jpg'),
    );
  });

  test('is found at its old one, and at those that led there, in one step', () => {
    rename('ferry-cat');
    rename('ferry-tom', 'ferry-cat');
    expect(rows()).toEqual([
      { from: '/2019/05/the-ferry', to: '/blog/ferry-tom' },
      { from: '/blog/post-1', to: '/blog/ferry-tom' },
      { from: '/blog/ferry-cat', to: '/blog/ferry-tom' },
    ]);
  });

  test('may go back to its old one', () => {
    rename('ferry-cat');
    rename('post-1', 'ferry-cat');
    expect(site.read(OLD)).toBe(smallPost(1));
    expect(rows()).toEqual([
      { from: '/2019/05/the-ferry', to: '/blog/post-1' },
      { from: '/blog/ferry-cat', to: '/blog/post-1' },
    ]);
  });

  test('is found by all that links to it, and nothing else is touched', () => {
    const links = (name: string) =>
      [
        `[a](/blog/${name}) [b](/blog/${name}#fire) <a href="/blog/${name}">c</a>`,
        `[d](https://www.ferry.example/blog/${name}) {/* /blog/${name} */}`,
        '[e](/blog/post-10) [f](https://paper.example/blog/post-1) [g](https://paper.example/x/blog/post-1)',
      ].join('\n');
    site.write(
      'content/blog/post-10.mdx',
      smallPost(2, { id: '10', title: 'Ten', description: 'X' }),
    );
    site.write('content/blog/post-2.mdx', smallPost(2, {}, links('post-1')));
    const kit = (name: string) => `{ "highlights": { "entries": [{ "post": "${name}" }] } }`;
    site.write('content/pages/press-kit.json', kit('post-1'));
    const done = rename('ferry-cat');
    expect(site.read('content/blog/post-2.mdx')).toBe(smallPost(2, {}, links('ferry-cat')));
    expect(site.read('content/pages/press-kit.json')).toBe(kit('ferry-cat'));
    expect(done[1]).toBe(
      'Links corrected in: content/blog/post-2.mdx, content/pages/press-kit.json',
    );
  });

  test('needs no redirect while nobody knows it', () => {
    site.write(OLD, smallPost(1, { draft: 'true' }));
    site.write('content/redirects.json', '{ "redirects": [], "unknown": [] }');
    rename('ferry-cat');
    expect(site.has(NEW)).toBe(true);
    expect(rows()).toEqual([]);
  });

  test('leaves a picture that another post shows where it is', () => {
    site.write('content/blog/post-2.mdx', smallPost(2, {}, '![A cat, waiting.](./post-1.jpg)'));
    rename('ferry-cat');
    expect(site.has('content/blog/post-1.jpg')).toBe(true);
    expect(site.read(NEW)).toBe(smallPost(1));
  });
});

test.each([
  ['post-2', 'content/blog/post-2.mdx is there already. Choose another name.'],
  ['Ferry Cat', '"Ferry Cat" cannot be part of an address; "ferry-cat" can.'],
  ['archive', /^This would be wrong, .*\n.*\/blog\/archive is a page of the site’s own/],
])('nothing is changed where the new name is %s', (name, message) => {
  expect(() => rename(name)).toThrow(message);
  expect(site.read(OLD)).toBe(smallPost(1));
  expect(site.read('content/redirects.json')).toBe(REDIRECTS_TEXT);
});

test('a post with a fault of its own is mended first', () => {
  site.write(OLD, smallPost(1, { date: 'soon' }));
  expect(() => rename('ferry-cat')).toThrow(
    /^Mend this first:\n {2}content\/blog\/post-1\.mdx:6 date: "soon" does not fit/,
  );
});
