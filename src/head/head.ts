import type { Graph, Thing } from 'schema-dts';

/** One page, as its head describes it. Addresses are paths of this site (`/tours`). */
export type PageHead = {
  /** The full title, as the tab shows it. */
  title: string;
  /** What a search result says: 155 characters at most. */
  description: string;
  /** The canonical address: a path without a trailing slash. */
  path: string;
  /** What a shared link shows. */
  card: { path: string; alt: string };
  article?:
    { published: string; modified?: string | undefined; tags: readonly string[] } | undefined;
  /** Keeps the page out of search results. */
  noindex?: boolean | undefined;
  jsonLd?: readonly JsonLd[] | undefined;
};

/** A block of structured data, in schema.org's vocabulary. */
export type JsonLd = Exclude<Thing, string>;

export type SiteIdentity = { name: string; url: string };

export type HeadTag = {
  tag: 'title' | 'meta' | 'link' | 'script';
  attributes: Record<string, string>;
  text?: string;
};

/** Share cards are 1200 x 630 pixels (`pages/cards/`). */
export const CARD = { width: 1200, height: 630 };

const meta = (key: 'name' | 'property', name: string, content: string): HeadTag => ({
  tag: 'meta',
  attributes: { [key]: name, content },
});

/**
 * The head of a page as plain data, in the order it is written.
 *
 * Input: the page and the site it belongs to. Output: tags without any escaping (whoever writes
 * them escapes attributes; JSON-LD text is already safe inside a `<script>`).
 */
export function headTags(page: PageHead, site: SiteIdentity): HeadTag[] {
  const canonical = absolute(page.path, site.url);
  const image = absolute(page.card.path, site.url);
  const { article } = page;

  return [
    { tag: 'title', attributes: {}, text: page.title },
    meta('name', 'description', page.description),
    ...(page.noindex
      ? [meta('name', 'robots', 'noindex')]
      : [{ tag: 'link' as const, attributes: { rel: 'canonical', href: canonical } }]),
    meta('property', 'og:site_name', site.name),
    meta('property', 'og:type', article ? 'article' : 'website'),
    meta('property', 'og:title', page.title),
    meta('property', 'og:description', page.description),
    meta('property', 'og:url', canonical),
    meta('property', 'og:image', image),
    meta('property', 'og:image:width', String(CARD.width)),
    meta('property', 'og:image:height', String(CARD.height)),
    meta('property', 'og:image:alt', page.card.alt),
    ...(article
      ? [
          meta('property', 'article:published_time', article.published),
          ...(article.modified
            ? [meta('property', 'article:modified_time', article.modified)]
            : []),
          ...article.tags.map((tag) => meta('property', 'article:tag', tag)),
        ]
      : []),
    // Cards fall back to the og tags for title, description and picture.
    meta('name', 'twitter:card', 'summary_large_image'),
    ...(page.jsonLd?.length ? [jsonLdTag(page.jsonLd)] : []),
  ];
}

/** A path of this site as a full address; the home page keeps its slash. */
export const absolute = (path: string, siteUrl: string): string => siteUrl + path;

function jsonLdTag(values: readonly JsonLd[]): HeadTag {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': values };
  return {
    tag: 'script',
    attributes: { type: 'application/ld+json' },
    // "<" would end the script early, or open a comment in it.
    text: JSON.stringify(graph).replaceAll('<', '\\u003c'),
  };
}
