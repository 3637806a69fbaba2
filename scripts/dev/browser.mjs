// @ts-check
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium, firefox, webkit } from '@playwright/test';

// The shell draws pages and nothing around them, so the browser tests take half the time in it.
const CHROMIUM = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];
const CHROME_FILES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];
/** Where Debian keeps WebKitGTK's small browser, which is not on the PATH. */
const MINI_BROWSERS = ['x86_64', 'aarch64'].map(
  (machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`,
);

/** @param {string[]} files */
const firstExisting = (...files) => files.find((file) => file && existsSync(file));

/** @param {string[]} names the preferred one first */
function findProgram(...names) {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return firstExisting(...folders.flatMap((folder) => names.map((name) => join(folder, name))));
}

/**
 * The browser of the tests and of Lighthouse: the one that CHROME_PATH names, else Playwright's own, else a
 * Chromium or Chrome of the machine.
 */
export const findBrowser = () =>
  firstExisting(process.env['CHROME_PATH'] ?? '', chromium.executablePath()) ??
  findProgram(...CHROMIUM) ??
  firstExisting(...CHROME_FILES);

/** @typedef {{ driver: string, browser: string, xvfb: string }} WebKitOfDebian */

/**
 * The other engines' browsers on this machine, Playwright's own builds before the machine's.
 *
 * @returns {{
 *   firefox: { playwright: string } | { machine: string } | undefined,
 *   webkit: { playwright: string } | { machine: WebKitOfDebian } | undefined,
 * }}
 */
export function findEngines() {
  const ownFirefox = firstExisting(firefox.executablePath());
  const ownWebKit = firstExisting(webkit.executablePath());
  const machineFirefox = findProgram('firefox-esr', 'firefox');
  const [driver, xvfb] = [findProgram('WebKitWebDriver'), findProgram('Xvfb')];
  const mini = firstExisting(...MINI_BROWSERS);
  const machineWebKit = driver && xvfb && mini ? { driver, browser: mini, xvfb } : undefined;
  const ofMachine = machineFirefox === undefined ? undefined : { machine: machineFirefox };
  return {
    firefox: ownFirefox ? { playwright: ownFirefox } : ofMachine,
    webkit: ownWebKit ? { playwright: ownWebKit } : machineWebKit && { machine: machineWebKit },
  };
}

/** How to start the browser of the tests. */
export function browser() {
  const executablePath = findBrowser();
  if (!executablePath)
    throw new Error('There is no Chromium or Chrome. Run: node scripts/dev/setup.mjs --browsers');
  return {
    executablePath,
    args: [
      '--disable-gpu',
      '--disable-background-networking',
      // The memory of a container's /dev/shm is too small for a page full of pictures.
      '--disable-dev-shm-usage',
      '--hide-scrollbars',
      // The shell rounds each letter's width to whole pixels otherwise, as no screen does.
      '--font-render-hinting=none',
      // Chromium refuses to set up its sandbox as root, the user of most containers.
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
  };
}
