// @ts-check
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium, firefox, webkit } from '@playwright/test';

// The headless shell has no browser UI, so the browser tests take half the time in it.
const CHROMIUM_NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];
const CHROME_PATHS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];
/** Debian installs WebKitGTK's MiniBrowser outside the PATH. */
const MINI_BROWSER_PATHS = ['x86_64', 'aarch64'].map(
  (machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`,
);

/** @param {string[]} files */
const firstExisting = (...files) => files.find((file) => file && existsSync(file));

/** @param {string[]} names in order of preference */
function findProgram(...names) {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return firstExisting(...folders.flatMap((folder) => names.map((name) => join(folder, name))));
}

/**
 * Finds the browser for the tests and Lighthouse: CHROME_PATH, else Playwright's Chromium, else an
 * installed Chromium or Chrome.
 */
export const findBrowser = () =>
  firstExisting(process.env['CHROME_PATH'] ?? '', chromium.executablePath()) ??
  findProgram(...CHROMIUM_NAMES) ??
  firstExisting(...CHROME_PATHS);

/** @typedef {{ driver: string, browser: string, xvfb: string }} WebKitOfDebian */

/**
 * Finds Firefox and WebKit, preferring Playwright's builds to installed ones.
 *
 * @returns {{
 *   firefox: { playwright: string } | { machine: string } | undefined,
 *   webkit: { playwright: string } | { machine: WebKitOfDebian } | undefined,
 * }}
 */
export function findEngines() {
  const ownFirefox = firstExisting(firefox.executablePath());
  const ownWebKit = firstExisting(webkit.executablePath());
  const systemFirefox = findProgram('firefox-esr', 'firefox');
  const [driver, xvfb] = [findProgram('WebKitWebDriver'), findProgram('Xvfb')];
  const mini = firstExisting(...MINI_BROWSER_PATHS);
  const systemWebKit = driver && xvfb && mini ? { driver, browser: mini, xvfb } : undefined;
  const installedFirefox = systemFirefox === undefined ? undefined : { machine: systemFirefox };
  return {
    firefox: ownFirefox ? { playwright: ownFirefox } : installedFirefox,
    webkit: ownWebKit ? { playwright: ownWebKit } : systemWebKit && { machine: systemWebKit },
  };
}

/** Launch options of the test browser. */
export function browser() {
  const executablePath = findBrowser();
  if (!executablePath)
    throw new Error(
      'There is no Chromium or Chrome. `npm test` fetches one; or set CHROME_PATH to yours.',
    );
  return {
    executablePath,
    args: [
      '--disable-gpu',
      '--disable-background-networking',
      // A container's /dev/shm is too small for pages with many images.
      '--disable-dev-shm-usage',
      '--hide-scrollbars',
      // Without it, the headless shell rounds glyph widths to whole pixels, unlike real browsers.
      '--font-render-hinting=none',
      // Chromium can't sandbox when run as root, the default user of most containers.
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
  };
}
