import { existsSync } from 'node:fs';
import { test as base } from '@playwright/test';
import puppeteer, { type Browser, type ElementHandle, type Page } from 'puppeteer-core';
import { browser as shell, findBrowser } from '../../scripts/dev/browser.mjs';

const FULL_BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

/** A browser with prerendering and back/forward cache, which the headless shell lacks. */
function findFullBrowser(): string | undefined {
  const found = findBrowser();
  return found?.includes('headless-shell') ? FULL_BROWSERS.find(existsSync) : found;
}

/**
 * Playwright's `test` with `whole` instead of `page`: a page of a separate browser, driven by Puppeteer, because
 * Playwright disables prerendering and the back/forward cache. Skipped without such a browser.
 */
export const test = base.extend<{ whole: Page }, { wholeBrowser: Browser | undefined }>({
  wholeBrowser: [
    async ({ headless }, use) => {
      const executablePath = findFullBrowser();
      if (!executablePath) {
        await use(undefined);
        return;
      }
      const browser = await puppeteer.launch({
        executablePath,
        headless: headless ?? true,
        args: [
          // Prerendering counts as background networking.
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
    base.skip(!wholeBrowser, 'Only the headless shell is installed: install chromium.');
    if (!wholeBrowser) return;
    const context = await wholeBrowser.createBrowserContext();
    await use(await context.newPage());
    await context.close();
  },
});
export { expect } from '@playwright/test';
export type { Page };

/** The first visible match of a selector. */
async function findVisible<Kind extends Element>(page: Page, selector: string) {
  const found = await page.evaluateHandle(
    (wanted) => [...document.querySelectorAll(wanted)].find((element) => element.checkVisibility()),
    selector,
  );
  const element = found.asElement();
  if (!element) throw new Error(`No visible ${selector}.`);
  return element as ElementHandle<Kind>;
}

/** @param href as written in the page. */
export const visibleLink = (page: Page, href: string, within = 'header') =>
  findVisible<HTMLAnchorElement>(page, `${within} a[href="${href}"]`);
