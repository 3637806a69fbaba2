// @ts-check
/**
 * Installs what is missing: the packages in package-lock.json and, with `--browsers`, the test browsers.
 * Prints nothing if nothing is missing. Plain JavaScript without dependencies, because it runs before
 * anything is installed, on Node 20.11 or later.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const PATH = join(root, 'node_modules', '.bin') + delimiter + (process.env['PATH'] ?? '');
const env = { ...process.env, PATH, DEBIAN_FRONTEND: 'noninteractive' };

/**
 * Runs a shell command, with the project's binaries first on the PATH.
 *
 * @param {string} command
 * @param {number} [seconds] timeout
 * @param {'inherit' | 'pipe'} [stdio]
 */
function run(command, seconds = 1800, stdio = 'pipe') {
  const options = { cwd: root, env, shell: true, stdio, timeout: seconds * 1000 };
  const { status, stdout } = spawnSync(command, options);
  return { succeeded: status === 0, output: String(stdout ?? '').trim() };
}

/** @param {string} message */
function fail(message) {
  console.error(`\n${message}\n`);
  process.exit(1);
}

/**
 * @param {string} file path relative to the project root
 * @returns {Record<string, { version?: string, optional?: boolean }> | undefined}
 */
function lockedPackages(file) {
  const path = join(root, file);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : undefined;
}

/** npm writes node_modules/.package-lock.json last, so an interrupted installation has none. */
function arePackagesCurrent() {
  const wanted = lockedPackages('package-lock.json') ?? {};
  const installed = lockedPackages('node_modules/.package-lock.json');
  if (!installed) return false;
  const names = Object.keys({ ...wanted, ...installed }).filter((name) => name !== '');
  return names.every((name) =>
    // Missing optional packages are builds for other platforms.
    installed[name]
      ? installed[name].version === wanted[name]?.version
      : wanted[name]?.optional === true,
  );
}

function installPackages() {
  if (arePackagesCurrent()) return;
  console.log('Installing the packages of package-lock.json (about a minute the first time) …');
  if (run('npm ci --no-audit --no-fund --loglevel=error', 1800, 'inherit').succeeded) return;
  fail(
    'The packages could not be installed: what npm says above is the reason.\n' +
      'Most often the network is down or a proxy is not set (npm config set proxy …).\n' +
      'Then run the same command again.',
  );
}

/** The tools run on the Node from the `node` package, not on the installed one. */
function installNode() {
  const wanted = lockedPackages('package-lock.json')?.['node_modules/node']?.version;
  const isInstalled = () => run('node --version').output === `v${wanted}`;
  if (isInstalled()) return;
  // npm may be configured to skip install scripts, which these packages need to get their binaries.
  run('npm rebuild node esbuild workerd --ignore-scripts=false');
  if (isInstalled()) return;
  fail(
    'The project’s own Node did not install. Run this and read what it says:\n' +
      '  npm rebuild node --ignore-scripts=false --foreground-scripts',
  );
}

/** Debian's packages, for when Playwright's builds can't be downloaded. */
const DEBIAN = {
  chromium: 'apt-get install -y -qq chromium-headless-shell || apt-get install -y -qq chromium',
  firefox: 'apt-get install -y -qq firefox-esr',
  webkit: 'apt-get install -y -qq webkit2gtk-driver xvfb',
};

/** @returns {Promise<(keyof typeof DEBIAN)[]>} */
async function missingBrowsers() {
  const { findBrowser, findEngines } = await import('./browser.mjs');
  const file = findBrowser();
  // A downloaded browser may lack system libraries. On Windows, `--version` opens a window.
  const starts = file && (process.platform === 'win32' || run(`"${file}" --version`).succeeded);
  const found = { ...findEngines(), chromium: starts };
  return /** @type {const} */ (['chromium', 'firefox', 'webkit']).filter((name) => !found[name]);
}

async function installBrowsers() {
  const wanted = (await missingBrowsers()).join(' ');
  if (wanted === '') return;
  console.log(`Fetching browsers for the tests: ${wanted} (5 minutes at most) …`);
  const isRoot = process.getuid?.() === 0;
  if (run(`playwright install ${wanted}`, 300).succeeded && isRoot)
    run(`playwright install-deps ${wanted}`);
  const stillMissing = await missingBrowsers();
  if (stillMissing.length > 0 && isRoot && run('apt-get update -qq').succeeded)
    for (const name of stillMissing) run(DEBIAN[name]);
  const missing = await missingBrowsers();
  if (missing.includes('chromium'))
    fail(
      'The tests need a Chromium. Any one of these will do:\n' +
        '  sudo npx playwright install --with-deps chromium\n' +
        '  sudo apt-get install chromium   (Debian)\n' +
        '  CHROME_PATH=/path/to/chrome npm test   (a Chrome or Chromium you already have)',
    );
  for (const name of missing)
    console.log(`There is no ${name} for this machine: its tests are skipped.`);
}

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 11))
  fail(
    `Node 20.11 or later is needed; this is ${process.versions.node}.\n` +
      'Get it from https://nodejs.org, then run this again.',
  );
installPackages();
installNode();
if (process.argv.includes('--browsers')) await installBrowsers();
