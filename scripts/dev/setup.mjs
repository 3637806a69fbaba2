// @ts-check
/**
 * Installs the packages in package-lock.json unless they are there, then runs a script on the project's own
 * Node, if one is given:
 *
 *     node scripts/dev/setup.mjs scripts/dev/start.ts --live
 *
 * For the script that runs checks, it also installs the browsers that the chosen checks need. Plain
 * JavaScript without dependencies, because it runs before anything is installed, on Node 20.11 or later.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { browsersFor, chooseChecks } from './checks.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const PATH = join(root, 'node_modules', '.bin') + delimiter + (process.env['PATH'] ?? '');
// NODE_ENV is for the tools to set: tests in production mode would get a React that can't be tested.
const { NODE_ENV: _, ...ownEnv } = process.env;
const env = { ...ownEnv, PATH };

/**
 * Runs a shell command, with the project's binaries first on the PATH.
 *
 * @param {string} command
 * @param {number} [seconds] timeout
 * @param {'inherit' | 'pipe'} [stdio]
 */
function run(command, seconds = 1800, stdio = 'pipe') {
  const options = {
    cwd: root,
    env: { ...env, DEBIAN_FRONTEND: 'noninteractive' },
    shell: true,
    stdio,
    timeout: seconds * 1000,
  };
  const { status, stdout } = spawnSync(command, options);
  return { succeeded: status === 0, output: String(stdout ?? '').trim() };
}

/** @param {string} message @returns {never} */
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

/**
 * npm writes node_modules/.package-lock.json last, so an interrupted installation has none. Optional packages may be
 * missing: they are for other machines.
 */
function arePackagesCurrent() {
  const wanted = lockedPackages('package-lock.json') ?? {};
  const installed = lockedPackages('node_modules/.package-lock.json');
  if (!installed) return false;
  const names = Object.keys({ ...wanted, ...installed }).filter((name) => name !== '');
  return names.every((name) =>
    installed[name]
      ? installed[name].version === wanted[name]?.version
      : wanted[name]?.optional === true,
  );
}

/** Whether the project's own Node runs: not where node_modules was copied from another kind of machine. */
function isNodeInstalled() {
  const wanted = lockedPackages('package-lock.json')?.['node_modules/node']?.version;
  return run('node --version').output === `v${wanted}`;
}

function installPackages() {
  if (arePackagesCurrent() && isNodeInstalled()) return;
  console.log('Installing the packages of package-lock.json (about a minute the first time) …');
  // npm may be configured to omit some, as it is where NODE_ENV is "production".
  const all = '--include=dev --include=optional --include=peer';
  if (run(`npm ci ${all} --no-audit --no-fund --loglevel=error`, 1800, 'inherit').succeeded) return;
  fail(
    'The packages could not be installed: what npm says above is the reason.\n' +
      'Most often the network is down or a proxy is not set (npm config set proxy …).\n' +
      'Then run the same command again.',
  );
}

/** The tools run on the Node from the `node` package, not on the installed one. */
function installNode() {
  if (isNodeInstalled()) return;
  // npm may be configured to skip install scripts, which these packages need to get their binaries.
  run('npm rebuild node esbuild workerd --ignore-scripts=false');
  if (isNodeInstalled()) return;
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

/** @param {readonly import('./checks.mjs').BrowserName[]} names */
async function missingAmong(names) {
  const { findBrowser, findEngines } = await import('./browser.mjs');
  const file = findBrowser();
  // A downloaded browser may lack system libraries. On Windows, `--version` opens a window.
  const starts = file && (process.platform === 'win32' || run(`"${file}" --version`).succeeded);
  const found = { ...findEngines(), chromium: starts };
  return names.filter((name) => !found[name]);
}

/** @param {readonly import('./checks.mjs').BrowserName[]} names */
async function installBrowsers(names) {
  const wanted = (await missingAmong(names)).join(' ');
  if (wanted === '') return;
  console.log(`Fetching browsers for the tests: ${wanted} (5 minutes at most) …`);
  const isRoot = process.getuid?.() === 0;
  if (run(`playwright install ${wanted}`, 300).succeeded && isRoot)
    run(`playwright install-deps ${wanted}`);
  const stillMissing = await missingAmong(names);
  if (stillMissing.length > 0 && isRoot && run('apt-get update -qq').succeeded)
    for (const name of stillMissing) run(DEBIAN[name]);
  const missing = await missingAmong(names);
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

/** The browsers that a script needs. @param {string} script @param {readonly string[]} args */
function browsersOf(script, args) {
  if (!script.endsWith('/test.ts')) return [];
  try {
    return browsersFor(chooseChecks(args));
  } catch (error) {
    return fail(String(error instanceof RangeError ? error.message : error));
  }
}

/** Runs a script until it ends, with this process's input and output. @param {readonly string[]} args */
function runOnOwnNode(args) {
  const node = join(root, 'node_modules/node/bin/node');
  const file = process.platform === 'win32' ? `${node}.exe` : node;
  const child = spawn(file, args, { stdio: 'inherit', env });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, () => child.kill(signal));
  child.on('exit', (code) => process.exit(code ?? 1));
}

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 11))
  fail(
    `Node 20.11 or later is needed; this is ${process.versions.node}.\n` +
      'Get it from https://nodejs.org, then run this again.',
  );
const [script, ...args] = process.argv.slice(2);
const browsers = script === undefined ? [] : browsersOf(script, args);
installPackages();
installNode();
await installBrowsers(browsers);
if (script !== undefined) runOnOwnNode([script, ...args]);
