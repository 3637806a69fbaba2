import { posix } from 'node:path';
import { toLongDate } from '../../../src/domain/seasons/calendar-date.ts';
import { isSlug, toSlug } from '../../../src/domain/blog/slug.ts';
import { type Content, readContent } from '../check/check-content.ts';
import { valueAt } from '../check/read/value-at.ts';
import type { Entry } from '../check/read/entries.ts';
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

export type NewPost = { slug: string; file: string; text: string };

export function newPost({ root, title: typed, address, day }: Order): NewPost {
  const title = typed.trim().replaceAll(/\s+/g, ' ');
  if (title === '') throw new PlainError(`A post needs a title:\n  ${USAGE}`);
  const content = readContent({ root });
  const slug = address ?? toSlug(title);
  refuseAddress(slug, title, content);

  const file = `content/blog/${slug}/index.mdx`;
  const tour = tourFor(content);
  const text = postText({
    id: nextId(content.entries),
    title,
    slug,
    date: toLongDate(day),
    tour: { id: tour.id, name: String(valueAt(tour.data, ['name'])) },
    tours: toursOf(content).map(({ id }) => id),
    categories: content.entries
      .filter(({ collection }) => collection === 'categories')
      .map(({ id }) => id),
    picture: {
      src: posix.join('../../tours', tour.id, String(valueAt(tour.data, ['hero', 'src']))),
      alt: String(valueAt(tour.data, ['hero', 'alt'])),
    },
  });
  return { slug, file, text };
}

const USAGE = 'npm run new:post "The Cat of Pier A"';

function refuseAddress(slug: string, title: string, { files }: Content): void {
  const another = `npm run new:post ${JSON.stringify(title)} a-short-address`;
  if (!isSlug(slug)) {
    const why =
      slug === ''
        ? `"${title}" has no letters that an address can be made of.`
        : `"${slug}" cannot be part of an address: lower-case letters, digits and hyphens can.`;
    throw new PlainError(`${why}\nGive it one:\n  ${another}`);
  }
  if (slug.length > LONGEST_ADDRESS) {
    throw new PlainError(
      `The address would be /blog/${slug},\n` +
        `${slug.length} letters long; ${LONGEST_ADDRESS} is the most. Shorten the title, or give it an address:\n  ${another}`,
    );
  }
  const file = `content/blog/${slug}/index.mdx`;
  const taken = files.paths.find((path) => path.toLowerCase() === file);
  if (taken) {
    throw new PlainError(
      `${taken} is there already.\nOpen it, or give the new post another address:\n  ${another}`,
    );
  }
}

/** One more than the highest: a number that a post once had is never given again by chance. */
function nextId(entries: readonly Entry[]): number {
  const ids = entries
    .filter(({ collection }) => collection === 'blog')
    .map(({ data }) => Number(valueAt(data, ['id'])))
    .filter(Number.isInteger);
  return Math.max(0, ...ids) + 1;
}

const toursOf = ({ entries }: Content) =>
  entries.filter(({ collection }) => collection === 'tours');

/** The first walk: its wide print stands in for the post's picture. */
function tourFor(content: Content): Entry {
  const walk = toursOf(content).find(({ data }) => valueAt(data, ['hero', 'src']) !== undefined);
  if (walk) return walk;
  throw new PlainError(
    'No tour can be read. Run this first, and fix what it reports:\n  npm run preflight',
  );
}

export function nextSteps({ slug, file }: NewPost): string {
  return `${file} is ready: a draft, and only you see it.

  1  See it     npm run dev, then open http://localhost:4321/blog/${slug}
  2  Picture    save yours as content/blog/${slug}/${slug}.jpg, name it in "src", describe it in "alt"
  3  Write      every line that says "Write here" is yours; the page follows as you save
  4  Check      npm run preflight
  5  Publish    take away the line "draft: true", then npm run deploy
`;
}
