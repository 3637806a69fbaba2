import { test as base } from '@playwright/test';
import { required } from '../../tests/required.ts';
import { startProxy, type ControllableProxy } from '../support/proxy.ts';
import { type Driver, type EngineName, startDriver } from './drivers.ts';
import { removeNewApis, oldPage, oldStyles } from './four-years-ago.ts';
import { Visitor, watchPage } from './visitor.ts';

export { expect } from '@playwright/test';

type Fixtures = { siteProxy: ControllableProxy; visitor: Visitor };

/**
 * Playwright's `test` with a `visitor` instead of `page`, and a proxy that adds error reporting to each page and, for
 * "older", removes newer features. A test fails on any reported error, and is skipped without the engine.
 */
export const test = base.extend<Fixtures, { engine: EngineName; driver: Driver | undefined }>({
  engine: ['firefox', { scope: 'worker', option: true }],
  driver: [
    async ({ engine }, use) => {
      const driver = await startDriver(engine);
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
    await visitor.soon(() => document.readyState).toBe('complete');
    const trouble = [...siteProxy.refused, ...(await visitor.look(() => window.trouble()))];
    if (trouble.length > 0) throw new Error(`The engine had trouble:\n${trouble.join('\n')}`);
  },
});
