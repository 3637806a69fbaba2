import type * as schema from 'schema-dts';
import { toNewYorkIso } from '../domain/seasons/new-york-time.ts';
import type { Departure } from '../domain/seasons/departures.ts';
import type { PostalAddress } from '../domain/text/postal-address.ts';
import { absolute, type SiteIdentity } from './head.ts';

// A block made in a callback names its type: only then does the compiler refuse a property that
// schema.org does not know.

export type ListEntry = Omit<schema.ListItemLeaf, '@type'>;

/** The entries of a list with their places in it, from 1. */
export const listItems = (entries: readonly ListEntry[]): schema.ListItemLeaf[] =>
  entries.map((entry, index) => ({ '@type': 'ListItem', position: index + 1, ...entry }));

/** The company, as other blocks refer to it. */
export const organizationId = (site: SiteIdentity) => `${site.url}/#organization`;

type Company = SiteIdentity & {
  tagline: string;
  email: string;
  /** Path of a picture. */
  image: string;
  social: readonly string[];
  /** The city or region that it serves. */
  area: string;
};

/**
 * The company with all that search engines want to know: once, on the front page. It has no office, so it is
 * no LocalBusiness; it carries no rating, which a company may not give itself.
 */
export function organization(company: Company): schema.OrganizationLeaf {
  return {
    ...namedOrganization(company),
    logo: absolute('/icon-512.png', company.url),
    description: company.tagline,
    email: company.email,
    image: absolute(company.image, company.url),
    areaServed: { '@type': 'City', name: company.area },
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      email: company.email,
      availableLanguage: 'English',
      url: absolute('/contact', company.url),
    },
    sameAs: company.social,
  };
}

/** The company by its name, on the pages that are not its front page: other blocks there refer to it. */
export function namedOrganization(site: SiteIdentity): schema.OrganizationLeaf {
  return {
    '@type': 'Organization',
    '@id': organizationId(site),
    name: site.name,
    url: absolute('/', site.url),
  };
}

export function website(site: SiteIdentity): schema.WebSiteLeaf {
  return {
    '@type': 'WebSite',
    '@id': `${site.url}/#website`,
    name: site.name,
    url: absolute('/', site.url),
    inLanguage: 'en-US',
    publisher: { '@id': organizationId(site) },
  };
}

/** Breadcrumbs from the home page, `home`. `trail` starts below it and ends with the page. */
export function breadcrumbs(
  trail: readonly { name: string; path: string }[],
  home: string,
  site: SiteIdentity,
): schema.BreadcrumbListLeaf {
  const steps = [{ name: home, path: '/' }, ...trail];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: listItems(
      steps.map(({ name, path }): ListEntry => ({ name, item: absolute(path, site.url) })),
    ),
  };
}

type Tour = {
  name: string;
  description: string;
  path: string;
  image: string;
  /** Whole US dollars a guest, or for the whole group of a private tour. */
  price: number;
  /** How long the tour is; left out where the group decides. */
  minutes?: number;
  stops: readonly string[];
  /** The audience: "Cat lovers". */
  audience: readonly string[];
  bookingUrl: string;
  /** Left out where it is booked by message. */
  availability?: schema.ItemAvailability;
};

/** Whether a tour is sold now, by its next departure; how many places are left only the booking service knows. */
export function availabilityOf(next: Departure | undefined): schema.ItemAvailability {
  if (!next) return 'https://schema.org/OutOfStock';
  return next.isAfterBreak ? 'https://schema.org/PreOrder' : 'https://schema.org/InStock';
}

type Dated = Pick<
  Tour,
  'name' | 'description' | 'path' | 'image' | 'price' | 'minutes' | 'bookingUrl'
> & {
  meeting: { place: string; address: PostalAddress };
};

/** The dates of a tour or a talk as events. How many places are left only the booking service knows. */
export function events(
  { minutes, ...tour }: Dated,
  starts: readonly number[],
  site: SiteIdentity,
): schema.EventLeaf[] {
  return starts.map((startsAt): schema.EventLeaf => ({
    '@type': 'Event',
    name: tour.name,
    description: tour.description,
    url: absolute(tour.path, site.url),
    image: absolute(tour.image, site.url),
    startDate: toNewYorkIso(startsAt),
    ...(minutes !== undefined && { endDate: toNewYorkIso(startsAt + minutes * 60_000) }),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: {
      '@type': 'Place',
      name: tour.meeting.place,
      address: {
        '@type': 'PostalAddress',
        streetAddress: tour.meeting.address.street,
        addressLocality: tour.meeting.address.locality,
        postalCode: tour.meeting.address.postalCode,
        addressRegion: 'NY',
        addressCountry: 'US',
      },
    },
    organizer: { '@id': organizationId(site) },
    offers: {
      '@type': 'Offer',
      price: String(tour.price),
      priceCurrency: 'USD',
      url: tour.bookingUrl,
      availability: 'https://schema.org/InStock',
    },
  }));
}

/**
 * A tour as a trip with an offer.
 *
 * A trip has no `duration` in schema.org, so its offer states the minutes.
 */
export function touristTrip(tour: Tour, site: SiteIdentity): schema.TouristTripLeaf {
  const { minutes, availability } = tour;
  const stops = listItems(tour.stops.map((name): ListEntry => ({ name })));
  return {
    '@type': 'TouristTrip',
    name: tour.name,
    description: tour.description,
    url: absolute(tour.path, site.url),
    image: absolute(tour.image, site.url),
    touristType: tour.audience,
    provider: { '@id': organizationId(site) },
    ...(stops.length > 0 && { itinerary: { '@type': 'ItemList', itemListElement: stops } }),
    offers: {
      '@type': 'Offer',
      price: String(tour.price),
      priceCurrency: 'USD',
      url: tour.bookingUrl,
      ...(availability && { availability }),
      ...(minutes !== undefined && { additionalProperty: duration(minutes) }),
    },
  };
}

function duration(minutes: number): schema.PropertyValueLeaf {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return {
    '@type': 'PropertyValue',
    propertyID: 'https://schema.org/duration',
    name: 'Duration',
    value: `PT${hours ? `${hours}H` : ''}${rest ? `${rest}M` : ''}`,
  };
}
