import { readFile } from 'node:fs/promises';
import type { APIRoute, GetStaticPaths, ImageMetadata } from 'astro';
import { getCollection, type CollectionKey } from 'astro:content';
import { shareCard } from '../../head/og-image.ts';
import { COLLECTIONS, type Collection } from '../../content/schemas/collections.ts';
import { cardPath, getSingleton } from '../../content/queries/layout-props.ts';
import { posts } from '../../content/queries/posts.ts';
import { keptCard } from './_card-cache.ts';

type Face = { kicker: string; title: string; picture: ImageMetadata };
type Shown = { picture?: { src: ImageMetadata }; kicker?: string; title?: string };

const CARD = /^\/cards\/(.+)\.jpg$/;

/** Every page with words of its own has a card: what its hero says, beside what its hero shows. */
async function pageFaces(home: Face): Promise<[string, Face][]> {
  const routes = Object.entries(COLLECTIONS as Record<string, Collection>).filter(
    ([, { route }]) => route && !route.includes('*'),
  );
  return Promise.all(
    routes.map(async ([name, { route }]): Promise<[string, Face]> => {
      const [entry] = await getCollection(name as CollectionKey);
      const { hero } = (entry?.data ?? {}) as { hero?: Shown };
      const face = {
        kicker: hero?.kicker ?? home.kicker,
        title: hero?.title ?? home.title,
        picture: hero?.picture?.src ?? home.picture,
      };
      return [route!, face];
    }),
  );
}

export const getStaticPaths = (async () => {
  const { hero } = await getSingleton('homePage', 'home');
  const site = await getSingleton('site', 'site');
  const home = { kicker: hero.kicker ?? site.area, title: hero.title, picture: hero.picture.src };
  const faces: [string, Face][] = [
    ...(await pageFaces(home)),
    ...(await getCollection('legal')).map(({ id, data }): [string, Face] => [
      `/${id}`,
      { ...home, title: data.title },
    ]),
    ...(await getCollection('tours')).flatMap(({ id, data }): [string, Face][] =>
      // The private tours have words of their own among the pages.
      data.kind === 'walk'
        ? [[`/tours/${id}`, { kicker: data.name, title: data.title, picture: data.hero.src }]]
        : [],
    ),
    ...(await posts()).map(({ path, category, title, picture }): [string, Face] => [
      path,
      { kicker: category, title, picture: picture.src },
    ]),
  ];
  const unique = new Map(faces.map(([path, face]) => [CARD.exec(cardPath(path))![1]!, face]));
  return [...unique].map(([card, face]) => ({
    params: { card },
    props: { face, name: `${site.name} Tours` },
  }));
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ face: Face; name: string }> = async ({ props }) => {
  const { kicker, title, picture } = props.face;
  // Astro keeps a picture's own file beside its address, for those who work at build time.
  const { fsPath } = picture as ImageMetadata & { fsPath: string };
  const { name } = props;
  const file = await readFile(fsPath);
  const card = await keptCard([name, kicker, title, file], () =>
    shareCard({ name, kicker, title, picture: file }),
  );
  return new Response(new Uint8Array(card), { headers: { 'Content-Type': 'image/jpeg' } });
};
