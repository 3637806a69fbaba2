import { describe, expect, test } from 'vitest';
import { forFeed, escapeHtml } from '../../src/head/feed-html.ts';

const PAGE = 'https://site.example/blog/a-post';

describe('in a feed reader, far from our own pages,', () => {
  test.each([
    [
      'a link to another page still leads there',
      '<a href="/tours" class="x">t</a>',
      '<a href="https://site.example/tours">t</a>',
    ],
    [
      'a link within the post leads to the post',
      '<a href="#two">t</a>',
      '<a href="https://site.example/blog/a-post#two">t</a>',
    ],
    [
      'a picture is fetched from our address',
      '<img src="/_astro/a.webp" srcset="/_astro/b.webp 2x" sizes="1px" alt="A cat." loading="lazy">',
      '<img src="https://site.example/_astro/a.webp" alt="A cat.">',
    ],
    [
      'a mail link stays one',
      '<a href="mailto:a@b.example">t</a>',
      '<a href="mailto:a@b.example">t</a>',
    ],
    [
      'no script or style of ours comes along',
      '<p>a</p><style>p{}</style><script type="module">1</script><!-- c --><link rel="x">',
      '<p>a</p>',
    ],
    [
      'a line set large a second time is told once',
      '<p>a</p><figure class="pull" aria-hidden="true"><blockquote>a</blockquote></figure>',
      '<p>a</p>',
    ],
    [
      'lines of the source are lines, without what indents them',
      '\n  <p>a</p>  \n\n\t <p>b</p>\n<p>c</p> ',
      '<p>a</p>\n<p>b</p>\n<p>c</p>',
    ],
    ['the marks of our components are gone', '<p data-astro-cid-x role="note">a</p>', '<p>a</p>'],
  ])('%s', (_, html, expected) => {
    expect(forFeed(html, PAGE)).toBe(expected);
  });
});

test('a plain text cannot open a tag or close an attribute', () => {
  expect(escapeHtml('Cats & "dogs" <b>')).toBe('Cats &amp; &quot;dogs&quot; &lt;b>');
});
