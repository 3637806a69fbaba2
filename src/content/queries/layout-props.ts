import { getCollection, type CollectionEntry, type CollectionKey } from 'astro:content';
import { openMonths } from '../../domain/seasons/next-walk.ts';
import { shortDaysLine } from '../../domain/seasons/schedule-words.ts';
import type { JsonLd, PageHead, SiteIdentity } from '../../head/head.ts';
import { organization, website } from '../../head/json-ld.ts';

/** The data of the one entry that a page's words live in (`content/pages/<page>.json`). */
export async function getSingleton<Name extends CollectionKey>(
  name: Name,
  id: string,
): Promise<CollectionEntry<Name>['data']> {
  const entry = (await getCollection(name)).find((candidate) => candidate.id === id);
  if (!entry) throw new Error(`The content of ${name} has no "${id}".`);
  return entry.data;
}

/** The entries of a numbered list, in the order of their numbers; a collection keeps them as text. */
export async function numbered<Name extends 'galleryTours' | 'galleryFans' | 'reels'>(
  name: Name,
): Promise<CollectionEntry<Name>['data'][]> {
  const entries = await getCollection(name);
  return entries.map(({ data }) => data).toSorted((a, b) => a.id - b.id);
}

/** What the season's words go by: the table of seasons, and the months in which some tour runs. */
export async function bookingCalendar() {
  const [{ seasons }, tours] = await Promise.all([getSingleton('site', 'site'), getCollection('tours')]);
  const schedules = tours.flatMap(({ data }) => (data.kind === 'walk' ? [data.schedule] : []));
  return { seasons, openMonths: openMonths(schedules) };
}

/** Who the site is, as heads and structured data name it. */
export async function identity(): Promise<SiteIdentity> {
  const { name, url } = await getSingleton('site', 'site');
  return { name: `${name} Tours`, url };
}

/** The address of a page's share card: `/tours/lower-east-side` has `/cards/tours-lower-east-side.jpg`. */
export function cardPath(path: string): string {
  return `/cards/${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}.jpg`;
}

type Describe = {
  path: string;
  head: { title: string; description: string };
  /** What the card's picture shows. */
  alt: string;
  /** The page whose share card this one borrows, where it has none of its own. */
  cardOf?: string;
  article?: PageHead['article'];
  noindex?: boolean;
  jsonLd?: readonly JsonLd[];
};

/**
 * What the layout needs around any page: who we are, the chrome's getSingleton, and the head.
 * `path` is the page's own address; it marks the current link and becomes the canonical one.
 */
export async function layoutProps({
  path,
  head,
  alt,
  cardOf = path,
  article,
  noindex,
  jsonLd = [],
}: Describe) {
  const [site, who, chrome, tours] = await Promise.all([
    getSingleton('site', 'site'),
    identity(),
    getSingleton('chrome', 'chrome'),
    getCollection('tours'),
  ]);
  const { name } = who;
  const { header, footer } = chrome;
  const here = tours.find(({ id }) => path === `/tours/${id}`)?.data;

  return {
    site: who,
    head: {
      ...head,
      path,
      card: { path: cardPath(cardOf), alt },
      article,
      noindex,
      jsonLd: [
        organization({
          ...who,
          tagline: site.description,
          email: site.email,
          social: [site.social.href],
          priceRange: '$$',
        }),
        website(who),
        ...jsonLd,
      ],
    } satisfies PageHead,
    chrome: {
      skip: chrome.skip,
      header: {
        name,
        homeLabel: header.homeLabel,
        navigation: {
          label: header.navigationLabel,
          menuLabel: header.menuLabel,
          before: header.before,
          tours: {
            ...header.tours,
            links: tours
              .toSorted((a, b) => a.data.order - b.data.order)
              .map(({ id, data }) => ({ label: data.name, href: `/tours/${id}` })),
          },
          after: header.after,
          book: header.book,
          bookShort: header.bookShort,
          current: path,
        },
      },
      footer: {
        name,
        tagline: site.tagline,
        ...footer,
        email: site.email,
        social: { label: site.social.network, href: site.social.href },
      },
      bar: {
        ...chrome.bar,
        when: here?.kind === 'walk' ? shortDaysLine(here.schedule) : undefined,
      },
      promo:
        path === '/' && site.promo
          ? {
              storageKey: `promo-${site.promo.id}`,
              text: site.promo.text,
              linkLabel: site.promo.linkLabel,
              href: site.links.giftCards,
              dismissLabel: site.promo.dismissLabel,
            }
          : undefined,
    },
  };
}
