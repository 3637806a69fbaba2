import type * as schema from 'schema-dts';
import { newYorkInstant, toNewYorkIso } from '../domain/seasons/new-york-time.ts';
import { absolute, type SiteIdentity } from './head.ts';
import { type ListEntry, listItems, organizationId } from './json-ld.ts';

/** Where the press writes to, as a further fact about the company that every page names. */
export function pressContact(email: string, site: SiteIdentity): schema.OrganizationLeaf {
  return {
    '@type': 'Organization',
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

/** What others have published about the company, newest first: articles and broadcasts, no reviews. */
export function coverageList(
  coverage: readonly Coverage[],
  site: SiteIdentity,
): schema.ItemListLeaf {
  const blockOf = (entry: Coverage): schema.ArticleLeaf | schema.RadioEpisodeLeaf => {
    const shared: Omit<schema.CreativeWorkLeaf, '@type'> = {
      url: entry.link,
      datePublished: entry.month,
      publisher: { '@type': 'Organization', name: entry.publication },
      about: { '@id': organizationId(site) },
    };
    return entry.kind === 'article'
      ? { '@type': 'Article', headline: entry.title, ...shared }
      : { '@type': 'RadioEpisode', name: entry.title, ...shared };
  };
  return {
    '@type': 'ItemList',
    '@id': `${site.url}/in-the-news#coverage`,
    itemListElement: listItems(coverage.map((entry): ListEntry => ({ item: blockOf(entry) }))),
  };
}

type Video = {
  title: string;
  description: string;
  /** The video's own page, and the URL of its player. */
  url: string;
  player: string;
  /** Path of a still. */
  thumbnail: string;
  /** ISO date, `2025-05-16`: search engines take no video without one. */
  uploaded: string;
};

export function videoObject(video: Video, site: SiteIdentity): schema.VideoObjectLeaf {
  return {
    '@type': 'VideoObject',
    name: video.title,
    description: video.description,
    url: video.url,
    embedUrl: video.player,
    thumbnailUrl: absolute(video.thumbnail, site.url),
    // The hour is not known; at noon it is the same day on both coasts.
    uploadDate: toNewYorkIso(newYorkInstant(video.uploaded, '12:00')),
    publisher: { '@id': organizationId(site) },
  };
}
