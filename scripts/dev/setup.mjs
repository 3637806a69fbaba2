// @ts-check
/**
 * Brings what is missing on this machine: the packages of package-lock.json and, with `--browser`,
 * a browser for the tests. Safe to run any number of times. Plain JavaScript, because it runs
 * before anything is installed, on whatever Node the machine has (20 or later).
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isStarted, PlainError, root, run, runScript } from './processes.mjs';

const OLDEST_NODE = [20, 11];

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = OLDEST_NODE;
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return;
  throw new PlainError(
    `Node ${OLDEST_NODE.join('.')} or later is needed to begin; this is ${process.versions.node}.\n` +
      'Get it from https://nodejs.org, then run this again.',
  );
}

/**
 * @param {string} file relative to the project
 * @returns {Record<string, { version?: string, optional?: boolean }> | undefined}
 */
function lockedPackages(file) {
  try {
    return JSON.parse(readFileSync(join(root, file), 'utf8')).packages;
  } catch {
    return undefined;
  }
}

/**
 * Whether node_modules holds exactly what package-lock.json asks for. npm writes its own account
 * of it as the last step of an installation, so a broken-off one has none.
 */
function arePackagesCurrent() {
  const wanted = lockedPackages('package-lock.json');
  if (!wanted)
    throw new PlainError('package-lock.json is missing or damaged: restore it from git.');
  const installed = lockedPackages(join('node_modules', '.package-lock.json'));
  if (!installed) return false;

  const names = new Set([...Object.keys(wanted), ...Object.keys(installed)]);
  // The project itself stands in the lock under an empty name.
  names.delete('');
  return [...names].every((name) => {
    // A build for another platform is rightly not here.
    if (!installed[name]) return wanted[name]?.optional === true;
    return installed[name].version === wanted[name]?.version;
  });
}

/** The project's tools run on the Node that is one of its packages, whatever the machine has. */
async function hasOwnNode() {
  const { code, output } = await run('node', ['--version'], { quiet: true });
  const wanted = lockedPackages('package-lock.json')?.['node_modules/node']?.version;
  return code === 0 && output.trim() === `v${wanted}`;
}

async function installPackages() {
  if (arePackagesCurrent()) return;
  console.log('Installing the packages of package-lock.json (about a minute the first time) …');
  const { code } = await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  if (code !== 0) {
    throw new PlainError(
      'The packages could not be installed: what npm says above is the reason.\n' +
        'Most often the network is down or a proxy is not set (npm config set proxy …).\n' +
        'Nothing is half done: run the same command again.',
    );
  }
}

async function installOwnNode() {
  if (await hasOwnNode()) return;
  // npm may be set to skip install scripts, by which this package brings its program.
  await run('npm', ['rebuild', 'node', 'esbuild', 'workerd', '--ignore-scripts=false'], {
    quiet: true,
  });
  if (await hasOwnNode()) return;
  throw new PlainError(
    'The project’s own Node did not install. Run this and read what it says:\n' +
      '  npm rebuild node --ignore-scripts=false --foreground-scripts',
  );
}

/** Whether a browser was found that also starts: a downloaded one may lack the system's libraries. */
async function hasBrowser() {
  const { findBrowser } = await import('./browser.mjs');
  const file = await findBrowser();
  if (!file) return false;
  // On Windows `--version` opens a window instead.
  if (process.platform === 'win32') return true;
  return (await run(file, ['--version'], { quiet: true, seconds: 20 })).code === 0;
}

async function installBrowser() {
  if (await hasBrowser()) return;
  const isRoot = process.getuid?.() === 0;

  console.log('Fetching a browser for the tests (2 minutes at most) …');
  const fetched = await run('npx', ['playwright', 'install', 'chromium'], {
    quiet: true,
    seconds: 120,
  });
  if (fetched.code === 0 && !(await hasBrowser()) && isRoot) {
    console.log('Installing the libraries it needs …');
    await run('npx', ['playwright', 'install-deps', 'chromium'], { quiet: true });
  }
  if (await hasBrowser()) return;

  if (isRoot && (await run('apt-get', ['--version'], { quiet: true })).code === 0) {
    console.log('Installing Chromium with apt-get …');
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['update', '-qq'], { quiet: true, env });
    const { output } = await run('apt-get', ['install', '-y', '-qq', 'chromium'], {
      quiet: true,
      env,
    });
    if (await hasBrowser()) return;
    console.error(output.trim().split('\n').slice(-8).join('\n'));
  }
  throw new PlainError(
    'The tests need a browser, and none could be installed. Any one of these will do:\n' +
      '  sudo npx playwright install --with-deps chromium\n' +
      '  sudo apt-get install chromium          (Debian, Ubuntu)\n' +
      '  CHROME_PATH=/path/to/chrome npm test   (a Chrome or Chromium you already have)',
  );
}

/**
 * Makes this machine ready. Says nothing when nothing is missing.
 *
 * @param {{ browser?: boolean }} [options] `browser`: also the browser that the tests drive
 * @throws {PlainError} saying what could not be installed and what to do
 */
export async function setup({ browser = false } = {}) {
  checkNode();
  await installPackages();
  await installOwnNode();
  if (browser) await installBrowser();
}

if (isStarted(import.meta.url)) {
  runScript(async () => {
    await setup({ browser: process.argv.includes('--browser') });
    console.log('Ready.');
  });
}
