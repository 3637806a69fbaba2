/**
 * `npm run scale`: builds the site with 21, 250 and 1,000 posts and says what each size costs. The
 * posts are made up in a copy of the project in the machine's temporary folder, never in this one.
 * Each is built three times: with every new post's share card still to be drawn, again, and with one post
 * changed. Other sizes: `npm run scale -- 100 500`. `--keep` leaves the copy, for a look at its `dist`.
 * `npm run scale -- --pictures` does the same with 137, 500 and 2,000 pictures, the new ones in the gallery.
 *
 * Exit code 1 when a page that lists posts is over the budget of a page, at any size.
 */
import {
  cpSync,
  existsSync,
  globSync,
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
import { addPictures } from './synthetic-pictures.ts';
import { syntheticPosts } from './synthetic-posts.ts';

const SIZES = { posts: [21, 250, 1000], pictures: [137, 500, 2000] };
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

const countPictures = (folder: string) =>
  globSync('content/**/*.{jpg,jpeg}', { cwd: folder }).length;

/** Adds made-up posts or pictures to the copy, until it has this many, the real ones among them. */
function grow(copy: string, what: keyof typeof SIZES, size: number): void {
  const folder = join(copy, 'content/blog');
  const real = readPosts(join(root, 'content/blog'));
  if (what === 'pictures') {
    addPictures(join(copy, 'content/gallery/tours.json'), Math.max(0, size - countPictures(root)));
  } else {
    for (const { slug, text } of syntheticPosts(Math.max(0, size - real.length), real, BUILD_DATE))
      writeFileSync(join(folder, `${slug}.mdx`), text);
  }
}

/** Builds the copy at a size. */
async function measure(copy: string, what: keyof typeof SIZES, size: number): Promise<Figures> {
  grow(copy, what, size);
  const folder = join(copy, 'content/blog');
  const firstSeconds = await buildSeconds(copy, size);
  const seconds = await buildSeconds(copy, size);
  const [first] = readPosts(folder);
  if (!first) throw new PlainError('There is no post to change.');
  const file = join(folder, `${first.slug}.mdx`);
  writeFileSync(file, `${first.text}\nOne more line, of build ${size}.\n`);
  const changedSeconds = await buildSeconds(copy, size);
  writeFileSync(file, first.text);
  return {
    posts: readPosts(folder).length,
    pictures: countPictures(copy),
    firstSeconds,
    seconds,
    changedSeconds,
    ...weighBlog(join(copy, 'dist')),
  };
}

async function buildSeconds(copy: string, size: number): Promise<number> {
  const start = performance.now();
  const { code, output } = await run('astro', ['build'], {
    cwd: copy,
    quiet: true,
    env: { BUILD_DATE },
  });
  if (code !== 0) throw new PlainError(`${output}\nAt a size of ${size} the site was not built.`);
  return (performance.now() - start) / 1000;
}

const COLUMNS: readonly [head: string, value: (figures: Figures) => string][] = [
  ['posts', ({ posts }) => String(posts)],
  ['pictures', ({ pictures }) => String(pictures)],
  ['first s', ({ firstSeconds }) => firstSeconds.toFixed(1)],
  ['again s', ({ seconds }) => seconds.toFixed(1)],
  ['changed s', ({ changedSeconds }) => changedSeconds.toFixed(1)],
  ['/gallery', ({ gallery }) => gallery.toFixed(1)],
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
  const what = args.includes('--pictures') ? 'pictures' : 'posts';
  const copy = copyProject();
  try {
    const measured: Figures[] = [];
    console.log(`${row(COLUMNS.map(([head]) => head))}   (kB as gzip leaves them)`);
    for (const size of (sizes.length > 0 ? sizes : SIZES[what]).toSorted((a, b) => a - b)) {
      const figures = await measure(copy, what, size);
      measured.push(figures);
      console.log(row(COLUMNS.map(([, value]) => value(figures))));
    }
    report(measured, what);
  } finally {
    if (args.includes('--keep')) console.log(`Left for a look: ${copy}`);
    else rmSync(copy, { recursive: true, force: true });
  }
}

function report(measured: readonly Figures[], what: keyof typeof SIZES): void {
  if (measured.length > 1) {
    const first = fitLine(measured.map((figures) => [figures[what], figures.firstSeconds]));
    const again = fitLine(measured.map((figures) => [figures[what], figures.seconds]));
    const list = fitLine(
      measured.map((figures) => [figures[what], figures[what === 'posts' ? 'blog' : 'gallery']]),
    );
    console.log(`
First build: ${first.base.toFixed(1)} s and ${(first.slope * 1000).toFixed(0)} ms each.
Build again: ${again.base.toFixed(1)} s and ${(again.slope * 1000).toFixed(0)} ms each.
/${what === 'posts' ? 'blog' : 'gallery'}: ${list.base.toFixed(1)} kB and ${(list.slope * 1000).toFixed(2)} bytes each.`);
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
