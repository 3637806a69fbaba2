import { rmSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { unpublish } from '../../../scripts/content/unpublish/unpublish.ts';
import { FIELDS } from '../../support/ferry-house.ts';
import { makeSmallSite, REDIRECTS_TEXT, smallPost } from '../../support/small-site.ts';

let site: Awaited<ReturnType<typeof makeSmallSite>>;

beforeEach(async () => {
  site = await makeSmallSite();
});
afterEach(() => rmSync(site.root, { recursive: true }));

const POST = 'content/blog/post-1.mdx';
const PICTURE = 'content/blog/post-1.jpg';
const CATEGORY = `/blog/category/${FIELDS.category}`;

type Changes = { to?: string; isKept?: boolean; post?: string; uncommitted?: string[] };
const take = (changes: Changes = {}) =>
  unpublish({
    root: site.root,
    day: '2025-12-05',
    post: 'post-1',
    isKept: false,
    uncommitted: undefined,
    ...changes,
  });

const rows = (): unknown => JSON.parse(site.read('content/redirects.json')).redirects;

describe('a post taken off the site', () => {
  test('goes with its picture; its address, and what led there, lead to its category', () => {
    const done = take();
    expect([site.has(POST), site.has(PICTURE)]).toEqual([false, false]);
    expect(rows()).toEqual([
      { from: '/2019/05/the-ferry', to: CATEGORY },
      { from: '/blog/post-1', to: CATEGORY },
    ]);
    expect(done[0]).toBe(`Taken away: ${POST}, ${PICTURE}`);
  });

  test('leads where its editor says', () => {
    take({ to: '/blog/post-2' });
    expect(rows()).toContainEqual({ from: '/blog/post-1', to: '/blog/post-2' });
  });

  test('leads to the blog where no other post of its category is out', () => {
    site.write('content/blog/post-2.mdx', smallPost(2, { date: 'May 3, 2026' }));
    take();
    expect(rows()).toContainEqual({ from: '/blog/post-1', to: '/blog' });
  });

  test('leaves a picture that another post shows', () => {
    site.write('content/blog/post-2.mdx', smallPost(2, {}, '![A cat, waiting.](./post-1.jpg)'));
    take();
    expect([site.has(POST), site.has(PICTURE)]).toEqual([false, true]);
  });

  test('stays as a draft where that is wanted, with all that it has', () => {
    take({ isKept: true });
    expect(site.read(POST)).toBe(smallPost(1).replace('---\n', '---\ndraft: true\n'));
    expect(site.has(PICTURE)).toBe(true);
    expect(rows()).toContainEqual({ from: '/blog/post-1', to: CATEGORY });
  });

  test('needs no redirect while its day has not come', () => {
    site.write(POST, smallPost(1, { date: 'May 3, 2026' }));
    expect(take().at(-1)).toBe('It was not out yet, so its address needs no redirect.');
    expect(rows()).toEqual([{ from: '/2019/05/the-ferry', to: CATEGORY }]);
  });

  test('can be brought back with the command that is told', () => {
    expect(take({ uncommitted: [] }).at(-1)).toBe(
      `To undo this: git restore content/redirects.json ${POST} ${PICTURE}`,
    );
  });

  test.each(['/blog/post-1', 'content/blog/post-1.mdx', 'post-1.mdx'])(
    'may be called %s',
    (post) => {
      take({ post });
      expect(site.has(POST)).toBe(false);
    },
  );
});

test('a draft is left alone: nobody sees it', () => {
  site.write(POST, smallPost(1, { draft: 'true' }));
  expect(() => take()).toThrow(`${POST} is a draft: visitors don’t see it.`);
  expect(site.has(POST)).toBe(true);
});

describe('nothing is changed', () => {
  afterEach(() => {
    expect([site.has(POST), site.has(PICTURE)]).toEqual([true, true]);
    expect(site.read('content/redirects.json')).toBe(REDIRECTS_TEXT);
  });

  test('while something leads to it, and each place is named', () => {
    const body =
      'It sat.\n\nSee [it](/blog/post-1#fire), [it](https://www.ferry.example/blog/post-1).';
    site.write('content/blog/post-2.mdx', smallPost(2, {}, body));
    site.write(
      'content/pages/press-kit.json',
      '{ "highlights": { "entries": [\n{ "post": "post-1" }] } }',
    );
    const why = 'lead it elsewhere';
    expect(() => take()).toThrow(
      [
        'Something still leads to /blog/post-1, so nothing was changed. Mend these first:',
        `  content/blog/post-2.mdx:15 leads to "/blog/post-1#fire"; ${why}`,
        `  content/blog/post-2.mdx:15 leads to "https://www.ferry.example/blog/post-1"; ${why}`,
        `  content/pages/press-kit.json:2 highlights.entries.1.post: leads to "/blog/post-1"; ${why}`,
      ].join('\n'),
    );
  });

  test.each([[POST], [PICTURE]])('where the only copy would be lost: %s', (file) => {
    expect(() => take({ uncommitted: [file] })).toThrow(
      `What is not committed would be lost for good: ${file}`,
    );
  });

  test('where the new address is no page', () => {
    expect(() => take({ to: '/blog/nowhere' })).toThrow(
      /^This would be wrong, so nothing was changed:\n {2}content\/redirects\.json:3 .*leads to \/blog\/nowhere, which is not a page/,
    );
  });

  test('where there is no such post', () => {
    expect(() => take({ post: 'pots-1' })).toThrow(
      'There is no post content/blog/pots-1.mdx. Did you mean post-1?',
    );
  });
});
