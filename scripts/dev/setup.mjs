// @ts-check
/**
 * Installs what this machine lacks: the packages of package-lock.json and, with `--browsers`, the browsers
 * of the tests. Prints nothing when nothing is missing. Plain JavaScript without packages, because it runs
 * before anything is installed, on any Node from 20.11 on.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const PATH = join(root, 'node_modules', '.bin') + delimiter + (process.env['PATH'] ?? '');
const env = { ...process.env, PATH, DEBIAN_FRONTEND: 'noninteractive' };

/**
 * Runs a command in a shell, with the project's programs before the machine's.
 *
 * @param {string} command
 * @param {number} [seconds] after which it is ended
 * @param {'inherit' | 'pipe'} [stdio]
 */
function run(command, seconds = 1800, stdio = 'pipe') {
  const options = { cwd: root, env, shell: true, stdio, timeout: seconds * 1000 };
  const { status, stdout } = spawnSync(command, options);
  return { isGood: status === 0, output: String(stdout ?? '').trim() };
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

/** npm writes its own lock as the last step of an installation: an interrupted one has none. */
function arePackagesCurrent() {
  const wanted = lockedPackages('package-lock.json') ?? {};
  const installed = lockedPackages('node_modules/.package-lock.json');
  if (!installed) return false;
  const names = Object.keys({ ...wanted, ...installed }).filter((name) => name !== '');
  return names.every((name) =>
    // Optional ones are builds for another platform.
    installed[name]
      ? installed[name].version === wanted[name]?.version
      : wanted[name]?.optional === true,
  );
}

function installPackages() {
  if (arePackagesCurrent()) return;
  console.log('Installing the packages of package-lock.json (about a minute the first time) …');
  if (run('npm ci --no-audit --no-fund --loglevel=error', 1800, 'inherit').isGood) return;
  stop(
    'The packages could not be installed: what npm says above is the reason.\n' +
      'Most often the network is down or a proxy is not set (npm config set proxy …).\n' +
      'Then run the same command again.',
  );
}

/** The tools run on the Node that is one of the packages, whatever the machine has. */
function installNode() {
  const wanted = lockedPackages('package-lock.json')?.['node_modules/node']?.version;
  const isThere = () => run('node --version').output === `v${wanted}`;
  if (isThere()) return;
  // npm may be set to skip install scripts, by which these packages bring their programs.
  run('npm rebuild node esbuild workerd --ignore-scripts=false');
  if (isThere()) return;
  stop(
    'The project’s own Node did not install. Run this and read what it says:\n' +
      '  npm rebuild node --ignore-scripts=false --foreground-scripts',
  );
}

/** How Debian brings each browser where Playwright's own can't be downloaded. */
const DEBIAN = {
  chromium: 'apt-get install -y -qq chromium-headless-shell || apt-get install -y -qq chromium',
  firefox: 'apt-get install -y -qq firefox-esr',
  webkit: 'apt-get install -y -qq webkit2gtk-driver xvfb',
};

/** @returns {Promise<(keyof typeof DEBIAN)[]>} */
async function missingBrowsers() {
  const { findBrowser, findEngines } = await import('./browser.mjs');
  const file = findBrowser();
  // A downloaded one may lack libraries of the system. On Windows `--version` opens a window.
  const starts = file && (process.platform === 'win32' || run(`"${file}" --version`).isGood);
  const found = { ...findEngines(), chromium: starts };
  return /** @type {const} */ (['chromium', 'firefox', 'webkit']).filter((name) => !found[name]);
}

async function installBrowsers() {
  const wanted = (await missingBrowsers()).join(' ');
  if (wanted === '') return;
  console.log(`Fetching browsers for the tests: ${wanted} (5 minutes at most) …`);
  const isRoot = process.getuid?.() === 0;
  if (run(`playwright install ${wanted}`, 300).isGood && isRoot)
    run(`playwright install-deps ${wanted}`);
  const left = await missingBrowsers();
  if (left.length > 0 && isRoot && run('apt-get update -qq').isGood)
    for (const name of left) run(DEBIAN[name]);
  const missing = await missingBrowsers();
  if (missing.includes('chromium'))
    stop(
      'The tests need a Chromium. Any one of these will do:\n' +
        '  sudo npx playwright install --with-deps chromium\n' +
        '  sudo apt-get install chromium   (Debian)\n' +
        '  CHROME_PATH=/path/to/chrome npm test   (a Chrome or Chromium you already have)',
    );
  for (const name of missing)
    console.log(`There is no ${name} for this machine: the tests go on without it.`);
}

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 11))
  stop(
    `Node 20.11 or later is needed; this is ${process.versions.node}.\n` +
      'Get it from https://nodejs.org, then run this again.',
  );
installPackages();
installNode();
if (process.argv.includes('--browsers')) await installBrowsers();
