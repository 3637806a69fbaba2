import { type CollectionEntry, getEntry } from 'astro:content';
import { normalizePhone } from '../../domain/forms/phone.ts';
import { toIsoDate } from '../../domain/seasons/calendar-date.ts';
import { noticesAfter } from '../../domain/seasons/closings.ts';
import type { JsonLd, PageHead } from '../../head/head.ts';
import { breadcrumbs, namedOrganization, organization, website } from '../../head/json-ld.ts';
import { newYorkMidnight } from '../../domain/seasons/new-york-time.ts';
import { tourDates } from '../../domain/seasons/tour-dates.ts';
import { now, today } from '../../providers/clock.ts';
import { getIdentity } from './site.ts';
import { getShareCard } from './share-cards.ts';
import { getTours } from './tours.ts';

type Bar = CollectionEntry<'chrome'>['data']['bar'];
type Tours = Awaited<ReturnType<typeof getTours>>;

/** The booking bar, for the page's tour or for all scheduled tours. */
function bookingBar(words: Bar, here: Tours[number]['data'] | undefined, tours: Tours) {
  const { name, next, label, reserve, price, contact } = words;
  if (!here) return { name, next, label, price, tours: scheduled(tours) };
  const own =
    here.kind === 'private' ? { ...contact, tours: [] } : { label: reserve, tours: [here] };
  return { name, next, price: here.priceLine, ...own };
}

const scheduled = (tours: Tours) =>
  tours.flatMap(({ data }) => (data.kind === 'scheduled' ? [data] : []));

type Describe = {
  path: string;
  head: { title: string; description: string };
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
  const card = await getShareCard(cardOf);
  const { name } = company;
  const { header, footer } = chrome;
  const here = tours.find((tour) => tour.path === path)?.data;

  return {
    site: company,
    head: {
      ...head,
      path,
      card,
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
                image: card.path,
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
          tours: header.tours,
          links: tours.map(({ data, path: href }) => ({
            label: data.name,
            href,
            departing: data.kind === 'scheduled' ? data : undefined,
          })),
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
    },
    departures: Object.fromEntries(
      scheduled(tours).map((tour) => [tour.id, tourDates(tour, now())]),
    ),
  };
}

type HeroPage = {
  head: Describe['head'];
  hero: { title: string };
};

/** The layout's props for a page right below the home page. Breadcrumbs name it as the footer does. */
export async function getHeroLayout(
  path: string,
  { head, hero }: HeroPage,
  jsonLd: readonly JsonLd[] = [],
) {
  const { explore, connect } = (await getEntry({ collection: 'chrome', id: 'chrome' })).data.footer;
  const link = [...explore, ...connect].find(({ href }) => href === path);
  return getLayoutProps({
    path,
    head,
    trail: [{ name: link?.label ?? hero.title, path }],
    jsonLd,
  });
}

/** The banner until its last day. The key contains its text, so that a new one is shown after a dismissal. */
export async function getPromo() {
  const { promo, links } = (await getEntry({ collection: 'site', id: 'site' })).data;
  const { newTab } = (await getEntry({ collection: 'chrome', id: 'chrome' })).data;
  const lastDay = toIsoDate(promo?.until ?? '');
  if (!promo || (lastDay && lastDay < today())) return undefined;
  const { href = links.giftCards, ...words } = promo;
  const until = lastDay && newYorkMidnight(lastDay, 1);
  return { ...words, href, newTab, storageKey: `promo-${words.text}` as const, until };
}
