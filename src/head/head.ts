import type { Graph, Thing } from 'schema-dts';

export type PageHead = {
  /** The full title, for the tab. */
  title: string;
  /** For search results, at most 155 characters. */
  description: string;
  /** The canonical path, without a trailing slash. */
  path: string;
  /** The share card. */
  card: { path: string; alt: string };
  article?:
    { published: string; modified?: string | undefined; tags: readonly string[] } | undefined;
  noindex?: boolean | undefined;
  jsonLd?: readonly JsonLd[] | undefined;
};

/** A schema.org block. */
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

/** The head as data, in order. Attributes are not escaped yet; JSON-LD text is safe inside a `<script>`. */
export function headTags(page: PageHead, site: SiteIdentity): HeadTag[] {
  const canonical = absolute(page.path, site.url);
  const image = absolute(page.card.path, site.url);
  const { article } = page;

  return [
    { tag: 'title', attributes: {}, text: page.title },
    meta('name', 'description', page.description),
    ...(page.noindex ? [meta('name', 'robots', 'noindex')] : []),
    { tag: 'link', attributes: { rel: 'canonical', href: canonical } },
    ...feedLinks(`${site.name} Blog`),
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
    // Title, description and picture fall back to the og tags.
    meta('name', 'twitter:card', 'summary_large_image'),
    ...(page.jsonLd?.length ? [jsonLdTag(page.jsonLd)] : []),
  ];
}

/** Feed readers look for these on whatever page they are given. */
const feedLinks = (title: string): HeadTag[] =>
  [
    { type: 'application/rss+xml', href: '/rss.xml' },
    { type: 'application/feed+json', href: '/feed.json' },
  ].map((feed) => ({ tag: 'link', attributes: { rel: 'alternate', title, ...feed } }));

/** Makes a path of this site absolute. */
export const absolute = (path: string, siteUrl: string): string => siteUrl + path;

function jsonLdTag(values: readonly JsonLd[]): HeadTag {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': values };
  return {
    tag: 'script',
    attributes: { type: 'application/ld+json' },
    // "<" could end the script or open a comment.
    text: JSON.stringify(graph).replaceAll('<', '\\u003c'),
  };
}
