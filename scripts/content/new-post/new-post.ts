import { posix } from 'node:path';
import { toLongDate } from '../../../src/domain/seasons/calendar-date.ts';
import { isSlug, toSlug } from '../../../src/domain/blog/slug.ts';
import { readContent } from '../check/read/content.ts';
import type { ContentFiles } from '../check/read/content-files.ts';
import type { CollectionName } from '../check/read/entries.ts';
import { valueAt } from '../check/read/value-at.ts';
import { PlainError } from '../../dev/processes.ts';
import { postText } from './template.ts';

/** Longer slugs are hard to type, and search results cut them off. */
const MAX_SLUG_LENGTH = 60;

type Options = {
  root: string;
  title: string;
  /** The slug; derived from the title by default. */
  slug?: string | undefined;
  /** Today, as "2025-12-05". */
  day: string;
};

export function newPost({ root, title: typed, slug: given, day }: Options) {
  const title = typed.trim().replaceAll(/\s+/g, ' ');
  if (title === '') {
    throw new PlainError('A post needs a title:\n  npm run new:post "The Cat of Pier A"');
  }
  const { entries, files } = readContent({ root });
  const slug = given ?? toSlug(title);
  const file = `content/blog/${slug}/index.mdx`;
  const problem = slugProblem(slug, file, files);
  if (problem) {
    const command = `npm run new:post ${JSON.stringify(title)} a-short-slug`;
    throw new PlainError(`${problem}. Give the post another one:\n  ${command}`);
  }
  const all = (name: CollectionName) => entries.filter(({ collection }) => collection === name);
  // Its hero image is the placeholder for the post's image.
  const tour = all('tours').find(({ data }) => valueAt(data, ['hero', 'src']) !== undefined);
  if (!tour) throw new PlainError('No tour can be read. Run this first:\n  npm run preflight');
  const textOf = (...path: string[]) => String(valueAt(tour.data, path));
  const text = postText({
    title,
    slug,
    date: toLongDate(day),
    tour: { id: tour.id, name: textOf('name') },
    tours: all('tours').map(({ id }) => id),
    categories: all('categories').map(({ id }) => id),
    picture: {
      src: posix.join('../../tours', tour.id, textOf('hero', 'src')),
      alt: textOf('hero', 'alt'),
    },
  });
  return { slug, file, text };
}

function slugProblem(slug: string, file: string, { paths }: ContentFiles): string | undefined {
  if (!isSlug(slug))
    return `"${slug}" is not a valid slug: use lower-case letters, digits and hyphens`;
  if (slug.length > MAX_SLUG_LENGTH) return `/blog/${slug} has over ${MAX_SLUG_LENGTH} letters`;
  const taken = paths.find((path) => path.toLowerCase() === file);
  return taken && `${taken} is there already`;
}
