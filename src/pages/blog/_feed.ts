import { getContainerRenderer } from '@astrojs/mdx/container-renderer';
import { experimental_AstroContainer as AstroContainer } from 'astro/container';
import { loadRenderers } from 'astro:container';
import { getEntry, render } from 'astro:content';
import { getImage } from 'astro:assets';
import { forFeed, escapeHtml } from '../../head/feed-html.ts';
import { absolute } from '../../head/head.ts';
import { getPosts, type Post } from '../../content/queries/posts.ts';
import { getIdentity } from '../../content/queries/site.ts';
import { feedParts } from './_parts.ts';

/** How many of the newest posts a feed carries: a reader asks for it every hour. */
const FEED_LENGTH = 30;

/** What both feeds say, each in its own format. Addresses are full, days are `Date`s at noon UTC. */
export type FeedItem = {
  post: Post;
  url: string;
  picture: string;
  html: string;
  published: Date;
  updated: Date;
};

/** The newest posts with their whole text, as HTML that stands on its own in any reader. */
export async function feed() {
  const { data: site } = await getEntry({ collection: 'site', id: 'site' });
  const { data: page } = await getEntry({ collection: 'blogPage', id: 'blog' });
  const company = await getIdentity();
  const container = await AstroContainer.create({
    renderers: await loadRenderers([getContainerRenderer()]),
  });

  const toItem = async (post: Post): Promise<FeedItem> => {
    const { Content } = await render(post.entry);
    const url = absolute(post.path, company.url);
    const text = await container.renderToString(Content, { props: { components: feedParts } });
    const picture = await getImage({ src: post.picture.src, width: 1080, format: 'jpg' });
    const pictureUrl = new URL(picture.src, url).href;
    const opening = `<p><img src="${pictureUrl}" alt="${escapeHtml(post.picture.alt)}"></p>`;
    const sources =
      post.sources.length === 0
        ? ''
        : `<h2>${page.post.sources}</h2><ul>${post.sources.map((source) => `<li>${escapeHtml(source)}</li>`).join('')}</ul>`;
    return {
      post,
      url,
      picture: pictureUrl,
      html: opening + forFeed(text, url) + sources,
      published: noon(post.published),
      updated: noon(post.updated ?? post.published),
    };
  };

  const items: FeedItem[] = [];
  for (const post of (await getPosts()).slice(0, FEED_LENGTH)) items.push(await toItem(post));
  return { title: `${company.name} Blog`, description: site.description, home: company.url, items };
}

/** No hour is known; at noon UTC it is the same day on both sides of the Atlantic. */
const noon = (day: string) => new Date(`${day}T12:00:00Z`);
