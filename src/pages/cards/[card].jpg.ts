import { basename } from 'node:path';
import type { APIRoute, GetStaticPaths, ImageMetadata } from 'astro';
import { getCollection, getEntry, type CollectionKey } from 'astro:content';
import { logo } from '../../components/chrome/logo.ts';
import { shortScheduleLine } from '../../domain/seasons/schedule-words.ts';
import { shareCard } from '../../head/og-image.ts';
import { COLLECTIONS, type Collection } from '../../content/schemas/collections.ts';
import { cardPath } from '../../content/queries/layout.ts';
import { getPosts } from '../../content/queries/posts.ts';
import { getTours } from '../../content/queries/tours.ts';
import { color } from '../../styles/colors.ts';
import { readPicture } from './_picture-file.ts';
import { cachedCard } from './_card-cache.ts';

type Picture = { src: ImageMetadata; focus?: string | undefined };
type Content = { kicker: string; title: string; facts?: string[]; picture: Picture };
type Hero = { picture?: Picture; kicker?: string | undefined; title?: string };

const nameplate = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${logo.viewBox}" fill="${color('ink')}">${logo.letters}${logo.cat}</svg>`;

/** A page's card shows its hero's text and picture. */
async function pageContents(home: Content): Promise<[string, Content][]> {
  // Every key is a collection name (src/content.config.ts).
  const names = Object.keys(COLLECTIONS) as CollectionKey[];
  const pages = names.filter((name) => name !== 'tours');
  const contents = pages.map(async (name): Promise<[string, Content][]> => {
    const { route }: Collection = COLLECTIONS[name];
    if (!route || route.includes('*')) return [];
    const [entry] = await getCollection(name);
    const hero: Hero = entry && 'hero' in entry.data ? entry.data.hero : {};
    const own = entry && 'title' in entry.data ? entry.data.title : undefined;
    return [
      [
        route,
        {
          kicker: hero.kicker ?? home.kicker,
          title: hero.title ?? own ?? home.title,
          picture: hero.picture ?? home.picture,
        },
      ],
    ];
  });
  return (await Promise.all(contents)).flat();
}

export const getStaticPaths = (async () => {
  const { hero } = (await getEntry({ collection: 'homePage', id: 'home' })).data;
  const { data: site } = await getEntry({ collection: 'site', id: 'site' });
  const home = { kicker: hero.kicker ?? site.area, title: hero.title, picture: hero.picture };
  const contents: [string, Content][] = [
    ...(await pageContents(home)),
    ...(await getCollection('legal')).map(({ id, data }): [string, Content] => [
      `/${id}`,
      { ...home, title: data.title },
    ]),
    // After the pages, to override the page of private tours.
    ...(await getTours()).map(({ path, data }): [string, Content] => [
      path,
      {
        kicker: home.kicker,
        title: data.title,
        facts: [
          data.priceLine,
          ...(data.kind === 'scheduled' ? [shortScheduleLine(data.schedule)] : []),
        ],
        picture: data.cover,
      },
    ]),
    ...(await getPosts()).map(({ path, category, title, picture }): [string, Content] => [
      path,
      { kicker: category.name, title, picture },
    ]),
  ];
  return [...new Map(contents)].map(([path, content]) => ({
    params: { card: basename(cardPath(path), '.jpg') },
    props: { content },
  }));
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ content: Content }> = async ({ props }) => {
  const { picture, ...words } = props.content;
  const file = await readPicture(picture.src);
  const { focus } = picture;
  const ingredients = [nameplate, JSON.stringify([words, focus]), file];
  const card = await cachedCard(ingredients, () =>
    shareCard({ ...words, nameplate, picture: file, focus }),
  );
  return new Response(new Uint8Array(card), { headers: { 'Content-Type': 'image/jpeg' } });
};
