import { describe, expect, test } from 'vitest';
import { headTags, type HeadTag, type JsonLd, type PageHead } from '../../src/head/head.ts';

const site = { name: 'Nine Lives Tours', url: 'https://site.example' };
const page: PageHead = {
  title: 'About us',
  description: 'Who we are.',
  path: '/about',
  card: { path: '/cards/about.jpg', alt: 'A cat at a desk' },
};

const content = (tags: HeadTag[], name: string) =>
  tags.find(({ attributes }) => (attributes['name'] ?? attributes['property']) === name)
    ?.attributes['content'];

describe('the head of a page', () => {
  const named = (name: string, content: string) => ({ tag: 'meta', attributes: { name, content } });
  const shared = (property: string, content: string) => ({
    tag: 'meta',
    attributes: { property, content },
  });

  test('has all tags in order', () => {
    const article = { published: '2025-09-05', modified: '2025-10-01', tags: ['Wall Street'] };
    const jsonLd: JsonLd[] = [{ '@type': 'Thing', name: 'A cat' }];
    expect(headTags({ ...page, article, jsonLd }, site)).toEqual([
      { tag: 'title', attributes: {}, text: 'About us' },
      named('description', 'Who we are.'),
      { tag: 'link', attributes: { rel: 'canonical', href: 'https://site.example/about' } },
      shared('og:site_name', 'Nine Lives Tours'),
      shared('og:type', 'article'),
      shared('og:title', 'About us'),
      shared('og:description', 'Who we are.'),
      shared('og:url', 'https://site.example/about'),
      shared('og:image', 'https://site.example/cards/about.jpg'),
      shared('og:image:width', '1200'),
      shared('og:image:height', '630'),
      shared('og:image:alt', 'A cat at a desk'),
      shared('article:published_time', '2025-09-05'),
      shared('article:modified_time', '2025-10-01'),
      shared('article:tag', 'Wall Street'),
      named('twitter:card', 'summary_large_image'),
      {
        tag: 'script',
        attributes: { type: 'application/ld+json' },
        text: '{"@context":"https://schema.org","@graph":[{"@type":"Thing","name":"A cat"}]}',
      },
    ]);
  });

  test('an unchanged article has no modified_time', () => {
    const tags = headTags({ ...page, article: { published: '2025-09-05', tags: [] } }, site);
    expect(content(tags, 'article:modified_time')).toBeUndefined();
  });

  test('keeps the slash of the home page', () => {
    expect(content(headTags({ ...page, path: '/' }, site), 'og:url')).toBe('https://site.example/');
  });

  test('a noindex page has no canonical URL', () => {
    const tags = headTags({ ...page, noindex: true }, site);
    expect(content(tags, 'robots')).toBe('noindex');
    expect(tags.some(({ attributes }) => attributes['rel'] === 'canonical')).toBe(false);
  });

  test('escapes < in structured data', () => {
    const jsonLd: JsonLd[] = [{ '@type': 'Thing', name: '</script><!-- & "quotes"' }];
    const script = headTags({ ...page, jsonLd }, site).at(-1);
    const text = script?.text ?? '';
    expect(text).not.toContain('<');
    expect(JSON.parse(text)['@graph'][0].name).toBe('</script><!-- & "quotes"');
  });
});
