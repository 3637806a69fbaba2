import { chromium, firefox, test as base, webkit } from '@playwright/test';
import { required } from '../../tests/required.ts';
import { browser, findEngines } from '../../scripts/dev/browser.mjs';
import { openStreet, type Street } from '../support/street.ts';
import type { Driver } from './drivers/driver.ts';
import { startPlaywright } from './drivers/playwright.ts';
import { startFirefox } from './drivers/puppeteer.ts';
import { startWebKit } from './drivers/webdriver.ts';
import { forget, oldPage, oldStyles } from './four-years-ago.ts';
import { Visitor } from './visitor.ts';
import { missingNiceties, openEyes, TROUBLE, watchTrouble } from './watch.ts';

/** In which engine a project of `playwright.config.ts` runs the errands. */
export type EngineName = 'firefox' | 'webkit' | 'older';

type Engine = {
  /** Undefined where this machine has none. */
  start(): Promise<Driver | undefined>;
  isOld?: true;
};

const engines: Readonly<Record<EngineName, Engine>> = {
  firefox: {
    start: async () => {
      const { firefox: found } = findEngines();
      if (!found) return undefined;
      if ('machine' in found) return startFirefox(found.machine);
      return startPlaywright({
        browser: firefox,
        name: 'Firefox',
        executablePath: found.playwright,
      });
    },
  },
  webkit: {
    start: async () => {
      const { webkit: found } = findEngines();
      if (!found) return undefined;
      if ('machine' in found) return startWebKit(found.machine);
      return startPlaywright({ browser: webkit, name: 'WebKit', executablePath: found.playwright });
    },
  },
  older: {
    start: () =>
      startPlaywright({
        browser: chromium,
        name: 'Chromium as of 2022, imitated by',
        ...browser(),
      }),
    isOld: true,
  },
};

const WATCH = '/engine-watch.js';

/** The watching script, first of all scripts of a page. A policy within the page would not cover it before. */
const watched = (html: string): string =>
  html.replace(
    /<head>(<meta charset[^>]*>)?(<meta http-equiv="?content-security-policy[^>]*>)?/i,
    (start) => `${start}<script src="${WATCH}"></script>`,
  );

/** Opens the way from an engine to the site: each page on it watches itself, and an old engine's is old. */
async function openWay(site: string, isOld: boolean): Promise<Street> {
  const street = await openStreet(site, (text, type) => {
    if (type === 'css') return isOld ? oldStyles(text) : text;
    return watched(isOld ? oldPage(text) : text);
  });
  const scripts = [`(${watchTrouble})(${JSON.stringify(TROUBLE)})`, `(${openEyes})()`];
  if (isOld) scripts.push(`(${forget})()`);
  street.swap(WATCH, { type: 'text/javascript', text: scripts.join(';\n') });
  return street;
}

type WorkerFixtures = { engine: EngineName; site: string; started: Driver | string; way: Street };

/**
 * Playwright's `test` with a `visitor` in place of `page`: in the engine of the project, driven by whatever
 * drives it. A test fails on all that the engine complains of by the way. Skipped where a machine has no
 * such engine, and the run's figures say so (`figures.ts`).
 */
export const test = base.extend<{ visitor: Visitor }, WorkerFixtures>({
  engine: ['firefox', { scope: 'worker', option: true }],
  site: ['', { scope: 'worker', option: true }],
  started: [
    async ({ engine }, use) => {
      const driver = await engines[engine].start().catch((error: Error) => error.message);
      await use(driver ?? 'this machine has none');
      if (typeof driver === 'object') await driver.quit();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  way: [
    async ({ engine, site }, use) => {
      const way = await openWay(required(site), engines[engine].isOld === true);
      await use(way);
      await way.close();
    },
    { scope: 'worker' },
  ],
  visitor: async ({ engine, started, way }, use, info) => {
    if (typeof started === 'string') {
      info.annotations.push({ type: 'absent', description: started });
      base.skip();
      return;
    }
    info.annotations.push({ type: 'engine', description: started.name });
    const visitor = new Visitor(started, way);
    await use(visitor);
    const trouble = await visitor.trouble();
    // The imitation has them all, and is not believed.
    const without = engines[engine].isOld ? [] : await visitor.look(missingNiceties);
    info.annotations.push({ type: 'without', description: without.join(', ') });
    await visitor.closeOthers();
    if (trouble.length > 0) throw new Error(`The engine had trouble:\n${trouble.join('\n')}`);
  },
});
export { expect } from '@playwright/test';
