/**
 * Builds the site into `dist`. The old `dist` stays until the new one is complete: a build that
 * fails leaves what was there, never half a site. Of two builds at once, the second waits, because
 * builds share the pictures and texts that Astro keeps in `.cache`.
 */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { check, lock } from 'proper-lockfile';
import { isStarted, PlainError, portFrom, root, run, runScript } from './processes.ts';

export const SANDBOX_PORT = 4322;

const dist = join(root, 'dist');
const cache = join(root, '.cache');
const record = join(cache, 'build.json');

/** Held while a build goes on. One that was killed leaves its lock behind, which counts for 5 seconds. */
const LOCK = {
  lockfilePath: join(cache, 'build.lock'),
  stale: 5000,
  update: 1000,
  retries: { retries: 3600, factor: 1, minTimeout: 250 },
};

/** Where a page finds the sandbox that plays the third parties. */
export const sandboxOrigin = (port: number): string => `http://localhost:${port}`;

type Options = {
  /** Where the pages will look for the sandbox, as long as a provider's ids are unset. */
  sandboxPort?: number;
  /** Collects what the build says instead of showing it. */
  quiet?: boolean;
  /** Where the site goes instead of `dist`. */
  folder?: string;
};

/**
 * Builds the site.
 *
 * @returns what the build said, with `quiet`
 * @throws PlainError when it failed; with `quiet` its message ends with what the build said
 */
export async function build({
  sandboxPort = SANDBOX_PORT,
  quiet = false,
  folder = dist,
}: Options): Promise<string> {
  mkdirSync(cache, { recursive: true });
  if (await check(cache, LOCK)) {
    console.log('Another build is under way; this one begins when it ends.');
  }
  const unlock = await lock(cache, LOCK);
  clearUp();
  const start = performance.now();
  if (!quiet) console.log('Building the site (a minute the first time, then seconds) …');
  const work = mkdtempSync(join(cache, 'build-'));
  try {
    const made = join(work, 'made');
    const { code, output } = await run('astro', ['build', '--outDir', made], {
      quiet,
      env: { BUILD_LOG: 'quiet', PUBLIC_SANDBOX_ORIGIN: sandboxOrigin(sandboxPort) },
    });
    if (code !== 0) {
      const isKept = folder === dist && existsSync(dist);
      const kept = isKept ? ' The last good build is still in dist.' : '';
      throw new PlainError(`${output}The site was not built: see the message above.${kept}`);
    }
    replace(folder, made, asideIn(work, folder));
    if (!quiet)
      console.log(
        `Built in ${Math.round((performance.now() - start) / 1000)} s: ${sizeOf(folder)}`,
      );
    if (folder === dist) writeFileSync(record, JSON.stringify({ sandboxPort }));
    return output;
  } finally {
    rmSync(work, { recursive: true, force: true });
    await unlock();
  }
}

/** Where a site waits, within a build's own folder, while its successor takes its place. */
const asideIn = (work: string, folder: string): string => join(work, `old-${basename(folder)}`);

/**
 * Takes away what a build that was broken off has left behind. One that was killed in the moment between
 * two renamings has left the last good site there, which returns to its place.
 */
function clearUp(): void {
  for (const name of readdirSync(cache).filter((entry) => entry.startsWith('build-'))) {
    const work = join(cache, name);
    const lastGood = asideIn(work, dist);
    if (existsSync(lastGood) && !existsSync(dist)) renameSync(lastGood, dist);
    rmSync(work, { recursive: true, maxRetries: 5 });
  }
}

/** What a build came to: its pages, the fragments and forwarding pages among them, and its files. */
function sizeOf(folder: string): string {
  const sizes = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => ({ name, stat: statSync(join(folder, name)) }))
    .filter(({ stat }) => stat.isFile());
  const pages = sizes.filter(({ name }) => name.endsWith('.html')).length;
  const bytes = sizes.reduce((sum, { stat }) => sum + stat.size, 0);
  return `${pages} pages, ${sizes.length} files, ${(bytes / 1e6).toFixed(0)} MB.`;
}

/** Puts the folder `made` in another's place; where that fails, the other one is back. */
function replace(place: string, made: string, aside: string): void {
  if (existsSync(place)) renameSync(place, aside);
  try {
    renameSync(made, place);
  } catch (error) {
    if (existsSync(aside)) renameSync(aside, place);
    throw error;
  }
}

/**
 * The sandbox port that the existing `dist` was built for.
 *
 * @throws PlainError when there is no build yet
 */
export function builtSandboxPort(): number {
  if (!existsSync(join(dist, 'index.html')) || !existsSync(record)) {
    throw new PlainError('There is no build yet. Run: npm run build');
  }
  return JSON.parse(readFileSync(record, 'utf8')).sandboxPort;
}

if (isStarted(import.meta.url)) {
  runScript(() => build({ sandboxPort: portFrom('SANDBOX_PORT', SANDBOX_PORT) }));
}
