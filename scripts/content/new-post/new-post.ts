import { posix } from 'node:path';
import { toLongDate } from '../../../src/domain/seasons/calendar-date.ts';
import { isSlug, toSlug } from '../../../src/domain/blog/slug.ts';
import { readContent } from '../check/check-content.ts';
import type { ContentFiles } from '../check/read/content-files.ts';
import type { CollectionName } from '../check/read/entries.ts';
import { valueAt } from '../check/read/value-at.ts';
import { PlainError } from '../../dev/processes.ts';
import { postText } from './template.ts';

/** As much of an address as people still type, and as a search result shows. */
const LONGEST_ADDRESS = 60;

type Order = {
  root: string;
  title: string;
  /** The last part of the address, where it should not be made from the title. */
  address?: string | undefined;
  /** The day it is, "2025-12-05". */
  day: string;
};

export function newPost({ root, title: typed, address, day }: Order) {
  const title = typed.trim().replaceAll(/\s+/g, ' ');
  if (title === '') {
    throw new PlainError('A post needs a title:\n  npm run new:post "The Cat of Pier A"');
  }
  const { entries, files } = readContent({ root });
  const slug = address ?? toSlug(title);
  const file = `content/blog/${slug}/index.mdx`;
  const problem = addressProblem(slug, file, files);
  if (problem) {
    const another = `npm run new:post ${JSON.stringify(title)} a-short-address`;
    throw new PlainError(`${problem}. Give the post another address:\n  ${another}`);
  }
  const of = (name: CollectionName) => entries.filter(({ collection }) => collection === name);
  const numbers = of('blog').map(({ data }) => Number(valueAt(data, ['id'])));
  // Its wide print stands in for the post's picture.
  const tour = of('tours').find(({ data }) => valueAt(data, ['hero', 'src']) !== undefined);
  if (!tour) throw new PlainError('No tour can be read. Run this first:\n  npm run preflight');
  const textOf = (...path: string[]) => String(valueAt(tour.data, path));
  const text = postText({
    // A number that a post once had is not given again.
    id: Math.max(0, ...numbers.filter(Number.isInteger)) + 1,
    title,
    slug,
    date: toLongDate(day),
    tour: { id: tour.id, name: textOf('name') },
    tours: of('tours').map(({ id }) => id),
    categories: of('categories').map(({ id }) => id),
    picture: {
      src: posix.join('../../tours', tour.id, textOf('hero', 'src')),
      alt: textOf('hero', 'alt'),
    },
  });
  return { slug, file, text };
}

function addressProblem(slug: string, file: string, { paths }: ContentFiles): string | undefined {
  if (!isSlug(slug))
    return `"${slug}" is no address: lower-case letters, digits and hyphens can be`;
  if (slug.length > LONGEST_ADDRESS) return `/blog/${slug} has over ${LONGEST_ADDRESS} letters`;
  const taken = paths.find((path) => path.toLowerCase() === file);
  return taken && `${taken} is there already`;
}
