import type * as schema from 'schema-dts';
import { absolute, type SiteIdentity } from './head.ts';
import { organizationId } from './json-ld.ts';

type Post = {
  title: string;
  description: string;
  path: string;
  image: string;
  /** ISO dates, `2025-09-05`. */
  published: string;
  updated?: string | undefined;
  /** A person's name; without one the company is the author. */
  author?: string | undefined;
  category: { name: string };
  tags: readonly string[];
  words: number;
};

export function blogPosting(post: Post, site: SiteIdentity): schema.BlogPostingLeaf {
  const url = absolute(post.path, site.url);
  return {
    '@type': 'BlogPosting',
    '@id': `${url}#post`,
    headline: post.title,
    description: post.description,
    url,
    mainEntityOfPage: url,
    image: absolute(post.image, site.url),
    datePublished: post.published,
    dateModified: post.updated ?? post.published,
    author: post.author
      ? { '@type': 'Person', name: post.author, url: absolute('/about', site.url) }
      : { '@id': organizationId(site) },
    publisher: { '@id': organizationId(site) },
    articleSection: post.category.name,
    keywords: post.tags.join(', '),
    wordCount: post.words,
    inLanguage: 'en-US',
  };
}

type Blog = {
  name: string;
  description: string;
  posts: readonly Pick<Post, 'title' | 'path' | 'published'>[];
};

export function blog({ name, description, posts }: Blog, site: SiteIdentity): schema.BlogLeaf {
  return {
    '@type': 'Blog',
    '@id': `${site.url}/blog#blog`,
    name,
    description,
    url: absolute('/blog', site.url),
    publisher: { '@id': organizationId(site) },
    blogPost: posts.map((post): schema.BlogPostingLeaf => ({
      '@type': 'BlogPosting',
      headline: post.title,
      url: absolute(post.path, site.url),
      datePublished: post.published,
    })),
  };
}
