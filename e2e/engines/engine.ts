import { chromium, firefox, test as base, webkit } from '@playwright/test';
import { browser, findEngines } from '../../scripts/dev/browser.mjs';
import { required } from '../../tests/required.ts';
import { startProxy, type ControllableProxy } from '../support/proxy.ts';
import { type Driver, startFirefox, startPlaywright, startWebKit } from './drivers.ts';
import { removeNewApis, oldPage, oldStyles } from './four-years-ago.ts';
import { Visitor, watchPage } from './visitor.ts';

/** The engine of a project in `playwright.config.ts`; "older" is Chromium without newer features. */
export type EngineName = 'firefox' | 'webkit' | 'older';

/** @returns undefined if the browser is not installed */
async function start(engine: EngineName): Promise<Driver | undefined> {
  if (engine === 'older') return startPlaywright(chromium, browser());
  const found = findEngines()[engine];
  if (!found) return undefined;
  if ('playwright' in found)
    return startPlaywright({ firefox, webkit }[engine], { executablePath: found.playwright });
  if (typeof found.machine === 'string') return startFirefox(found.machine);
  return startWebKit(found.machine);
}

type Fixtures = { siteProxy: ControllableProxy; visitor: Visitor };

/**
 * Playwright's `test` with a `visitor` instead of `page`, and a proxy that adds error reporting to each page and, for
 * "older", removes newer features. A test fails on any reported error, and is skipped without the engine.
 */
export const test = base.extend<Fixtures, { engine: EngineName; driver: Driver | undefined }>({
  engine: ['firefox', { scope: 'worker', option: true }],
  driver: [
    async ({ engine }, use) => {
      const driver = await start(engine);
      await use(driver);
      await driver?.quit();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  siteProxy: async ({ engine, baseURL }, use) => {
    const isOld = engine === 'older';
    const siteProxy = await startProxy(required(baseURL), (text, type) => {
      if (type === 'css') return isOld ? oldStyles(text) : text;
      const page = isOld ? oldPage(text) : text;
      return page.replace('<head>', '<head><script src="/engine-watch.js"></script>');
    });
    const text = `(${watchPage})(); ${isOld ? `(${removeNewApis})();` : ''}`;
    siteProxy.override('/engine-watch.js', { type: 'text/javascript', text });
    await use(siteProxy);
    await siteProxy.close();
  },
  visitor: async ({ engine, driver, siteProxy }, use) => {
    base.skip(!driver, `this machine has no ${engine}`);
    const visitor = new Visitor(required(driver), siteProxy);
    await use(visitor);
    const trouble = await visitor.trouble();
    await visitor.closeOtherTabs();
    if (trouble.length > 0) throw new Error(`The engine had trouble:\n${trouble.join('\n')}`);
  },
});
export { expect } from '@playwright/test';
