import { renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readContent } from '../../scripts/content/check/check-content.ts';
import { formatDiagnostic } from '../../scripts/content/check/diagnostic.ts';
import { checkLostPages } from '../../scripts/content/preflight/lost-pages.ts';
import { FIELDS, TOUR } from '../support/ferry-house.ts';
import { beginRepository, commitAll, git } from '../support/git.ts';
import { makeSmallSite, smallPost } from '../support/small-site.ts';

let site: Awaited<ReturnType<typeof makeSmallSite>>;

beforeEach(async () => {
  site = await makeSmallSite();
});
afterEach(() => rmSync(site.root, { recursive: true }));

const POST = 'content/blog/post-2.mdx';
const CATEGORY = `/blog/category/${FIELDS.category}`;

const remove = (file: string) => rmSync(join(site.root, file));

async function lost(root = site.root): Promise<string[]> {
  const found = await checkLostPages(root, readContent({ root }), '2025-12-05');
  return found.map(formatDiagnostic);
}

const row = (from: string, to: string) =>
  `content/redirects.json:2 redirects: ${from} was a page, and leads nowhere now; add the row { "from": "${from}", "to": "${to}" }`;

describe('a page whose file is gone is noticed, with the row to add', () => {
  test('before that is committed, and after', async () => {
    beginRepository(site.root);
    remove(POST);
    expect(await lost()).toEqual([row('/blog/post-2', CATEGORY)]);
    commitAll(site.root);
    expect(await lost()).toEqual([row('/blog/post-2', CATEGORY)]);
  });

  test('when it was renamed by hand: the row leads to its new name', async () => {
    beginRepository(site.root);
    renameSync(join(site.root, POST), join(site.root, 'content/blog/ferry-cat.mdx'));
    expect(await lost()).toEqual([row('/blog/post-2', '/blog/ferry-cat')]);
    commitAll(site.root);
    expect(await lost()).toEqual([row('/blog/post-2', '/blog/ferry-cat')]);
  });

  test('when a post that was out became a draft by hand, or got a day to come', async () => {
    site.write(POST, smallPost(2, { draft: 'true' }));
    beginRepository(site.root);
    site.write(POST, smallPost(2));
    commitAll(site.root);
    for (const changes of [{ draft: 'true' }, { date: 'May 3, 2026' }]) {
      site.write(POST, smallPost(2, changes));
      expect(await lost()).toEqual([row('/blog/post-2', CATEGORY)]);
      commitAll(site.root);
      expect(await lost()).toEqual([row('/blog/post-2', CATEGORY)]);
    }
  });

  test('a tour, too', async () => {
    beginRepository(site.root);
    remove(TOUR);
    expect(await lost()).toEqual([row('/tours/test-street', '/tours')]);
  });

  test('where git keeps the project in a larger folder', async () => {
    git(site.root, 'init', '-b', 'main');
    const inner = join(site.root, 'site');
    renameSync(join(site.root, 'content'), join(site.root, 'moved'));
    site.write('site/README.md', '');
    renameSync(join(site.root, 'moved'), join(inner, 'content'));
    commitAll(site.root);
    remove(`site/${POST}`);
    expect(await lost(inner)).toEqual([row('/blog/post-2', CATEGORY)]);
  });
});

describe('nothing is said', () => {
  test('of one that has its redirect, or is back', async () => {
    beginRepository(site.root);
    const text = site.read(POST);
    remove(POST);
    commitAll(site.root);
    site.write(
      'content/redirects.json',
      '{ "redirects": [{ "from": "/blog/post-*", "to": "/blog" }], "unknown": [] }',
    );
    expect(await lost()).toEqual([]);
    site.write('content/redirects.json', '{ "redirects": [], "unknown": [] }');
    expect(await lost()).toHaveLength(1);
    site.write(POST, text);
    expect(await lost()).toEqual([]);
  });

  test.each([
    ['a draft', { draft: 'true' }],
    ['one whose day had not come when it went', { date: 'November 25, 2025' }],
  ])('of %s', async (_what, changes) => {
    site.write(POST, smallPost(2, changes));
    beginRepository(site.root);
    remove(POST);
    commitAll(site.root);
    expect(await lost()).toEqual([]);
  });

  test('of a post that has not been out yet, however often it was saved', async () => {
    site.write(POST, smallPost(2, { draft: 'true' }));
    beginRepository(site.root);
    // Put off on November 20, the day of all these commits.
    for (const date of ['November 25, 2025', 'December 24, 2025']) {
      site.write(POST, smallPost(2, { date }));
      commitAll(site.root);
    }
    expect(await lost()).toEqual([]);
  });

  test('of what came and went before it was merged', async () => {
    beginRepository(site.root);
    git(site.root, 'switch', '-c', 'idea');
    site.write('content/blog/idea.mdx', smallPost(3));
    commitAll(site.root);
    remove('content/blog/idea.mdx');
    commitAll(site.root);
    git(site.root, 'switch', 'main');
    commitAll(site.root);
    git(site.root, 'merge', '--no-ff', 'idea');
    expect(await lost()).toEqual([]);
  });

  test('where there is no git', async () => {
    remove(POST);
    expect(await lost()).toEqual([]);
  });
});
