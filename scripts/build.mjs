// @ts-check
/**
 * Builds the site into `dist`. The old `dist` stays until the new one is complete: a build that
 * fails leaves what was there, never half a site.
 */
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isStarted, PlainError, portFrom, root, run, runScript } from './processes.mjs';

export const SANDBOX_PORT = 4322;

const dist = join(root, 'dist');
const unfinished = join(root, '.cache', 'dist');
const record = join(root, '.cache', 'build.json');

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
 * @param {{ sandboxPort: number, quiet?: boolean }} options `sandboxPort`: where the pages will look
 *   for the sandbox, as long as a provider's ids are unset
 * @returns {Promise<string>} what the build said, with `quiet`
 * @throws {PlainError} when it failed; with `quiet` its message ends with what the build said
 */
export async function build({ sandboxPort, quiet = false }) {
  rmSync(unfinished, { recursive: true, force: true });
  const { code, output } = await run('astro', ['build', '--outDir', unfinished], {
    quiet,
    env: { PUBLIC_SANDBOX_ORIGIN: sandboxOrigin(sandboxPort) },
  });
  if (code !== 0) {
    rmSync(unfinished, { recursive: true, force: true });
    const kept = existsSync(dist) ? ' The last good build is still in dist.' : '';
    throw new PlainError(`${output}The site was not built: see the message above.${kept}`);
  }
  rmSync(dist, { recursive: true, force: true });
  renameSync(unfinished, dist);
  mkdirSync(join(root, '.cache'), { recursive: true });
  writeFileSync(record, JSON.stringify({ sandboxPort }));
  return output;
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
