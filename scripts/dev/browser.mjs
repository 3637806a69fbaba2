// @ts-check
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

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
  const onPath = (process.env['PATH'] ?? '')
    .split(delimiter)
    .flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return [process.env['CHROME_PATH'] ?? '', chromium.executablePath(), ...onPath, ...PLACES].find(
    (file) => file && existsSync(file),
  );
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
