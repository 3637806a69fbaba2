import { globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { suggest } from '../check/read/did-you-mean.ts';
import { formatDiagnostic } from '../check/read/diagnostic.ts';
import type { Content } from '../check/read/content.ts';
import { PlainError } from '../../dev/processes.ts';
import { type GalleryList, listFile } from './gallery.ts';

export type Place =
  { kind: 'gallery'; list: GalleryList; tour?: string } | { kind: 'post'; post: string };

/** Parses a place as typed: `gallery/tours`, `gallery/fans` or `blog/peck-slip-hero-cat`. */
export function readPlace(typed: string, tour: string | undefined, content: Content): Place {
  const path = typed.replace(/^(?:\.\/)?content\//, '').replace(/\/(?:index\.mdx)?$|\.json$/, '');
  if (path === 'gallery/tours' || path === 'gallery/fans') {
    const list = path === 'gallery/tours' ? 'tours' : 'fans';
    if (list === 'fans' && tour !== undefined) {
      throw new PlainError('Only pictures in gallery/tours belong to a tour.');
    }
    rejectInvalidList(list, content);
    if (tour === undefined) return { kind: 'gallery', list };
    const tours = idsOf(content, 'tours');
    if (tours.includes(tour)) return { kind: 'gallery', list, tour };
    throw new PlainError(
      `There is no tour "${tour}"; ${suggest(tour, tours, 'see content/tours/')}`,
    );
  }
  const [, post] = /^blog\/([^/]+)$/.exec(path) ?? [];
  if (post === undefined) {
    throw new PlainError(
      `"${typed}" is not a place for photos. Write gallery/tours, gallery/fans or blog/ with the name of a post.`,
    );
  }
  const posts = idsOf(content, 'blog');
  if (posts.includes(post)) return { kind: 'post', post };
  const fix = suggest(post, posts, 'begin it with npm run new:post "Its title"');
  throw new PlainError(`There is no post content/blog/${post}/index.mdx; ${fix}`);
}

const idsOf = ({ entries }: Content, name: 'blog' | 'tours') =>
  entries.filter(({ collection }) => collection === name).map(({ id }) => id);

function rejectInvalidList(list: GalleryList, { faults }: Content): void {
  const fault = faults.find(({ file }) => file === listFile(list));
  if (fault) throw new PlainError(`Fix this first:\n  ${formatDiagnostic(fault)}`);
}

/** Also matches formats that can't be read, so that they are reported. */
const PHOTO_FILE = /\.(?:jpe?g|png|webp|avif|hei[cf]|tiff?|dng)$/i;

/** Lists the given files and the photos in the given folders, those of each folder sorted by name. */
export function listPhotos(paths: readonly string[]): string[] {
  return paths.flatMap((path) => {
    const stats = statSync(path, { throwIfNoEntry: false });
    if (!stats) throw new PlainError(`There is no file or folder ${path}`);
    if (!stats.isDirectory()) return [path];
    const names = globSync('*', { cwd: path })
      .filter((name) => PHOTO_FILE.test(name))
      .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
    if (names.length === 0) throw new PlainError(`There is no photograph in ${path}`);
    return names.map((name) => join(path, name));
  });
}
