// @ts-check
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium, firefox, webkit } from '@playwright/test';

// The shell draws pages and nothing around them, so the browser tests take half the time in it.
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * The browser that the tests and Lighthouse drive: the one that CHROME_PATH names,
 * else Playwright's own, else a Chromium or Chrome of the machine.
 *
 * @returns {string | undefined} its executable, or undefined when there is none
 */
export function findBrowser() {
  return (
    firstThere([process.env['CHROME_PATH'] ?? '', chromium.executablePath()]) ??
    findProgram(NAMES) ??
    firstThere(PLACES)
  );
}

/** @param {readonly string[]} files */
const firstThere = (files) => files.find((file) => file && existsSync(file));

/** @param {readonly string[]} names of a program, the preferred one first */
const findProgram = (names) =>
  firstThere(
    (process.env['PATH'] ?? '')
      .split(delimiter)
      .flatMap((folder) => names.map((name) => join(folder, name))),
  );

/** Where Debian keeps WebKitGTK's small browser, which stands on no path. */
const MINI_BROWSERS = ['x86_64', 'aarch64'].map(
  (machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`,
);

/**
 * The programs of Debian's WebKitGTK: what WebDriver asks, the browser that it starts, and a screen for it.
 *
 * @typedef {{ driver: string, browser: string, xvfb: string }} WebKitOfDebian
 */

/**
 * The other engines' browsers on this machine: Playwright's own builds and, where there are none, the
 * machine's. Each undefined where there is none.
 *
 * @returns {{
 *   firefox: { playwright: string } | { machine: string } | undefined,
 *   webkit: { playwright: string } | { machine: WebKitOfDebian } | undefined,
 * }}
 */
export function findEngines() {
  const [ownFirefox, ownWebKit] = [firefox, webkit].map((type) =>
    firstThere([type.executablePath()]),
  );
  const machineFirefox = findProgram(['firefox-esr', 'firefox']);
  const driver = findProgram(['WebKitWebDriver']);
  const xvfb = findProgram(['Xvfb']);
  const mini = firstThere(MINI_BROWSERS);
  const machineWebKit = driver && xvfb && mini ? { driver, browser: mini, xvfb } : undefined;
  return {
    firefox: ownFirefox
      ? { playwright: ownFirefox }
      : machineFirefox
        ? { machine: machineFirefox }
        : undefined,
    webkit: ownWebKit
      ? { playwright: ownWebKit }
      : machineWebKit
        ? { machine: machineWebKit }
        : undefined,
  };
}

/**
 * How to start that browser.
 *
 * @returns {{ executablePath: string, args: string[] }}
 * @throws {Error} when there is none
 */
export function browser() {
  const executablePath = findBrowser();
  if (!executablePath) {
    throw new Error('No Chromium or Chrome was found. Run: npm run setup -- --browser');
  }
  return {
    executablePath,
    args: [
      '--disable-gpu',
      '--disable-background-networking',
      // The memory of a container's /dev/shm is too small for a page full of pictures.
      '--disable-dev-shm-usage',
      '--hide-scrollbars',
      // The shell rounds each letter's width to whole pixels otherwise, as no screen of today does.
      '--font-render-hinting=none',
      // Chromium's sandbox refuses to be set up by root, as whom containers run.
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
  };
}
