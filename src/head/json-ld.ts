import { absolute, type JsonLd, type SiteIdentity } from './head.ts';

/** The company and the site, as other blocks refer to them. */
const organizationId = (site: SiteIdentity) => `${site.url}/#organization`;
const websiteId = (site: SiteIdentity) => `${site.url}/#website`;

type Company = SiteIdentity & {
  tagline: string;
  email: string;
  social: readonly string[];
  priceRange: string;
};

/**
 * The company as a travel agency that serves New York City. No street address is known, so it is no
 * LocalBusiness; it carries no rating, which a company may not give itself (`platform.md`, 9).
 */
export function organization(company: Company): JsonLd {
  return {
    '@type': 'TravelAgency',
    '@id': organizationId(company),
    name: company.name,
    url: absolute('/', company.url),
    logo: absolute('/icon-512.png', company.url),
    description: company.tagline,
    email: company.email,
    areaServed: { '@type': 'City', name: 'New York City' },
    priceRange: company.priceRange,
    sameAs: company.social,
  };
}

/** Whom the press writes to, as a further fact about the company that every page names. */
export function pressContact({ email }: { email: string }, site: SiteIdentity): JsonLd {
  return {
    '@type': 'TravelAgency',
    '@id': organizationId(site),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'press',
      email,
      availableLanguage: 'English',
      url: absolute('/press-kit', site.url),
    },
  };
}

type Coverage = {
  title: string;
  publication: string;
  link: string;
  /** ISO month, `2025-05`. */
  month: string;
  kind: 'article' | 'broadcast';
};

/** What others have published about the company, newest first. Their words are theirs: no review of ours. */
export function coverageList(coverage: readonly Coverage[], site: SiteIdentity): JsonLd {
  return {
    '@type': 'ItemList',
    '@id': `${site.url}/in-the-news#coverage`,
    itemListElement: coverage.map(({ title, publication, link, month, kind }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: {
        '@type': kind === 'article' ? 'Article' : 'RadioEpisode',
        [kind === 'article' ? 'headline' : 'name']: title,
        url: link,
        datePublished: month,
        publisher: { '@type': 'Organization', name: publication },
        about: { '@id': organizationId(site) },
      },
    })),
  };
}

type Video = {
  title: string;
  description: string;
  /** The video's own page. */
  url: string;
  /** Path of a still. */
  thumbnail: string;
  /** ISO date, `2025-05-16`: without one a video may not be named (`platform.md`, 9). */
  uploaded: string;
};

export function videoObject(video: Video, site: SiteIdentity): JsonLd {
  return {
    '@type': 'VideoObject',
    name: video.title,
    description: video.description,
    url: video.url,
    thumbnailUrl: absolute(video.thumbnail, site.url),
    uploadDate: video.uploaded,
    publisher: { '@id': organizationId(site) },
  };
}

export function website(site: SiteIdentity): JsonLd {
  return {
    '@type': 'WebSite',
    '@id': websiteId(site),
    name: site.name,
    url: absolute('/', site.url),
    inLanguage: 'en-US',
    publisher: { '@id': organizationId(site) },
  };
}

/** Where a page stands, from the home page down. `trail` starts below home; its last is the page. */
export function breadcrumbs(
  trail: readonly { name: string; path: string }[],
  site: SiteIdentity,
): JsonLd {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Home', path: '/' }, ...trail].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absolute(path, site.url),
    })),
  };
}

type Tour = {
  name: string;
  description: string;
  path: string;
  image: string;
  /** Whole US dollars a guest, or for the whole group of a private tour. */
  price: number;
  /** How long the walk is; left out where the group decides. */
  minutes?: number;
  stops: readonly string[];
  bookingUrl: string;
};

/**
 * A tour as a trip with an offer. Not an Event: no dates are published (`platform.md`, 9).
 *
 * schema.org gives a trip no `duration` (events and recordings have one), but lets an offer state
 * what has no property of its own; so what the price buys is a walk of so many minutes.
 */
export function touristTrip(tour: Tour, site: SiteIdentity): JsonLd {
  return {
    '@type': 'TouristTrip',
    name: tour.name,
    description: tour.description,
    url: absolute(tour.path, site.url),
    image: absolute(tour.image, site.url),
    touristType: ['Cat lovers', 'History lovers'],
    provider: { '@id': organizationId(site) },
    ...(tour.stops.length
      ? {
          itinerary: {
            '@type': 'ItemList',
            itemListElement: tour.stops.map((name, index) => ({
              '@type': 'ListItem',
              position: index + 1,
              name,
            })),
          },
        }
      : {}),
    offers: {
      '@type': 'Offer',
      price: String(tour.price),
      priceCurrency: 'USD',
      availability: 'https://schema.org/InStock',
      url: tour.bookingUrl,
      ...(tour.minutes === undefined ? {} : { additionalProperty: duration(tour.minutes) }),
    },
  };
}

function duration(minutes: number): JsonLd {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return {
    '@type': 'PropertyValue',
    propertyID: 'https://schema.org/duration',
    name: 'Duration',
    value: `PT${hours ? `${hours}H` : ''}${rest ? `${rest}M` : ''}`,
  };
}

type Post = {
  title: string;
  description: string;
  path: string;
  image: string;
  /** ISO dates, `2025-09-05`. */
  published: string;
  modified?: string | undefined;
  /** Nobody: the company stands in as author. */
  author?: string | undefined;
  category: string;
  tags: readonly string[];
  words: number;
};

export function blogPosting(post: Post, site: SiteIdentity): JsonLd {
  const url = absolute(post.path, site.url);
  return {
    '@type': 'BlogPosting',
    '@id': `${url}#post`,
    headline: post.title,
    description: post.description,
    url,
    mainEntityOfPage: url,
    image: absolute(post.image, site.url),
    datePublished: post.published,
    dateModified: post.modified ?? post.published,
    author: post.author
      ? { '@type': 'Person', name: post.author, url: absolute('/about', site.url) }
      : { '@id': organizationId(site) },
    publisher: { '@id': organizationId(site) },
    articleSection: post.category,
    keywords: post.tags.join(', '),
    wordCount: post.words,
    inLanguage: 'en-US',
  };
}

export function blog(
  page: {
    name: string;
    description: string;
    posts: readonly { title: string; path: string; published: string }[];
  },
  site: SiteIdentity,
): JsonLd {
  return {
    '@type': 'Blog',
    '@id': `${site.url}/blog#blog`,
    name: page.name,
    description: page.description,
    url: absolute('/blog', site.url),
    publisher: { '@id': organizationId(site) },
    blogPost: page.posts.map(({ title, path, published }) => ({
      '@type': 'BlogPosting',
      headline: title,
      url: absolute(path, site.url),
      datePublished: published,
    })),
  };
}

/** Questions whose answers stand on the same page, word for word. */
export function faqPage(entries: readonly { question: string; answer: string }[]): JsonLd {
  return {
    '@type': 'FAQPage',
    mainEntity: entries.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
