import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { markupWeight } from '../../checks/budgets.ts';

/** What a build of the blog weighs and takes. Sizes in kB (1000 bytes) as gzip leaves them. */
export type Figures = {
  posts: number;
  /** The photographs and prints of the content. */
  pictures: number;
  /** A build of posts that are all new, the next one, and the one after a post was changed. */
  firstSeconds: number;
  seconds: number;
  changedSeconds: number;
  /** The page of all pictures. */
  gallery: number;
  /** The front page of the list. */
  blog: number;
  /** The heaviest of all pages that list posts, and its address. */
  heaviestList: number;
  heaviestListPath: string;
  /** The heaviest post. */
  heaviestPost: number;
  rss: number;
  json: number;
  /** The search: what its first use fetches, and the heaviest file that a letter can ask for. */
  searchList: number;
  heaviestShard: number;
  searchFiles: number;
  /** All files of the build, in MB as they are. */
  total: number;
};

const LISTS = [
  'blog.html',
  'blog/page/*.html',
  'blog/category/**/*.html',
  'blog/archive{,/*}.html',
];

/**
 * Weighs the blog of a build.
 *
 * @param dist the built site's folder.
 */
export function weighBlog(
  dist: string,
): Omit<Figures, 'posts' | 'pictures' | 'firstSeconds' | 'seconds' | 'changedSeconds'> {
  const gzipped = (file: string) => gzipSync(readFileSync(join(dist, file))).length / 1000;
  const markup = (file: string) => markupWeight(readFileSync(join(dist, file), 'utf8'));
  const heaviest = (files: readonly string[], weigh: (file: string) => number) =>
    files
      .map((file) => ({ file, size: weigh(file) }))
      .reduce((most, next) => (next.size > most.size ? next : most), { file: '', size: 0 });

  const lists = LISTS.flatMap((pattern) => globSync(pattern, { cwd: dist }));
  const heaviestList = heaviest(lists, markup);
  const posts = globSync('blog/*.html', { cwd: dist }).filter((file) => !lists.includes(file));
  const search = globSync('search/*.json', { cwd: dist });
  const all = globSync('**/*.*', { cwd: dist });
  return {
    blog: markup('blog.html'),
    gallery: markup('gallery.html'),
    heaviestList: heaviestList.size,
    heaviestListPath: `/${heaviestList.file.replace(/\.html$/, '')}`,
    heaviestPost: heaviest(posts, markup).size,
    rss: gzipped('rss.xml'),
    json: gzipped('feed.json'),
    searchList: gzipped('search/list.json'),
    heaviestShard: heaviest(
      search.filter((file) => file.includes('words-')),
      gzipped,
    ).size,
    searchFiles: search.length,
    total: all.reduce((sum, file) => sum + statSync(join(dist, file)).size, 0) / 1e6,
  };
}

/**
 * The straight line that comes nearest to the points (least squares).
 *
 * @returns what one more post costs (`slope`), and what is left with none (`base`).
 */
export function fitLine(points: readonly (readonly [posts: number, cost: number])[]) {
  const mean = (numbers: readonly number[]) =>
    numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
  const [x, y] = [mean(points.map(([posts]) => posts)), mean(points.map(([, cost]) => cost))];
  const slope =
    mean(points.map(([posts, cost]) => (posts - x) * (cost - y))) /
    mean(points.map(([posts]) => (posts - x) ** 2));
  return { slope, base: y - slope * x };
}
