import { existsSync } from 'node:fs';
import { test as base } from '@playwright/test';
import puppeteer, { type Browser, type ElementHandle, type Page } from 'puppeteer-core';
import { browser as shell, findBrowser } from '../../scripts/dev/browser.mjs';

/** Whole browsers of a machine whose tests run in the headless shell. */
const BESIDE_SHELL = [
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

/**
 * A browser that can make pages ready in advance and keep left ones whole: the headless shell, which
 * most tests run in, can do neither.
 */
function findWhole(): string | undefined {
  const found = findBrowser();
  return found?.includes('headless-shell') ? BESIDE_SHELL.find(existsSync) : found;
}

/**
 * Playwright's `test` with `whole` in place of `page`: a page in a browser of its own. Puppeteer drives it,
 * because Playwright's way of holding on to pages keeps a browser from prerendering and from bringing a
 * left page back. Skipped, and says so, where a machine has no such browser.
 */
export const test = base.extend<{ whole: Page }, { wholeBrowser: Browser | undefined }>({
  wholeBrowser: [
    async ({ headless }, use) => {
      const executablePath = findWhole();
      if (!executablePath) {
        await use(undefined);
        return;
      }
      const browser = await puppeteer.launch({
        executablePath,
        headless: headless ?? true,
        args: [
          // Pages in advance count as networking in the background.
          ...shell().args.filter((arg) => arg !== '--disable-background-networking'),
          '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
        ],
        defaultViewport: { width: 1280, height: 800 },
      });
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  whole: async ({ wholeBrowser }, use) => {
    base.skip(!wholeBrowser, 'This machine has the headless shell alone: install chromium.');
    if (!wholeBrowser) return;
    const context = await wholeBrowser.createBrowserContext();
    await use(await context.newPage());
    await context.close();
  },
});
export { expect } from '@playwright/test';
export type { Page };

/** The first element in sight that a selector finds. */
async function inSight<Kind extends Element>(page: Page, selector: string) {
  const found = await page.evaluateHandle(
    (wanted) => [...document.querySelectorAll(wanted)].find((element) => element.checkVisibility()),
    selector,
  );
  const element = found.asElement();
  if (!element) throw new Error(`There is no ${selector} in sight.`);
  return element as ElementHandle<Kind>;
}

/** A link in sight that leads to an address, as it stands in the page. */
export const linkTo = (page: Page, href: string, within = 'header') =>
  inSight<HTMLAnchorElement>(page, `${within} a[href="${href}"]`);
