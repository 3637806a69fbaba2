/** Pages with their tags as short as may be, read by a parser that keeps to the letter of the standard. */
import fc from 'fast-check';
import { parse, serialize } from 'parse5';
import { describe, expect, test } from 'vitest';
import { shortenMarkup } from '../../scripts/integrations/short-markup.ts';
import { property } from './property.ts';

const short = (html: string) => shortenMarkup(html, { name: 'x.html', folder: '' }) as string;
const page = (body: string) => `<!DOCTYPE html><html><head></head><body>${body}</body></html>`;
/** A page as a browser understands it. */
const meaning = (html: string) => serialize(parse(html));

const one = (name: string, children: readonly string[], attributes = '') =>
  `<${name}${attributes}>${children.join('')}</${name}>`;

const element = (names: readonly string[], children: fc.Arbitrary<readonly string[]>) =>
  fc
    .tuple(
      fc.constantFrom(...names),
      children,
      fc.constantFrom(
        '',
        ' class="a"',
        ' data-a',
        ' opts="{&quot;a&quot;:1}"',
        ' alt="&quot;a&quot; it’s\'"',
      ),
    )
    .map(([name, inner, attributes]) => one(name, inner, attributes));

const listOf = (child: fc.Arbitrary<string>) => fc.array(child, { maxLength: 4 });

/** Markup as pages hold it: text in lines, lines in paragraphs, those in items and blocks within blocks. */
const { block } = fc.letrec<{ block: string; flow: readonly string[] }>((tie) => {
  const text = fc.constantFrom('', ' ', 'a', ' a cat ', '&lt;p&gt;', '<!--end-->');
  const inline = fc.oneof(text, element(['a', 'b', 'span', 'astro-slot'], listOf(text)));
  const raw = fc.constantFrom(
    '<script>"</p><p>"</script>',
    '<style>a{}</style>',
    '<svg><g></g></svg>',
  );
  const p = element(['p'], listOf(inline));
  const item = (name: string) => element([name], fc.oneof(listOf(inline), tie('flow')));
  const pair = fc.tuple(item('dt'), item('dd')).map((both) => both.join(''));
  const pairs = fc.oneof(listOf(pair), listOf(pair.map((both) => one('div', [both]))));
  return {
    flow: listOf(fc.oneof({ maxDepth: 4 }, p, inline, raw, tie('block'))),
    block: fc.oneof(
      { maxDepth: 4 },
      p,
      element(['ul', 'ol'], listOf(fc.oneof(item('li'), fc.constant(' ')))),
      element(['dl'], pairs),
      element(
        ['div', 'section', 'article', 'blockquote', 'details', 'figure', 'astro-island', 'del'],
        tie('flow'),
      ),
    ),
  };
});

describe('a page with its tags as short as may be', () => {
  property('says what it said before', block, (html) => {
    expect(meaning(short(page(html)))).toBe(meaning(page(html)));
  });

  test('lacks the end tags that the next tag says, too', () => {
    const list =
      '<ul><li><p>a</p></li><li>b</li></ul><dl><dt>c</dt><dd>d</dd></dl><p>e</p><p>f</p>';
    expect(short(page(list))).toBe(page('<ul><li><p>a<li>b</ul><dl><dt>c<dd>d</dl><p>e<p>f'));
  });

  test('has no escape for a quote within an attribute', () => {
    const island = '<astro-island opts="{&quot;a&quot;:&quot;b&quot;}"></astro-island>';
    expect(short(page(island))).toBe(page(`<astro-island opts='{"a":"b"}'></astro-island>`));
    const both = `<b title="&quot;it's&quot;"></b>`;
    expect(short(page(both))).toBe(page(both));
  });

  test('names screens and widths without spaces, but those that mean something', () => {
    const tag = (media: string, sizes: string) => `<source media="${media}" sizes="${sizes}">`;
    expect(
      short(
        page(tag('(max-width: 9rem) and (color: 8)', '(min-width: 9rem) 4rem, calc(9vw - 1rem)')),
      ),
    ).toBe(page(tag('(max-width:9rem) and (color:8)', '(min-width:9rem) 4rem,calc(9vw - 1rem)')));
    const words = '<b title="sizes: a, b">media: a, b</b>';
    expect(short(page(words))).toBe(page(words));
  });

  test('keeps those end tags that end something else, and what scripts hold', () => {
    const kept = '<p>a</p> b<ul><li>c</li> <li>d</ul><a><p>e</p></a><script>"</p><p>"</script>';
    expect(short(page(kept))).toBe(page(kept));
  });
});
