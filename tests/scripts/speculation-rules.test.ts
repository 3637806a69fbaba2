import { selectAll } from 'css-select';
import type { Element } from 'domhandler';
import { parseDocument } from 'htmlparser2';
import { expect, test } from 'vitest';
import { speculationRules } from '../../scripts/integrations/speculation-rules.ts';

/** The addresses of a page's links that a kind of rule is for. */
function addresses(kind: keyof typeof speculationRules, html: string): (string | undefined)[] {
  const page = parseDocument(html);
  const [rule] = speculationRules[kind];
  const links = selectAll(rule?.where.selector_matches ?? '', page) as unknown as Element[];
  return links.map(({ attribs }) => attribs['href']);
}

const page = (main: string) =>
  `<header><a href="/about">A</a></header><main>${main}</main><nav class="mobile-bar"><a href="/booking">B</a></nav>`;

test('what is likely next is made ready whole: menus, cards, rows, buttons and the bar', () => {
  const links =
    '<article><a href="/blog/a">A</a></article><ul><li><a href="/blog/b">B</a></li></ul>' +
    '<p><a class="button" href="/booking?itemId=1">C</a></p><p><a href="/terms">D</a></p>';
  const ready = ['/about', '/blog/a', '/blog/b', '/booking?itemId=1', '/booking'];
  expect(addresses('prerender', page(links))).toEqual(ready);
  expect(addresses('prefetch', page(links))).toEqual(['/terms']);
});

test.each(['/contact', '/contact?topic=groups', '/adventure-cats', '/adventure-cats/apply'])(
  '%s reads or forgets what was typed: it is fetched and not run',
  (address) => {
    const html = page(`<article><a class="button" href="${address}">A</a></article>`);
    expect(addresses('prerender', html)).not.toContain(address);
    expect(addresses('prefetch', html)).toEqual([address]);
  },
);

test.each([
  'https://elsewhere.example/blog',
  '//elsewhere.example/blog',
  'mailto:hello@elsewhere.example',
  '#main',
  '/press-kit/pictures.zip',
  '/feed.xml',
])('%s is no page of ours: it is left alone', (address) => {
  const html = page(`<a class="button" href="${address}">A</a>`);
  expect(addresses('prefetch', html)).toEqual([]);
  expect(addresses('prerender', html)).not.toContain(address);
});
