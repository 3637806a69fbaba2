import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { weigh } from '../../scripts/checks/budgets.ts';

const FILES: Record<string, string> = {
  '/_astro/page.js': 'import{a}from"./shared.js";a()',
  '/_astro/shared.js': 'import"./shared.js";export const a=()=>{}',
  '/_astro/page.css': Array.from({ length: 300 }, (_, n) => `.c${n * n} {}`).join(' '),
  '/small.avif': 's'.repeat(1000),
  '/phone.avif': 'p'.repeat(2000),
  '/desk.avif': 'd'.repeat(4000),
};
const read = (address: string) => Buffer.from(FILES[address] ?? `${address} is missing`);
const gzip = (...texts: (string | undefined)[]) => gzipSync(texts.join('')).length / 1000;

test('weigh() counts scripts that run before any input, with their imports, but no data', () => {
  const html = `<script>inline()</script><script type="application/ld+json">{}</script>
    <script type="module" src="/_astro/page.js"></script>`;
  const { scripts } = weigh(html, read);
  expect(scripts).toBe(gzip('inline()', FILES['/_astro/page.js'], FILES['/_astro/shared.js']));
});

test('weigh() counts styles in the page and in linked sheets once', () => {
  const link = '<link rel="stylesheet" href="/_astro/page.css">';
  const { styles } = weigh(`<style>h2 { color: red }</style>${link}<body>${link}`, read);
  expect(styles).toBe(gzip('h2 { color: red }', FILES['/_astro/page.css']));
});

test.each([
  [
    'of a srcset',
    '<img src="/desk.avif" srcset="/small.avif 480w, /phone.avif 960w, /desk.avif 1600w">',
  ],
  [
    'of a source for phones',
    '<picture><source media="(min-width: 48rem)" srcset="/desk.avif"><source srcset="/phone.avif 690w"><img src="/desk.avif"></picture>',
  ],
  ['alone', '<img src="/phone.avif"><img src="/desk.avif" loading="lazy"><img src="data:,">'],
])('weigh() takes the picture for a phone: %s', (_, html) => {
  expect(weigh(html, read).pictures).toBe(2);
});
