import { getEntry } from 'astro:content';
import { hashedPath } from '../../content/queries/hashed-path.ts';
import { getPosts } from '../../content/queries/posts.ts';
import { getTours } from '../../content/queries/tours.ts';
import { type Searchable, uniqueWords } from '../../domain/blog/search.ts';

/** The file that the search box fetches, and its path: the tours, then the posts, newest first. */
export async function searchFile(): Promise<{ path: string; json: string }> {
  const { search } = (await getEntry({ collection: 'blogPage', id: 'blog' })).data;
  const pages: Searchable[] = [
    ...(await getTours()).map(({ path, data, body = '' }) => ({
      href: path,
      title: data.title,
      kind: search.tour,
      summary: data.summary,
      subjects: uniqueWords(data.name),
      text: uniqueWords(
        [
          data.summary,
          body,
          data.bestFor,
          ...(data.kind === 'scheduled' ? data.stops : []).flatMap(({ place, title, text }) => [
            place,
            title,
            text,
          ]),
        ].join('\n'),
      ),
    })),
    ...(await getPosts()).map((post) => ({
      href: post.path,
      title: post.title,
      kind: `${post.category.name}, ${post.publishedText}`,
      summary: post.excerpt,
      subjects: uniqueWords([post.category.name, ...post.tags].join(' ')),
      text: uniqueWords([post.excerpt, plain(post.body), ...post.sources].join('\n')),
    })),
  ];
  const json = JSON.stringify(pages);
  return { path: hashedPath('/search/pages.json', json), json };
}

/** A post's text without tags, but with their titles, and without the URLs of links. */
function plain(body: string): string {
  return body
    .replaceAll(/<(?:[^>]*\btitle="([^"]*)")?[^>]*>/g, ' $1 ')
    .replaceAll(/\]\([^)]*\)/g, ' ');
}
