import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { missingFiles } from '../../scripts/dev/whole-site.ts';

const FILES = {
  'index.html': 'x',
  'tours.html': 'x',
  'blog/a-cat.html': 'x',
  '.well-known/security.txt': 'x',
  '404.html': 'x',
  _headers: 'x',
  _redirects: 'x',
  'favicon.ico': 'x',
  'feed.json': 'x',
  'robots.txt': 'x',
  'rss.xml': 'x',
  'site.webmanifest': 'x',
  'sitemap-index.xml': 'x',
  'sitemap-0.xml': '<loc>https://site.example/</loc><loc>https://site.example/blog/a-cat</loc>',
};

let build = '';
const write = (name: string, text: string) => {
  mkdirSync(dirname(join(build, name)), { recursive: true });
  writeFileSync(join(build, name), text);
};
beforeEach(() => {
  build = mkdtempSync(join(tmpdir(), 'whole-'));
  for (const [name, text] of Object.entries(FILES)) write(name, text);
});
afterEach(() => rmSync(build, { recursive: true }));

test('a whole site lacks nothing', () => {
  expect(missingFiles(build, ['/', '/tours'])).toEqual([]);
});

test.each(Object.keys(FILES).filter((name) => name !== 'sitemap-0.xml'))(
  'without %s, or with nothing in it, it does',
  (name) => {
    write(name, '');
    expect(missingFiles(build, ['/', '/tours'])).toEqual([name]);
    rmSync(join(build, name));
    expect(missingFiles(build, ['/', '/tours'])).toEqual([name]);
  },
);
