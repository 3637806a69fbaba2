import { chromium, firefox, test as base, webkit } from '@playwright/test';
import { browser, findEngines } from '../../scripts/dev/browser.mjs';
import { required } from '../../tests/required.ts';
import { openStreet, type Street } from '../support/street.ts';
import { type Driver, startFirefox, startPlaywright, startWebKit } from './drivers.ts';
import { forget, oldPage, oldStyles } from './four-years-ago.ts';
import { TROUBLE, Visitor, watchPage } from './visitor.ts';

/** In which engine a project of `playwright.config.ts` runs the errands; "older" is Chromium without what is new. */
export type EngineName = 'firefox' | 'webkit' | 'older';

/** @returns undefined where this machine has no such browser */
async function start(engine: EngineName): Promise<Driver | undefined> {
  if (engine === 'older') return startPlaywright(chromium, browser());
  const found = findEngines()[engine];
  if (!found) return undefined;
  if ('playwright' in found)
    return startPlaywright({ firefox, webkit }[engine], { executablePath: found.playwright });
  if (typeof found.machine !== 'string') return startWebKit(found.machine);
  return startFirefox(found.machine);
}

const WATCH = '/engine-watch.js';

/** The watching script, ahead of all scripts of a page, and after a policy within the page, which would not cover it. */
const watched = (html: string): string =>
  html.replace(
    /<head>(<meta charset[^>]*>)?(<meta http-equiv="?content-security-policy[^>]*>)?/i,
    (head) => `${head}<script src="${WATCH}"></script>`,
  );

/** Opens the way from an engine to the site: each page on it is watched, and as old as the engine. */
async function openWay(site: string, isOld: boolean): Promise<Street> {
  const street = await openStreet(site, (text, type) => {
    if (type === 'css') return isOld ? oldStyles(text) : text;
    return watched(isOld ? oldPage(text) : text);
  });
  const text = `(${watchPage})("${TROUBLE}"); ${isOld ? `(${forget})();` : ''}`;
  street.swap(WATCH, { type: 'text/javascript', text });
  return street;
}

type WorkerFixtures = { engine: EngineName; site: string; driver: Driver | undefined; way: Street };

/**
 * Playwright's `test` with a `visitor` in place of `page`. A test fails on all that the engine complains of,
 * and is skipped where the machine has no such engine.
 */
export const test = base.extend<{ visitor: Visitor }, WorkerFixtures>({
  engine: ['firefox', { scope: 'worker', option: true }],
  site: ['', { scope: 'worker', option: true }],
  driver: [
    async ({ engine }, use) => {
      const driver = await start(engine);
      await use(driver);
      await driver?.quit();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  way: [
    async ({ engine, site }, use) => {
      const way = await openWay(required(site), engine === 'older');
      await use(way);
      await way.close();
    },
    { scope: 'worker' },
  ],
  visitor: async ({ engine, driver, way }, use, info) => {
    base.skip(!driver, `this machine has no ${engine}`);
    const visitor = new Visitor(required(driver), way);
    info.annotations.push({ type: 'engine', description: required(driver).name });
    await use(visitor);
    const trouble = await visitor.trouble();
    await visitor.closeOtherTabs();
    if (trouble.length > 0) throw new Error(`The engine had trouble:\n${trouble.join('\n')}`);
  },
});
export { expect } from '@playwright/test';
