import { getCollection, getEntry, type CollectionEntry } from 'astro:content';
import { toIsoDate, toLongDate } from '../../domain/seasons/calendar-date.ts';
import { countWords, readingMinutes } from '../../domain/blog/reading-time.ts';
import { stripComments } from '../../domain/blog/strip-comments.ts';
import { today } from '../../providers/clock.ts';
import { isDraftMode } from '../../providers/draft-mode.ts';
import { getInFileOrder } from './lists.ts';
import { getIdentity } from './site.ts';

export type Post = Awaited<ReturnType<typeof readPost>>;

export const categoryPath = (id: string) => `/blog/category/${id}`;

let built: Promise<Post[]> | undefined;

/**
 * The posts, newest first: in a build the published ones (`src/content/loader.ts`), in `npm run dev` all. A
 * build reads them once.
 */
export function getPosts(): Promise<Post[]> {
  if (isDraftMode()) return readPosts();
  built ??= readPosts();
  return built;
}

async function readPosts(): Promise<Post[]> {
  const now = today();
  const all = await Promise.all((await getCollection('blog')).map((entry) => readPost(entry, now)));
  return all.toSorted((a, b) => b.published.localeCompare(a.published) || a.id.localeCompare(b.id));
}

export async function getCategoryCounts(all: readonly Post[]) {
  return (await getInFileOrder('categories')).map(({ id, name }) => ({
    name,
    href: categoryPath(id),
    count: all.filter(({ category }) => category.id === id).length,
  }));
}

async function readPost(entry: CollectionEntry<'blog'>, now: string) {
  const { id, data } = entry;
  const body = stripComments(entry.body ?? '');
  const published = isoDate(data.date);
  const updated = data.updated === undefined ? undefined : isoDate(data.updated);
  const text = body.replaceAll(/<[^>]*>/g, ' ');
  return {
    id,
    path: `/blog/${id}`,
    title: data.title,
    description: data.description,
    excerpt: data.excerpt,
    published,
    publishedText: toLongDate(published),
    updated,
    updatedText: updated && toLongDate(updated),
    author: await readAuthor(data.author),
    category: (await getEntry(data.category)).data,
    tags: data.tags,
    picture: data.image,
    tour: data.tour.id,
    /** Whether it may end with an invitation to its tour. */
    hasCallout: data.callout !== 'none',
    sources: data.sources ?? [],
    body,
    minutes: readingMinutes(text),
    words: countWords(text),
    /** Above the title in `npm run dev`, of a post that a build leaves out. */
    notice: data.draft ? ('draft' as const) : published > now && ('scheduled' as const),
    entry,
  };
}

async function readAuthor(author: CollectionEntry<'blog'>['data']['author']) {
  if (author === undefined) return undefined;
  if (author === 'house') return { name: (await getIdentity()).name, isHouse: true };
  return { name: (await getEntry(author)).data.name, isHouse: false };
}

function isoDate(text: string): string {
  const date = toIsoDate(text);
  if (date === undefined) throw new Error(`"${text}" is no date, which the schema refuses.`);
  return date;
}
