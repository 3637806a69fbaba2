// @ts-check
/**
 * Brings what is missing on this machine: the packages of package-lock.json, with `--browser` a browser
 * for the tests and with `--engines` the other engines' browsers, where they are to be had. Says nothing when nothing is missing. Plain JavaScript without packages,
 * because it runs before anything is installed, on whatever Node the machine has (20.11 or later).
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const bin = join(root, 'node_modules', '.bin');

/**
 * Runs a command with the project's tools before the machine's.
 *
 * @param {string} command with its arguments, separated by spaces
 * @param {{ shown?: boolean, seconds?: number }} [options] `shown`: prints what it says
 */
function run(command, { shown = false, seconds = 1800 } = {}) {
  const { status, stdout, stderr } = spawnSync(command, {
    cwd: root,
    shell: true,
    encoding: 'utf8',
    stdio: shown ? 'inherit' : 'pipe',
    timeout: seconds * 1000,
    env: {
      ...process.env,
      PATH: bin + delimiter + (process.env['PATH'] ?? ''),
      DEBIAN_FRONTEND: 'noninteractive',
    },
  });
  return { isGood: status === 0, output: `${stdout ?? ''}${stderr ?? ''}`.trim() };
}

/** @param {string} message all that a person needs to read */
function stop(message) {
  console.error(`\n${message}\n`);
  process.exit(1);
}

/**
 * @param {string} file relative to the project
 * @returns {Record<string, { version?: string, optional?: boolean }> | undefined}
 */
function lockedPackages(file) {
  const path = join(root, file);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : undefined;
}

/**
 * Whether node_modules holds exactly what package-lock.json asks for. npm writes its own account
 * of it as the last step of an installation, so a broken-off one has none.
 */
function arePackagesCurrent() {
  const wanted = lockedPackages('package-lock.json') ?? {};
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

function installPackages() {
  if (arePackagesCurrent()) return;
  console.log('Installing the packages of package-lock.json (about a minute the first time) …');
  if (run('npm ci --no-audit --no-fund --loglevel=error', { shown: true }).isGood) return;
  stop(
    'The packages could not be installed: what npm says above is the reason.\n' +
      'Most often the network is down or a proxy is not set (npm config set proxy …).\n' +
      'Nothing is half done: run the same command again.',
  );
}

/** The project's tools run on the Node that is one of its packages, whatever the machine has. */
function hasOwnNode() {
  const wanted = lockedPackages('package-lock.json')?.['node_modules/node']?.version;
  return run('node --version').output === `v${wanted}`;
}

function installOwnNode() {
  if (hasOwnNode()) return;
  // npm may be set to skip install scripts, by which this package brings its program.
  run('npm rebuild node esbuild workerd --ignore-scripts=false');
  if (hasOwnNode()) return;
  stop(
    'The project’s own Node did not install. Run this and read what it says:\n' +
      '  npm rebuild node --ignore-scripts=false --foreground-scripts',
  );
}

/** Whether a browser was found that also starts: a downloaded one may lack the system's libraries. */
async function hasBrowser() {
  const { findBrowser } = await import('./browser.mjs');
  const file = findBrowser();
  if (!file) return false;
  // On Windows `--version` opens a window instead.
  return process.platform === 'win32' || run(`"${file}" --version`, { seconds: 20 }).isGood;
}

async function installBrowser() {
  if (await hasBrowser()) return;
  const isRoot = process.getuid?.() === 0;

  console.log('Fetching a browser for the tests (2 minutes at most) …');
  const fetched = run('playwright install chromium', { seconds: 120 });
  if (fetched.isGood && isRoot && !(await hasBrowser())) {
    console.log('Installing the libraries it needs …');
    run('playwright install-deps chromium');
  }
  if (await hasBrowser()) return;

  if (isRoot && run('apt-get --version').isGood) {
    console.log('Installing Chromium with apt-get …');
    run('apt-get update -qq');
    run('apt-get install -y -qq chromium-headless-shell');
    if (await hasBrowser()) return;
    // Not every system has the shell by itself.
    const { output } = run('apt-get install -y -qq chromium');
    if (await hasBrowser()) return;
    console.error(output.split('\n').slice(-8).join('\n'));
  }
  stop(
    'The tests need a browser, and none could be installed. Any one of these will do:\n' +
      '  sudo npx playwright install --with-deps chromium\n' +
      '  sudo apt-get install chromium-headless-shell   (Debian)\n' +
      '  CHROME_PATH=/path/to/chrome npm test   (a Chrome or Chromium you already have)',
  );
}

/** The Debian packages of the engines that Playwright's own builds could not bring. */
const ENGINE_PACKAGES = { firefox: 'firefox-esr', webkit: 'webkit2gtk-driver xvfb' };

/** @returns {Promise<('firefox' | 'webkit')[]>} the engines that have no browser on this machine */
async function missingEngines() {
  const { findEngines } = await import('./browser.mjs');
  const found = findEngines();
  return /** @type {const} */ (['firefox', 'webkit']).filter((engine) => !found[engine]);
}

/** Brings Firefox and WebKit, first Playwright's builds and then Debian's. Without them tests run all the same. */
async function installEngines() {
  const missing = await missingEngines();
  if (missing.length === 0) return;
  const isRoot = process.getuid?.() === 0;
  console.log(`Fetching ${missing.join(' and ')} for the tests (2 minutes at most) …`);
  const fetched = run(`playwright install ${missing.join(' ')}`, { seconds: 120 });
  if (fetched.isGood && isRoot) run(`playwright install-deps ${missing.join(' ')}`);
  const left = await missingEngines();
  if (left.length > 0 && isRoot && run('apt-get --version').isGood) {
    const packages = left.map((engine) => ENGINE_PACKAGES[engine]).join(' ');
    console.log(`Installing ${packages} with apt-get …`);
    run('apt-get update -qq');
    run(`apt-get install -y -qq ${packages}`);
  }
  for (const engine of await missingEngines())
    console.log(`There is no ${engine} to be had here: the tests go on without it.`);
}

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 11)) {
  stop(
    `Node 20.11 or later is needed to begin; this is ${process.versions.node}.\n` +
      'Get it from https://nodejs.org, then run this again.',
  );
}
installPackages();
installOwnNode();
if (process.argv.includes('--browser')) await installBrowser();
if (process.argv.includes('--engines')) await installEngines();
