import { getContainerRenderer } from '@astrojs/mdx/container-renderer';
import { experimental_AstroContainer as AstroContainer } from 'astro/container';
import { loadRenderers } from 'astro:container';
import { getEntry, render } from 'astro:content';
import { getImage } from 'astro:assets';
import { forFeed, escapeHtml } from '../../head/feed-html.ts';
import { color } from '../../styles/colors.ts';
import { absolute } from '../../head/head.ts';
import { getPosts, type Post } from '../../content/queries/posts.ts';
import { getIdentity } from '../../content/queries/site.ts';
import { feedMoment } from '../../domain/seasons/publish-date.ts';
import { today } from '../../providers/clock.ts';
import { feedParts } from './_parts.ts';

/** Under a transparent picture, as on a page. */
const background = color('halftone');

/** Limits the file size, since feed readers poll every hour. */
const FEED_LENGTH = 30;

/** The content of both feed formats. URLs are absolute. */
export type FeedItem = {
  post: Post;
  url: string;
  picture: string;
  html: string;
  published: Date;
  updated: Date;
};

export async function feed() {
  const { data: page } = await getEntry({ collection: 'blogPage', id: 'blog' });
  const company = await getIdentity();
  const container = await AstroContainer.create({
    renderers: await loadRenderers([getContainerRenderer()]),
  });

  const toItem = async (post: Post): Promise<FeedItem> => {
    const { Content } = await render(post.entry);
    const url = absolute(post.path, company.url);
    const text = await container.renderToString(Content, { props: { components: feedParts } });
    const picture = await getImage({
      src: post.picture.src,
      width: 1080,
      format: 'jpg',
      background,
    });
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
      published: feedMoment(post.published, today()),
      updated: feedMoment(post.updated ?? post.published, today()),
    };
  };

  const items: FeedItem[] = [];
  for (const post of (await getPosts()).slice(0, FEED_LENGTH)) items.push(await toItem(post));
  const { description } = page.head;
  return { title: `${company.name} Blog`, description, home: company.url, items };
}
