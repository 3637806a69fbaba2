/**
 * Every third party, in every sort of failure, with script and without. The pages are read from the
 * build and the services from the sandbox's tables, so that a new one is in the matrix the day it is there.
 */
import { posix } from 'node:path';
import { selectOne } from 'css-select';
import type { Element } from 'domhandler';
import { parseDocument } from 'htmlparser2';
import { readBuiltPages } from '../../scripts/checks/built-pages.ts';
import { SERVICES } from '../../src/sandbox/failures.ts';
import { openWithStoppedClock } from '../support/missing-scripts.ts';
import { expect, test } from '../support/sandbox.ts';
import { expectWholePage } from '../support/whole-page.ts';
import { ERRANDS } from './errands.ts';
import { FAULTS, Outage } from './outage.ts';

// What the browser says of requests that fail, and the site to those who look after it: no uncaught error.
test.use({
  expectedTrouble:
    /Failed to load resource|was not sent|could not be shown|ERR_|asked before the visitor|Refused to (frame|display|execute)|MIME type/,
});

const documents = readBuiltPages()
  .filter(({ path }) => path !== '/404' && path !== '/offline')
  .map(({ path, html }) => ({ path, nodes: parseDocument(html).children as Element[] }));

/** The pages that hold a control, one a folder. */
function pagesWith(control: string): string[] {
  const folders = new Map<string, string>();
  for (const { path, nodes } of documents) {
    if (selectOne(control, nodes)) folders.set(posix.dirname(path), path);
  }
  return [...folders.values()];
}

for (const service of SERVICES) {
  const { control: selector, withScript, withoutScript } = ERRANDS[service];
  const paths = pagesWith(selector);

  test(`${service} is used by a page`, () => expect(paths).not.toEqual([]));

  for (const [turn, fault] of FAULTS.entries()) {
    const path = paths[turn % paths.length] ?? '';
    test(`${service} ${fault}, on ${path}`, async ({ page }) => {
      const outage = new Outage(page, fault);
      await outage.begin(service);
      await openWithStoppedClock(page, path);
      await withScript({ page, outage, control: page.locator(selector).first() });
      if (new URL(page.url()).pathname === path) await expectWholePage(page);
    });

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });

      test(`${service} ${fault}, on ${path}`, async ({ page }) => {
        const outage = new Outage(page, fault);
        await outage.begin(service);
        await page.goto(path);
        const control = page.locator(selector).first();
        if (withoutScript) await withoutScript({ page, outage, control });
        else {
          await control.scrollIntoViewIfNeeded();
          const wayOn = control.locator('xpath=self::a | self::form | .//a[@href]');
          await expect(wayOn.first()).toBeVisible();
          expect(outage.asked).toEqual([]);
        }
        await expectWholePage(page);
      });
    });
  }
}
