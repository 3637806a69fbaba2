import type { APIRoute } from 'astro';
import { absolute } from '../head/head.ts';
import { feed } from './blog/_feed.ts';

/** JSON Feed, version 1.1 (https://www.jsonfeed.org/version/1.1/). */
export const GET: APIRoute = async () => {
  const { title, description, home, items } = await feed();
  const json = {
    version: 'https://jsonfeed.org/version/1.1',
    title,
    description,
    language: 'en-US',
    home_page_url: absolute('/blog', home),
    feed_url: absolute('/feed.json', home),
    icon: absolute('/icon-512.png', home),
    items: items.map(({ post, url, picture, html, published, updated }) => ({
      id: url,
      url,
      title: post.title,
      summary: post.excerpt,
      content_html: html,
      image: picture,
      date_published: published.toISOString(),
      date_modified: updated.toISOString(),
      tags: [post.category.name, ...post.tags],
      ...(post.author && { authors: [{ name: post.author.name }] }),
    })),
  };
  return new Response(JSON.stringify(json, null, 1), {
    headers: { 'Content-Type': 'application/feed+json; charset=utf-8' },
  });
};
