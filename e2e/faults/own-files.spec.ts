/**
 * Each island's script is gone with an older deploy, never comes, or comes when it is too late. The page
 * reads on, and what is pressed is answered by its HTML, once: links lead, forms post.
 */
import type { ElementHandle, Page } from '@playwright/test';
import { readBuiltPages } from '../../scripts/checks/built-pages.ts';
import { factSheetPage, pressKitPage } from '../../tests/support/content.ts';
import { openWithStoppedClock, SCRIPT_TROUBLE } from '../support/missing-scripts.ts';
import { expect, test } from '../support/sandbox.ts';
import { expectWholePage } from '../support/whole-page.ts';
import { fillIn } from './outage.ts';

/** The islands share what answers a press, so each has one mode. */
const FAILURE_MODES = ['is gone', 'never comes', 'comes too late'] as const;

/** What is said where a control can do nothing without its script. */
const SAID: Readonly<Record<string, string>> = {
  CopyButton: pressKitPage.boilerplate.copy.failed,
  PrintButton: factSheetPage.screen.printUnavailable,
};

/** Longer than a press waits for its script, in milliseconds. */
const PATIENCE_MS = 6000;
const STEP_MS = 500;

test.use({
  expectedTrouble: new RegExp(
    `${SCRIPT_TROUBLE.source}|Failed to load module script|404: |ERR_ABORTED|asked before`,
  ),
});

/** Every island of the build, on a page where it has a control that waits for its script, if there is one. */
const islands = new Map<string, { path: string; canHold: boolean }>();
for (const { path, html } of readBuiltPages())
  for (const [, name = '', body = ''] of html.matchAll(
    /<astro-island\b[^>]*component-url="[^"]*\/(\w+)\.[^>]*>(.*?)<\/astro-island>/gs,
  ))
    if (!islands.get(name)?.canHold) islands.set(name, { path, canHold: / data-hold/.test(body) });

/** Where presses lead from now on: nothing is left, so that the page can be looked at. */
async function recordNavigations(page: Page): Promise<string[]> {
  const ways: string[] = [];
  await page.context().route('**/*', async (route) => {
    const request = route.request();
    if (!request.isNavigationRequest()) return route.fallback();
    ways.push(`${request.method()} ${request.url()}`);
    await route.fulfill({ status: 204 });
  });
  return ways;
}

/** Where a control's HTML leads; undefined where it leads nowhere. */
const targetOf = (control: ElementHandle): Promise<string | undefined> =>
  control.evaluate((element) => {
    if (element instanceof HTMLAnchorElement) return `GET ${element.href.replace(/#.*/, '')}`;
    if (!(element instanceof HTMLButtonElement) || element.type !== 'submit') return undefined;
    return `${element.form?.method.toUpperCase()} ${element.form?.action}`;
  });

for (const [turn, [name, { path, canHold }]] of [...islands].entries()) {
  const mode = FAILURE_MODES[turn % FAILURE_MODES.length];
  test(`${name}, whose script ${mode}, is its HTML on ${path}`, async ({ page }) => {
    const { promise: isTime, resolve: letCome } = Promise.withResolvers<void>();
    await page.route(new RegExp(`/_astro/${name}\\.[^/]*\\.js`), async (route) => {
      if (mode === 'is gone') return route.fulfill({ status: 404, body: 'Not found' });
      await isTime;
      return mode === 'never comes' ? undefined : route.continue();
    });
    // A page that was made ready in advance is shown without a request that a test could see.
    await page.addInitScript(() => {
      new MutationObserver(() => {
        for (const rules of document.querySelectorAll('[type=speculationrules]')) rules.remove();
      }).observe(document, { childList: true, subtree: true });
    });
    await openWithStoppedClock(page, path);
    const pass = () => page.clock.runFor(STEP_MS);
    const isListening = () =>
      pass().then(() => page.evaluate(() => !!customElements.get('astro-island')));
    await expect.poll(isListening).toBe(true);
    const island = page
      .locator(`astro-island[component-url*="/${name}."]${canHold ? ':has([data-hold])' : ''}`)
      .first();
    const ways = await recordNavigations(page);
    // A form's button before a link within it.
    const held = island.locator('[data-hold]:visible');
    const found = held.and(page.locator('[type=submit]')).or(held).last();
    const control = canHold && (await found.count()) > 0 ? await found.elementHandle() : null;
    if (control) {
      const form = found.locator('xpath=ancestor::form');
      if ((await form.count()) > 0) await fillIn(form);
      const way = await targetOf(control);
      await control.click({ noWaitAfter: true });
      const isAnswered = async () => {
        await pass();
        const isLed = way === undefined || ways.some((taken) => taken.startsWith(way));
        return isLed && (await control.getAttribute('aria-busy')) === null;
      };
      await expect.poll(isAnswered, `the press is answered: ${way}`).toBe(true);
    } else {
      await island.scrollIntoViewIfNeeded().catch(() => {});
      await page.clock.runFor(PATIENCE_MS);
    }
    letCome();
    await page.clock.runFor(PATIENCE_MS);
    expect(ways.length, 'what was pressed is answered once').toBeLessThanOrEqual(1);
    // Where nothing was pressed, what comes late may start it still.
    if (control || mode !== 'comes too late') await expect(island).toHaveAttribute('ssr');
    const said = SAID[name];
    if (said) await expect(island.getByText(said).first()).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectWholePage(page);
  });
}
