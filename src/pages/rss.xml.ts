import rss from '@astrojs/rss';
import type { APIRoute } from 'astro';
import { escapeHtml } from '../head/feed-html.ts';
import { absolute } from '../head/head.ts';
import { feed } from './blog/_feed.ts';

export const GET: APIRoute = async () => {
  const { title, description, home, items } = await feed();
  const self = absolute('/rss.xml', home);
  const changed = new Date(Math.max(0, ...items.map(({ updated }) => updated.getTime())));
  return rss({
    title,
    description,
    site: absolute('/blog', home),
    trailingSlash: false,
    xmlns: {
      atom: 'http://www.w3.org/2005/Atom',
      dc: 'http://purl.org/dc/elements/1.1/',
    },
    customData: [
      '<language>en-us</language>',
      `<lastBuildDate>${changed.toUTCString()}</lastBuildDate>`,
      `<atom:link href="${self}" rel="self" type="application/rss+xml"/>`,
    ].join(''),
    items: items.map(({ post, url, html, published }) => ({
      title: post.title,
      link: url,
      description: post.excerpt,
      pubDate: published,
      categories: [post.category.name, ...post.tags],
      content: html,
      ...(post.author && {
        customData: `<dc:creator>${escapeHtml(post.author.name)}</dc:creator>`,
      }),
    })),
  });
};
