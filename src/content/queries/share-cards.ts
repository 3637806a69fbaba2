import { type CollectionKey, getCollection, getEntry } from 'astro:content';
import type { ImageMetadata } from 'astro';
import { interpolateAll } from '../../domain/text/interpolate.ts';
import { upcomingChats } from '../../domain/seasons/chat-dates.ts';
import { shortScheduleLine } from '../../domain/seasons/schedule-words.ts';
import { dayWords } from '../../domain/seasons/date-words.ts';
import { newYorkDate } from '../../domain/seasons/new-york-time.ts';
import { logo } from '../../images/logo.ts';
import { readPicture } from '../../images/picture-file.ts';
import { drawShareCard } from '../../images/share-card.ts';
import { color } from '../../styles/colors.ts';
import { today } from '../../providers/clock.ts';
import { isDraftMode } from '../../providers/draft-mode.ts';
import { type Collection, COLLECTIONS } from '../schemas/collections.ts';
import { hashedPath } from './hashed-path.ts';
import { getPosts } from './posts.ts';
import { getBookingTexts, getTours } from './tours.ts';

type Picture = { src: ImageMetadata; alt: string; focus?: string | undefined };
type Content = { kicker: string; title: string; facts?: readonly string[]; picture: Picture };
type Hero = { picture?: Picture; kicker?: string | undefined; title?: string };
type Head = { card?: readonly string[] | undefined };

const nameplate = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${logo.viewBox}" fill="${color('ink')}">${logo.letters}${logo.cat}</svg>`;

/** The variables of cards: the season to book, and the next dates of CAT Chats. */
async function getVariables() {
  const [season] = await getBookingTexts('{season}');
  const { dates } = (await getEntry({ collection: 'catChatsPage', id: 'cat-chats' })).data;
  const days = upcomingChats(dates.entries, today()).map(
    ({ startsAt }) => dayWords(newYorkDate(startsAt), 'short').day,
  );
  return {
    season: season?.text ?? '',
    chatDates: new Intl.ListFormat('en-US').format(days.slice(0, 2)),
  };
}

/** A page's card has its hero's text and picture, or else the home page's. */
async function getPageContents(home: Content): Promise<[page: string, Content][]> {
  const variables = await getVariables();
  // Every key is a collection name (src/content.config.ts).
  const names = Object.keys(COLLECTIONS) as CollectionKey[];
  const pages = names.filter((name) => name !== 'tours');
  const contents = pages.map(async (name): Promise<[string, Content][]> => {
    const { route }: Collection = COLLECTIONS[name];
    if (!route || route.includes('*')) return [];
    const [entry] = await getCollection(name);
    const hero: Hero = entry && 'hero' in entry.data ? entry.data.hero : {};
    const head: Head = entry && 'head' in entry.data ? entry.data.head : {};
    const title = entry && 'title' in entry.data ? entry.data.title : undefined;
    const content = {
      kicker: hero.kicker ?? home.kicker,
      title: hero.title ?? title ?? home.title,
      facts: interpolateAll(head.card ?? [], variables).filter(Boolean),
      picture: hero.picture ?? home.picture,
    };
    return [[route, content]];
  });
  return (await Promise.all(contents)).flat();
}

async function getContents(): Promise<Map<string, Content>> {
  const { hero } = (await getEntry({ collection: 'homePage', id: 'home' })).data;
  const { area } = (await getEntry({ collection: 'site', id: 'site' })).data;
  const home = { kicker: hero.kicker ?? area, title: hero.title, picture: hero.picture };
  return new Map<string, Content>([
    ...(await getPageContents(home)),
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
  ]);
}

async function drawCard({ picture, ...words }: Content): Promise<Buffer> {
  const { src, focus } = picture;
  return drawShareCard({ ...words, nameplate, picture: await readPicture(src), focus });
}

type ShareCard = { path: string; alt: string; jpeg: () => Promise<Buffer> };

async function makeCard(page: string, content: Content): Promise<ShareCard> {
  const path = `/cards/${page === '/' ? 'home' : page.slice(1).replaceAll('/', '-')}.jpg`;
  const lines = [content.title, ...(content.facts ?? []), content.picture.alt];
  const alt = lines.join('. ').replaceAll(/([.?!])\. /g, '$1 ');
  // In development a card is drawn only when it is requested.
  if (isDraftMode()) return { path, alt, jpeg: () => drawCard(content) };
  const jpeg = await drawCard(content);
  return { path: hashedPath(path, jpeg), alt, jpeg: async () => jpeg };
}

let built: Promise<Map<string, ShareCard>> | undefined;

async function makeCards(): Promise<Map<string, ShareCard>> {
  const cards = [...(await getContents())].map(
    async ([page, content]) => [page, await makeCard(page, content)] as const,
  );
  return new Map(await Promise.all(cards));
}

/** The share cards by their pages' paths. A build draws them once, since their paths have their hashes. */
export function getShareCards(): Promise<ReadonlyMap<string, ShareCard>> {
  if (isDraftMode()) return makeCards();
  built ??= makeCards();
  return built;
}

/** The share card of a page; pages that have none, such as 404, show the home page's. */
export async function getShareCard(page: string): Promise<ShareCard> {
  const cards = await getShareCards();
  const card = cards.get(page) ?? cards.get('/');
  if (!card) throw new Error('The home page has no share card.');
  return card;
}
