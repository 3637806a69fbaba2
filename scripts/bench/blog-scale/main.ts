/**
 * `npm run scale`: builds the site with 21, 250 and 1,000 posts and says what each size costs. The
 * posts are made up in a copy of the project in the machine's temporary folder, never in this one.
 * Each is built twice: with every new post's share card still to be drawn, and again.
 * Other sizes: `npm run scale -- 100 500`. `--keep` leaves the copy, for a look at its `dist`.
 *
 * Exit code 1 when a page that lists posts is over the budget of a page, at any size.
 */
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { BUDGETS } from '../../checks/budgets.ts';
import { PlainError, root, run, runScript } from '../../dev/processes.ts';
import { fitLine, weighBlog, type Figures } from './figures.ts';
import { syntheticPosts } from './synthetic-posts.ts';

const SIZES = [21, 250, 1000];
const COPIED = [
  'astro.config.mjs',
  'package.json',
  'tsconfig.json',
  'content',
  'public',
  'scripts',
  'src',
];
/** The clock of every build here, so that the posts' days do not move with the machine's. */
const BUILD_DATE = '2026-01-01';

function copyProject(): string {
  const copy = mkdtempSync(join(tmpdir(), 'blog-scale-'));
  for (const name of COPIED) cpSync(join(root, name), join(copy, name), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction');
  // What is encoded already, as on a machine that has built the site before: the trial's posts borrow
  // the real ones' pictures, but each needs a share card of its own.
  for (const kept of ['.cache/astro/assets', '.cache/cards']) {
    if (existsSync(join(root, kept)))
      cpSync(join(root, kept), join(copy, kept), { recursive: true });
  }
  return copy;
}

function readPosts(folder: string) {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.mdx'))
    .map((name) => ({
      slug: basename(name, '.mdx'),
      text: readFileSync(join(folder, name), 'utf8'),
    }));
}

/** Builds the copy with this many posts, the real ones among them. */
async function measure(copy: string, posts: number): Promise<Figures> {
  const folder = join(copy, 'content/blog');
  const real = readPosts(join(root, 'content/blog'));
  for (const { slug, text } of syntheticPosts(Math.max(0, posts - real.length), real, BUILD_DATE)) {
    writeFileSync(join(folder, `${slug}.mdx`), text);
  }
  const firstSeconds = await buildSeconds(copy, posts);
  const seconds = await buildSeconds(copy, posts);
  return {
    posts: readPosts(folder).length,
    firstSeconds,
    seconds,
    ...weighBlog(join(copy, 'dist')),
  };
}

async function buildSeconds(copy: string, posts: number): Promise<number> {
  const start = performance.now();
  const { code, output } = await run('astro', ['build'], {
    cwd: copy,
    quiet: true,
    env: { BUILD_DATE },
  });
  if (code !== 0) throw new PlainError(`${output}\nWith ${posts} posts the site was not built.`);
  return (performance.now() - start) / 1000;
}

const COLUMNS: readonly [head: string, value: (figures: Figures) => string][] = [
  ['posts', ({ posts }) => String(posts)],
  ['first s', ({ firstSeconds }) => firstSeconds.toFixed(1)],
  ['again s', ({ seconds }) => seconds.toFixed(1)],
  ['/blog', ({ blog }) => blog.toFixed(1)],
  ['widest list', ({ heaviestList }) => heaviestList.toFixed(1)],
  ['widest post', ({ heaviestPost }) => heaviestPost.toFixed(1)],
  ['rss', ({ rss }) => rss.toFixed(1)],
  ['json', ({ json }) => json.toFixed(1)],
  ['search list', ({ searchList }) => searchList.toFixed(1)],
  ['search file', ({ heaviestShard }) => heaviestShard.toFixed(1)],
  ['files', ({ searchFiles }) => String(searchFiles)],
  ['dist MB', ({ total }) => total.toFixed(1)],
];

const row = (cells: readonly string[]) => cells.map((cell) => cell.padStart(12)).join('');

async function main(args: readonly string[]): Promise<void> {
  const sizes = args.filter((arg) => /^\d+$/.test(arg)).map(Number);
  const copy = copyProject();
  try {
    const measured: Figures[] = [];
    console.log(`${row(COLUMNS.map(([head]) => head))}   (kB as gzip leaves them)`);
    for (const size of (sizes.length > 0 ? sizes : SIZES).toSorted((a, b) => a - b)) {
      const figures = await measure(copy, size);
      measured.push(figures);
      console.log(row(COLUMNS.map(([, value]) => value(figures))));
    }
    report(measured);
  } finally {
    if (args.includes('--keep')) console.log(`Left for a look: ${copy}`);
    else rmSync(copy, { recursive: true, force: true });
  }
}

function report(measured: readonly Figures[]): void {
  if (measured.length > 1) {
    const first = fitLine(measured.map(({ posts, firstSeconds }) => [posts, firstSeconds]));
    const again = fitLine(measured.map(({ posts, seconds }) => [posts, seconds]));
    const list = fitLine(measured.map(({ posts, blog }) => [posts, blog]));
    console.log(`
First build: ${first.base.toFixed(1)} s and ${(first.slope * 1000).toFixed(0)} ms a post.
Build again: ${again.base.toFixed(1)} s and ${(again.slope * 1000).toFixed(0)} ms a post.
/blog: ${list.base.toFixed(1)} kB and ${(list.slope * 1000).toFixed(2)} bytes a post.`);
  }
  for (const { posts, heaviestList, heaviestListPath } of measured) {
    if (heaviestList <= BUDGETS.html) continue;
    console.error(
      `With ${posts} posts, ${heaviestListPath} takes ${heaviestList.toFixed(1)} kB of ${BUDGETS.html}.`,
    );
    process.exitCode = 1;
  }
}

runScript(() => main(process.argv.slice(2)));
