import { type CollectionEntry, getEntry } from 'astro:content';
import { normalizePhone } from '../../domain/forms/phone.ts';
import { toIsoDate } from '../../domain/seasons/calendar-date.ts';
import { noticesAfter } from '../../domain/seasons/closings.ts';
import type { JsonLd, PageHead } from '../../head/head.ts';
import { breadcrumbs, namedOrganization, organization, website } from '../../head/json-ld.ts';
import { now, today } from '../../providers/clock.ts';
import { getIdentity } from './site.ts';
import { getTours } from './tours.ts';

/** The share card of `/tours/lower-east-side` is `/cards/tours-lower-east-side.jpg`. */
export function cardPath(path: string): string {
  return `/cards/${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}.jpg`;
}

type Bar = CollectionEntry<'chrome'>['data']['bar'];
type Tours = Awaited<ReturnType<typeof getTours>>;

/** The booking bar, for the page's tour or for all scheduled tours. */
function bookingBar(words: Bar, here: Tours[number]['data'] | undefined, tours: Tours) {
  const { name, next, label, reserve, price, contact } = words;
  if (here?.kind === 'private')
    return {
      name,
      next,
      label: contact.label,
      price: here.priceLine,
      tours: [],
      href: contact.href,
    };
  if (here) return { name, next, label: reserve, price, tours: [{ schedule: here.schedule }] };
  const scheduled = tours.flatMap(({ data }) => (data.kind === 'scheduled' ? [data] : []));
  return { name, next, label, price, tours: scheduled };
}

type Describe = {
  path: string;
  head: { title: string; description: string };
  /** Alt text of the share card. */
  alt: string;
  /** The page whose share card this one uses. */
  cardOf?: string;
  article?: PageHead['article'];
  noindex?: boolean;
  /** The breadcrumbs below the home page, ending with this page. */
  trail?: readonly { name: string; path: string }[];
  /** Structured data besides the organization and the breadcrumbs. */
  jsonLd?: readonly JsonLd[];
};

/** Returns the props of `layouts/Page.astro`. `path` is the canonical path, and marks the current link. */
export async function getLayoutProps({
  path,
  head,
  alt,
  cardOf = path,
  article,
  noindex,
  trail,
  jsonLd = [],
}: Describe) {
  const { data: site } = await getEntry({ collection: 'site', id: 'site' });
  const { data: chrome } = await getEntry({ collection: 'chrome', id: 'chrome' });
  const company = await getIdentity();
  const tours = await getTours();
  const { name } = company;
  const { header, footer } = chrome;
  const here = tours.find((tour) => tour.path === path)?.data;

  return {
    site: company,
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
                ...company,
                tagline: site.description,
                email: site.email,
                social: [site.social.href],
                image: cardPath('/'),
                area: site.area,
              }),
              website(company),
            ]
          : [namedOrganization(company)]),
        ...(trail ? [breadcrumbs(trail, chrome.breadcrumb.home, company)] : []),
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
            links: tours.map((tour) => ({ label: tour.data.name, href: tour.path })),
          },
          after: header.after,
          more: [
            ...header.more,
            { label: header.call, href: `tel:${normalizePhone(site.dayOf.phone)}` },
          ],
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
        host: new URL(company.url).host,
        phone: site.dayOf.phone,
        email: site.email,
        social: { label: site.social.network, href: site.social.href },
      },
      bar: bookingBar(chrome.bar, here, tours),
      notices: { label: chrome.notices, notices: noticesAfter(site.closings ?? [], now()) },
      promo: path === '/' ? promo(site, chrome.newTab) : undefined,
    },
  };
}

type HeroPage = {
  head: Describe['head'];
  hero: { title: string; picture: { alt: string } };
};

/** The layout's props for a page right below the home page, which its hero names. */
export const getHeroLayout = (path: string, { head, hero }: HeroPage, jsonLd?: readonly JsonLd[]) =>
  getLayoutProps({
    path,
    head,
    alt: hero.picture.alt,
    trail: [{ name: hero.title, path }],
    ...(jsonLd && { jsonLd }),
  });

/** The banner until its last day. The key contains its text, so that a new one is shown after a dismissal. */
function promo({ promo: banner, links }: CollectionEntry<'site'>['data'], newTab: string) {
  if (!banner || (toIsoDate(banner.until ?? '') ?? today()) < today()) return undefined;
  const { until: _, href = links.giftCards, ...words } = banner;
  return { ...words, href, newTab, storageKey: `promo-${words.text}` as const };
}
