// @ts-check
/**
 * Builds the site into `dist`. The old `dist` stays until the new one is complete: a build that
 * fails leaves what was there, never half a site. Of two builds at once, the second waits.
 */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { holdingLock } from './build-lock.mjs';
import { isStarted, PlainError, portFrom, root, run, runScript } from './processes.mjs';

export const SANDBOX_PORT = 4322;

const dist = join(root, 'dist');
const cache = join(root, '.cache');
const record = join(cache, 'build.json');

/**
 * @param {number} port
 * @returns {string} where a page finds the sandbox that plays the third parties
 */
export function sandboxOrigin(port) {
  return `http://localhost:${port}`;
}

/**
 * Builds the site.
 *
 * @param {{ sandboxPort?: number, quiet?: boolean, folder?: string }} options `sandboxPort`: where
 *   the pages will look for the sandbox, as long as a provider's ids are unset; `folder`: where the
 *   site goes instead of `dist`
 * @returns {Promise<string>} what the build said, with `quiet`
 * @throws {PlainError} when it failed; with `quiet` its message ends with what the build said
 */
export async function build({ sandboxPort = SANDBOX_PORT, quiet = false, folder = dist }) {
  mkdirSync(cache, { recursive: true });
  const makeSite = async () => {
    // What a build that was broken off has left behind.
    removeAll(readdirSync(cache).filter((name) => name.startsWith('build-')));
    const work = mkdtempSync(join(cache, 'build-'));
    try {
      const made = join(work, 'made');
      const { code, output } = await run('astro', ['build', '--outDir', made], {
        quiet,
        env: { PUBLIC_SANDBOX_ORIGIN: sandboxOrigin(sandboxPort) },
      });
      if (code !== 0) {
        const isKept = folder === dist && existsSync(dist);
        const kept = isKept ? ' The last good build is still in dist.' : '';
        throw new PlainError(`${output}The site was not built: see the message above.${kept}`);
      }
      replace(folder, made, join(work, 'old'));
      if (folder === dist) writeFileSync(record, JSON.stringify({ sandboxPort }));
      return output;
    } finally {
      rmSync(work, { recursive: true, force: true });
    }
  };
  return holdingLock(join(cache, 'build.lock'), makeSite, (holder) => {
    console.log(`Another build is under way (process ${holder}); this one begins when it ends.`);
  });
}

/** @param {readonly string[]} names of folders in `.cache` */
function removeAll(names) {
  for (const name of names) {
    // Again where a tool of that build has still been writing.
    rmSync(join(cache, name), { recursive: true, force: true, maxRetries: 5 });
  }
}

/**
 * Puts a folder in another's place. Where that fails, the other is back.
 *
 * @param {string} place
 * @param {string} made
 * @param {string} aside where the other one goes
 */
function replace(place, made, aside) {
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
 * @returns {number}
 * @throws {PlainError} when there is no build yet
 */
export function builtSandboxPort() {
  if (!existsSync(join(dist, 'index.html')) || !existsSync(record)) {
    throw new PlainError('There is no build yet. Run: npm run build');
  }
  return JSON.parse(readFileSync(record, 'utf8')).sandboxPort;
}

if (isStarted(import.meta.url)) {
  runScript(async () => {
    await build({ sandboxPort: portFrom('SANDBOX_PORT', SANDBOX_PORT) });
  });
}
