import { expect, test } from 'vitest';
import { forFeed, escapeHtml } from '../../src/head/feed-html.ts';

const PAGE = 'https://site.example/blog/a-post';

test.each([
  [
    'makes a link absolute',
    '<a href="/tours" class="x">t</a>',
    '<a href="https://site.example/tours">t</a>',
  ],
  [
    'makes a picture’s URL absolute',
    '<img src="/_astro/a.webp" srcset="/_astro/b.webp 2x" sizes="1px" alt="A cat." loading="lazy">',
    '<img src="https://site.example/_astro/a.webp" alt="A cat.">',
  ],
  ['keeps a mail link', '<a href="mailto:a@b.example">t</a>', '<a href="mailto:a@b.example">t</a>'],
  [
    'removes scripts and styles',
    '<p>a</p><style>p{}</style><script type="module">1</script><!-- c --><link rel="x">',
    '<p>a</p>',
  ],
  ['removes decorative repetitions', '<p>a</p><p aria-hidden="true">a</p>', '<p>a</p>'],
  [
    'keeps line breaks without indentation',
    '\n  <p>a</p>  \n\n\t <p>b</p>\n<p>c</p> ',
    '<p>a</p>\n<p>b</p>\n<p>c</p>',
  ],
  [
    'keeps words that look like attributes',
    '<img class="x" alt="A tabby in a classroom, in the role of a porter, loading hats of all sizes.">',
    '<img alt="A tabby in a classroom, in the role of a porter, loading hats of all sizes.">',
  ],
  ['the marks of our components are gone', '<p data-astro-cid-x role="note">a</p>', '<p>a</p>'],
])('forFeed: %s', (_, html, expected) => {
  expect(forFeed(html, PAGE)).toBe(expected);
});

test('escapeHtml escapes tags and quotes', () => {
  expect(escapeHtml('Cats & "dogs" <b>')).toBe('Cats &amp; &quot;dogs&quot; &lt;b>');
});
