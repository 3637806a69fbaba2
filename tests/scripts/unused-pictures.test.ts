import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { unusedPictures } from '../../scripts/integrations/unused-pictures.ts';

const build = mkdtempSync(join(tmpdir(), 'built-'));
afterAll(() => rmSync(build, { recursive: true }));

const FILES = {
  'index.html':
    '<img src="/_astro/cat.aaaaaaaa_small.webp"><img src="/_astro/a%20cat.bbbbbbbb.jpg">',
  'rss.xml': '<img src="https://site.example/_astro/feed.cccccccc.jpg">',
  '_astro/lightbox.js': 'open("/_astro/large.dddddddd.webp")',
  '_astro/cat.aaaaaaaa_small.webp': '',
  // As its editor saved it.
  '_astro/cat.aaaaaaaa.jpg': '',
  '_astro/a cat.bbbbbbbb.jpg': '',
  '_astro/feed.cccccccc.jpg': '',
  '_astro/large.dddddddd.webp': '',
  '_astro/font.eeeeeeee.woff2': '',
  'favicon.ico': '',
};

test('a picture that no page, feed or script names is found, and nothing else', () => {
  mkdirSync(join(build, '_astro'));
  for (const [name, text] of Object.entries(FILES)) writeFileSync(join(build, name), text);
  expect(unusedPictures(build)).toEqual(['_astro/cat.aaaaaaaa.jpg']);
});
