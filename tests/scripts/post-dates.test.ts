import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readContent } from '../../scripts/content/check/read/content.ts';
import { lastChange, postDates } from '../../scripts/content/post-dates.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'posts-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function write(name: string, fields: string): void {
  mkdirSync(join(root, 'content/blog', name), { recursive: true });
  writeFileSync(join(root, `content/blog/${name}/index.mdx`), `---\n${fields}\n---\n\nText.\n`);
}

test('the sitemap has the last change of posts and of their lists', () => {
  write('old', 'date: May 1, 2024\nupdated: June 2, 2025\ncategory: cat-history');
  write('new', 'date: March 3, 2025\ncategory: cat-history');
  expect(Object.fromEntries(postDates(readContent({ root }), '2025-12-05'))).toEqual({
    '/blog/old': '2025-06-02',
    '/blog/new': '2025-03-03',
    '/blog': '2025-06-02',
    '/blog/category/cat-history': '2025-06-02',
  });
});

test('an unpublished post changes nothing', () => {
  write('shown', 'date: May 1, 2024\ncategory: cat-history');
  write('waiting', 'date: January 1, 2026\ncategory: cat-history');
  write('draft', 'date: June 1, 2024\ncategory: cat-history\ndraft: true');
  write('broken', 'date: [');
  expect(postDates(readContent({ root }), '2025-12-05').get('/blog')).toBe('2024-05-01');
  expect(postDates(readContent({ root }), '2025-12-05').size).toBe(3);
});

test.each([
  ['/blog/ned', '2024-05-01'],
  ['/blog', '2025-03-03'],
  ['/blog/category/cat-history/2', '2025-01-01'],
  ['/tours', undefined],
])('a new post changes the lists it is in: %s', (path, day) => {
  const days = new Map([
    ['/blog', '2025-03-03'],
    ['/blog/ned', '2024-05-01'],
    ['/blog/category/cat-history', '2025-01-01'],
  ]);
  expect(lastChange(days, path)).toBe(day);
});
