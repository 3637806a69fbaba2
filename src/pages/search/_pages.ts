import { getEntry } from 'astro:content';
import type { Searchable } from '../../domain/blog/search-index.ts';
import { getPosts } from '../../content/queries/posts.ts';
import { getTours } from '../../content/queries/tours.ts';

/** A searchable page and the content of its result. */
type Found = Searchable & { href: string; kind: string };

/** The tours, then the posts, newest first. */
export async function searchablePages(): Promise<Found[]> {
  const { search } = (await getEntry({ collection: 'blogPage', id: 'blog' })).data;
  return [
    ...(await getTours()).map(({ path, data, body = '' }): Found => {
      const scheduled = data.kind === 'scheduled' ? data : undefined;
      return {
        href: path,
        kind: search.tour,
        title: data.title,
        summary: data.summary,
        subjects: [data.name],
        headings: scheduled?.stops.map(({ title }) => title) ?? [],
        text: [
          body,
          data.bestFor,
          ...(scheduled?.stops.flatMap(({ place, text }) => [place, text]) ?? []),
        ].join('\n'),
      };
    }),
    ...(await getPosts()).map(
      ({ path, title, excerpt, category, publishedText, tags, body, sources }): Found => ({
        href: path,
        kind: `${category.name}, ${publishedText}`,
        title,
        summary: excerpt,
        subjects: [category.name, ...tags],
        headings: [
          ...[...body.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading),
          ...[...body.matchAll(/\btitle="([^"]+)"/g)].map(([, heading = '']) => heading),
        ],
        text: [plain(body), ...sources].join('\n'),
      }),
    ),
  ];
}

/** Removes tags and link URLs from Markdown. */
function plain(body: string): string {
  return body.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\]\([^)]*\)/g, ' ');
}
