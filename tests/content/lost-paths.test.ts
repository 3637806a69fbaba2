import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readContent } from '../../scripts/content/check/read/content.ts';
import { formatDiagnostic } from '../../scripts/content/check/read/diagnostic.ts';
import { checkLostPaths } from '../../scripts/content/check/lost-paths.ts';
import { beginRepository, commitAll, git, hasGit } from '../support/git.ts';
import { POST, postText, TOUR, writeSite } from '../support/small-site.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'small-site-'));
  writeSite(root);
});
afterEach(() => rmSync(root, { recursive: true }));

const write = (file: string, text: string) => writeFileSync(join(root, file), text);
const remove = (file: string) => rmSync(join(root, file));
const lost = (folder = root) =>
  checkLostPaths(folder, readContent({ root: folder }), '2025-12-05').map(formatDiagnostic);

const row = (to: string, from = '/blog/ferry-house') =>
  `content/redirects.json:2 redirects: ${from} was a page, and is now a 404; add the row {"from":"${from}","to":"${to}"}`;

/** The faults before and after the last change is committed. */
function expectLost(lines: string[]): void {
  expect(lost()).toEqual(lines);
  commitAll(root);
  expect(lost()).toEqual(lines);
}

describe.runIf(hasGit)('checkLostPaths reports', () => {
  test('a post and a tour whose files were deleted', () => {
    beginRepository(root);
    remove(POST);
    remove(TOUR);
    expectLost([row('/blog'), row('/tours', '/tours/test-street')]);
  });

  test('a post that was renamed, with its new path', () => {
    beginRepository(root);
    renameSync(join(root, dirname(POST)), join(root, 'content/blog/ferry-cat'));
    commitAll(root);
    expect(lost()).toEqual([row('/blog/ferry-cat')]);
  });

  test.each([{ draft: 'true' }, { date: 'May 3, 2096' }])('a post that became %j', (changes) => {
    beginRepository(root);
    write(POST, postText(changes));
    expect(lost()).toEqual([row('/blog')]);
  });
});

describe.runIf(hasGit)('checkLostPaths ignores', () => {
  test('a page that has a redirect, or is back', () => {
    beginRepository(root);
    remove(POST);
    commitAll(root);
    write(
      'content/redirects.json',
      '{ "redirects": [{ "from": "/blog/ferry-*", "to": "/contact" }], "unknown": [] }',
    );
    expect(lost()).toEqual([]);
    write('content/redirects.json', '{ "redirects": [], "unknown": [] }');
    write(POST, postText());
    expect(lost()).toEqual([]);
  });

  test.each([
    ['a draft', { draft: 'true' }],
    ['a post whose day had not come', { date: 'November 25, 2025' }],
  ])('%s that was deleted', (_what, changes) => {
    write(POST, postText(changes));
    beginRepository(root);
    remove(POST);
    commitAll(root);
    expect(lost()).toEqual([]);
  });

  test('a page added and deleted in a branch', () => {
    beginRepository(root);
    git(root, 'switch', '-c', 'idea');
    mkdirSync(join(root, 'content/blog/idea'));
    write(
      'content/blog/idea/index.mdx',
      postText({ id: '2', title: 'Idea', description: 'An idea.' }),
    );
    commitAll(root);
    remove('content/blog/idea/index.mdx');
    commitAll(root);
    git(root, 'switch', 'main');
    git(root, 'merge', '--no-ff', 'idea');
    expect(lost()).toEqual([]);
  });
});

test.runIf(hasGit)('checkLostPaths reports a shallow clone in one line, and how to fix it', () => {
  const problem =
    'content/redirects.json:1 git’s history is incomplete, so deleted pages go unnoticed;';
  expect(lost()).toEqual([`${problem} work in a clone of the project`]);

  beginRepository(root);
  remove(POST);
  commitAll(root);
  const shallow = mkdtempSync(join(tmpdir(), 'shallow-'));
  execFileSync('git', ['clone', '-q', '--depth=1', pathToFileURL(root).href, shallow], {
    stdio: 'ignore',
  });
  expect(lost(shallow)).toEqual([`${problem} run git fetch --unshallow`]);
  git(shallow, 'fetch', '--unshallow');
  expect(lost(shallow)).toEqual([row('/blog')]);
  rmSync(shallow, { recursive: true });
});
