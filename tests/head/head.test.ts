import { expect, test } from 'vitest';
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

// That every page has the others: tests/built/pages.test.ts.
test('the head of an article has its dates and tags', () => {
  const article = { published: '2025-09-05', modified: '2025-10-01', tags: ['Wall Street'] };
  const tags = headTags({ ...page, article }, site);
  const names = ['og:type', 'article:published_time', 'article:modified_time', 'article:tag'];
  expect(names.map((name) => content(tags, name))).toEqual([
    'article',
    '2025-09-05',
    '2025-10-01',
    'Wall Street',
  ]);
});

test('a noindex page has a canonical URL and feeds like any other', () => {
  const tags = headTags({ ...page, noindex: true }, site);
  expect(content(tags, 'robots')).toBe('noindex');
  const links = tags.filter(({ tag }) => tag === 'link').map(({ attributes }) => attributes);
  const title = 'Nine Lives Tours Blog';
  expect(links).toEqual([
    { rel: 'canonical', href: 'https://site.example/about' },
    { rel: 'alternate', title, type: 'application/rss+xml', href: '/rss.xml' },
    { rel: 'alternate', title, type: 'application/feed+json', href: '/feed.json' },
  ]);
});

test('the head escapes < in structured data', () => {
  const jsonLd: JsonLd[] = [{ '@type': 'Thing', name: '</script><!-- & "quotes"' }];
  const script = headTags({ ...page, jsonLd }, site).at(-1);
  const text = script?.text ?? '';
  expect(text).not.toContain('<');
  expect(JSON.parse(text)['@graph'][0].name).toBe('</script><!-- & "quotes"');
});
