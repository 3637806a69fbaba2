import { chromium, firefox, test as base, webkit } from '@playwright/test';
import { browser, findEngines } from '../../scripts/dev/browser.mjs';
import { required } from '../../tests/required.ts';
import { openStreet, type Street } from '../support/street.ts';
import { type Driver, startFirefox, startPlaywright, startWebKit } from './drivers.ts';
import { forget, oldPage, oldStyles } from './four-years-ago.ts';
import { Visitor, watchPage } from './visitor.ts';

/** In which engine a project of `playwright.config.ts` runs the errands; "older" is Chromium without what is new. */
export type EngineName = 'firefox' | 'webkit' | 'older';

/** @returns undefined where this machine has no such browser */
async function start(engine: EngineName): Promise<Driver | undefined> {
  if (engine === 'older') return startPlaywright(chromium, browser());
  const found = findEngines()[engine];
  if (!found) return undefined;
  if ('playwright' in found)
    return startPlaywright({ firefox, webkit }[engine], { executablePath: found.playwright });
  if (typeof found.machine === 'string') return startFirefox(found.machine);
  return startWebKit(found.machine);
}

type Fixtures = { street: Street; visitor: Visitor };

/**
 * Playwright's `test` with a `visitor` in place of `page`, and a way to the site on which each page is
 * watched, and as old as the engine. A test fails on all that the engine complains of, and is skipped where
 * the machine has no such engine.
 */
export const test = base.extend<Fixtures, { engine: EngineName; driver: Driver | undefined }>({
  engine: ['firefox', { scope: 'worker', option: true }],
  driver: [
    async ({ engine }, use) => {
      const driver = await start(engine);
      await use(driver);
      await driver?.quit();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  street: async ({ engine, baseURL }, use) => {
    const isOld = engine === 'older';
    const street = await openStreet(required(baseURL), (text, type) => {
      if (type === 'css') return isOld ? oldStyles(text) : text;
      const page = isOld ? oldPage(text) : text;
      return page.replace('<head>', '<head><script src="/engine-watch.js"></script>');
    });
    const text = `(${watchPage})(); ${isOld ? `(${forget})();` : ''}`;
    street.swap('/engine-watch.js', { type: 'text/javascript', text });
    await use(street);
    await street.close();
  },
  visitor: async ({ engine, driver, street }, use) => {
    base.skip(!driver, `this machine has no ${engine}`);
    const visitor = new Visitor(required(driver), street);
    await use(visitor);
    const trouble = await visitor.trouble();
    await visitor.closeOtherTabs();
    if (trouble.length > 0) throw new Error(`The engine had trouble:\n${trouble.join('\n')}`);
  },
});
export { expect } from '@playwright/test';
