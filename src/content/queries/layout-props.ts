import { getCollection, type CollectionEntry, type CollectionKey } from 'astro:content';
import { noticesAfter } from '../../domain/seasons/closings.ts';
import { openMonths } from '../../domain/seasons/next-walk.ts';
import { shortDaysLine } from '../../domain/seasons/schedule-words.ts';
import type { JsonLd, PageHead, SiteIdentity } from '../../head/head.ts';
import { breadcrumbs, namedOrganization, organization, website } from '../../head/json-ld.ts';
import { now } from '../../providers/clock.ts';

/** The data of the one entry that a page's words live in (`content/pages/<page>.json`). */
export async function getSingleton<Name extends CollectionKey>(
  name: Name,
  id: string,
): Promise<CollectionEntry<Name>['data']> {
  const entry = (await getCollection(name)).find((candidate) => candidate.id === id);
  if (!entry) throw new Error(`The content of ${name} has no "${id}".`);
  return entry.data;
}

/**
 * The data of an entry that another one names.
 *
 * @throws Error when there is no such entry; the content check says so before.
 */
export const getReferenced = <Name extends CollectionKey>({
  collection,
  id,
}: {
  collection: Name;
  id: string;
}) => getSingleton(collection, id);

/** The entries of a numbered list, in the order of their numbers; a collection keeps them as text. */
export async function numbered<Name extends 'galleryTours' | 'galleryFans' | 'reels'>(
  name: Name,
): Promise<CollectionEntry<Name>['data'][]> {
  const entries = await getCollection(name);
  return entries.map(({ data }) => data).toSorted((a, b) => a.id - b.id);
}

/** What the season's words go by: the table of seasons, and the months in which some tour runs. */
export async function bookingCalendar() {
  const [{ seasons }, tours] = await Promise.all([
    getSingleton('site', 'site'),
    getCollection('tours'),
  ]);
  const schedules = tours.flatMap(({ data }) => (data.kind === 'walk' ? [data.schedule] : []));
  return { seasons, openMonths: openMonths(schedules) };
}

/** Who the site is, as heads and structured data name it. */
export async function identity(): Promise<SiteIdentity> {
  const { company, url } = await getSingleton('site', 'site');
  return { name: company, url };
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
  /** The way from the home page down to this page, which is its last step. */
  trail?: readonly { name: string; path: string }[];
  /** What the page says for search engines besides: who we are and its trail come by themselves. */
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
  trail,
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
        ...(path === '/'
          ? [
              organization({
                ...who,
                tagline: site.description,
                email: site.email,
                social: [site.social.href],
                priceRange: '$$',
                area: site.area,
              }),
              website(who),
            ]
          : [namedOrganization(who)]),
        ...(trail ? [breadcrumbs(trail, chrome.breadcrumb.home, who)] : []),
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
        newTab: chrome.newTab,
        email: site.email,
        social: { label: site.social.network, href: site.social.href },
      },
      bar: {
        ...chrome.bar,
        when: here?.kind === 'walk' ? shortDaysLine(here.schedule) : undefined,
      },
      notices: { label: chrome.notices, notices: noticesAfter(site.closings ?? [], now()) },
      promo:
        path === '/' && site.promo
          ? {
              storageKey: `promo-${site.promo.id}`,
              text: site.promo.text,
              linkLabel: site.promo.linkLabel,
              href: site.links.giftCards,
              newTab: chrome.newTab,
              dismissLabel: site.promo.dismissLabel,
            }
          : undefined,
    },
  };
}
