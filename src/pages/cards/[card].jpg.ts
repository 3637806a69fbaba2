import { basename } from 'node:path';
import type { APIRoute, GetStaticPaths, ImageMetadata } from 'astro';
import { getCollection, getEntry, type CollectionKey } from 'astro:content';
import { shareCard } from '../../head/og-image.ts';
import { COLLECTIONS, type Collection } from '../../content/schemas/collections.ts';
import { cardPath } from '../../content/queries/layout.ts';
import { getPosts } from '../../content/queries/posts.ts';
import { getWalks } from '../../content/queries/tours.ts';
import { readPicture } from './_picture-file.ts';
import { keptCard } from './_card-cache.ts';

type Face = { kicker: string; title: string; picture: ImageMetadata };
type Hero = { picture?: { src: ImageMetadata }; kicker?: string | undefined; title?: string };

/** Every page with content of its own has a card: what its hero says, beside what its hero shows. */
async function pageFaces(home: Face): Promise<[string, Face][]> {
  // Each collection is loaded under its name (src/content.config.ts).
  const names = Object.keys(COLLECTIONS) as CollectionKey[];
  const pages = names.filter((name) => name !== 'tours');
  const faces = pages.map(async (name): Promise<[string, Face][]> => {
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
          picture: hero.picture?.src ?? home.picture,
        },
      ],
    ];
  });
  return (await Promise.all(faces)).flat();
}

export const getStaticPaths = (async () => {
  const { hero } = (await getEntry({ collection: 'homePage', id: 'home' })).data;
  const { data: site } = await getEntry({ collection: 'site', id: 'site' });
  const home = { kicker: hero.kicker ?? site.area, title: hero.title, picture: hero.picture.src };
  const faces: [string, Face][] = [
    ...(await pageFaces(home)),
    ...(await getCollection('legal')).map(({ id, data }): [string, Face] => [
      `/${id}`,
      { ...home, title: data.title },
    ]),
    // The private tours have a page among the pages.
    ...(await getWalks()).map(({ path, data }): [string, Face] => [
      path,
      { kicker: data.name, title: data.title, picture: data.hero.src },
    ]),
    ...(await getPosts()).map(({ path, category, title, picture }): [string, Face] => [
      path,
      { kicker: category.name, title, picture: picture.src },
    ]),
  ];
  return [...new Map(faces)].map(([path, face]) => ({
    params: { card: basename(cardPath(path), '.jpg') },
    props: { face, name: site.company },
  }));
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ face: Face; name: string }> = async ({ props }) => {
  const { kicker, title, picture } = props.face;
  const { name } = props;
  const file = await readPicture(picture);
  const card = await keptCard([name, kicker, title, file], () =>
    shareCard({ name, kicker, title, picture: file }),
  );
  return new Response(new Uint8Array(card), { headers: { 'Content-Type': 'image/jpeg' } });
};
