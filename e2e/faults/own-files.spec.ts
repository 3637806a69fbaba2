/**
 * Each island's script is missing after a deploy, hangs, or is late. Clicks are then handled by the HTML, once: links
 * navigate, forms post.
 */
import type { ElementHandle, Locator, Page, Request } from '@playwright/test';
import { readBuiltPages } from '../../scripts/checks/built-pages.ts';
import { GUESTS } from '../../src/domain/booking/private-tour-price.ts';
import { factSheetPage, pressKitPage } from '../../tests/support/content.ts';
import { openWithStoppedClock } from '../support/missing-scripts.ts';
import { expect, test } from '../support/sandbox.ts';
import { expectWholePage } from '../support/whole-page.ts';

/** Islands share the code for held clicks, so each is tested with one mode. */
const FAILURE_MODES = ['is missing', 'hangs', 'is late'] as const;

/** What takes the place of a control that needs its script. */
const HINTS: Readonly<Record<string, string>> = {
  CopyButton: pressKitPage.boilerplate.copy.failed,
  PrintButton: factSheetPage.screen.printUnavailable,
  // The table of prices.
  PriceCalculator: String(GUESTS.max),
};

/** Longer than a click is held, in milliseconds. */
const GIVE_UP_MS = 6000;
const STEP_MS = 500;

test.use({
  expectedTrouble:
    /Failed to load (resource|module script)|ERR_(FAILED|ABORTED)|Error hydrating|404: |before any input/,
});

/** Every island, on a page where it has a control with `data-hold`, if any. */
const islands = new Map<string, { path: string; canHold: boolean }>();
for (const { path, html } of readBuiltPages())
  for (const [, name = '', body = ''] of html.matchAll(
    /<astro-island\b[^>]*component-url="[^"]*\/(\w+)\.[^>]*>(.*?)<\/astro-island>/gs,
  ))
    if (!islands.get(name)?.canHold) islands.set(name, { path, canHold: / data-hold/.test(body) });

/** Whether a frame in the page navigates, such as a late reel's. A new tab has no frame yet. */
function isEmbedded(request: Request): boolean {
  try {
    return request.frame().parentFrame() !== null;
  } catch {
    return false;
  }
}

/** Prevents and records navigations. */
async function recordNavigations(page: Page): Promise<string[]> {
  const ways: string[] = [];
  await page.context().route('**/*', async (route) => {
    const request = route.request();
    if (!request.isNavigationRequest() || isEmbedded(request)) return route.fallback();
    ways.push(`${request.method()} ${request.url()}`);
    await route.fulfill({ status: 204 });
  });
  return ways;
}

const TYPED: Readonly<Record<string, string>> = {
  email: 'ada@mail.example',
  tel: '+1 917 555 0142',
};

/** Fills in every visible field. */
async function fillIn(form: Locator): Promise<void> {
  for (const field of await form.locator('input:visible, textarea:visible').all()) {
    const type = (await field.getAttribute('type')) ?? '';
    if ((await field.getAttribute('tabindex')) === '-1') continue;
    if (type === 'checkbox') await field.check();
    else await field.fill(TYPED[type] ?? 'Ada Whisker');
  }
}

/** The URL of a control's link or form, if any. A link to another program is not recorded. */
const targetOf = (control: ElementHandle): Promise<string | undefined> =>
  control.evaluate((element) => {
    if (element instanceof HTMLAnchorElement && element.protocol.startsWith('http'))
      return `GET ${element.href.replace(/#.*/, '')}`;
    if (!(element instanceof HTMLButtonElement) || element.type !== 'submit') return undefined;
    return `${element.form?.method.toUpperCase()} ${element.form?.action}`;
  });

for (const [turn, [name, { path, canHold }]] of [...islands].entries()) {
  const mode = FAILURE_MODES[turn % FAILURE_MODES.length];
  test(`${name} on ${path} works as HTML when its script ${mode}`, async ({ page }) => {
    const { promise: isTime, resolve: letCome } = Promise.withResolvers<void>();
    await page.route(new RegExp(`/_astro/${name}\\.[^/]*\\.js`), async (route) => {
      if (mode === 'is missing') return route.fulfill({ status: 404, body: 'Not found' });
      await isTime;
      return mode === 'hangs' ? undefined : route.continue();
    });
    // A prerendered page would open without a request.
    await page.addInitScript(() => {
      new MutationObserver(() => {
        for (const rules of document.querySelectorAll('[type=speculationrules]')) rules.remove();
      }).observe(document, { childList: true, subtree: true });
    });
    await openWithStoppedClock(page, path);
    const advance = () => page.clock.runFor(STEP_MS);
    const isListening = () =>
      advance().then(() => page.evaluate(() => !!customElements.get('astro-island')));
    await expect.poll(isListening).toBe(true);
    const island = page
      .locator(`astro-island[component-url*="/${name}."]${canHold ? ':has([data-hold])' : ''}`)
      .first();
    const ways = await recordNavigations(page);
    // A form's button before links in it.
    const held = island.locator('[data-hold]:visible');
    const found = held.and(page.locator('[type=submit]')).or(held).last();
    const control = canHold && (await found.count()) > 0 ? await found.elementHandle() : null;
    if (control) {
      const form = found.locator('xpath=ancestor::form');
      if ((await form.count()) > 0) await fillIn(form);
      const way = await targetOf(control);
      await control.click({ noWaitAfter: true });
      const isAnswered = async () => {
        await advance();
        const isLed = way === undefined || ways.some((taken) => taken.startsWith(way));
        return isLed && (await control.getAttribute('aria-busy')) === null;
      };
      await expect.poll(isAnswered, `the press is answered: ${way}`).toBe(true);
    } else {
      // A closed dialog has no place, and neither has the island itself.
      const part = island.locator('*:visible:not(astro-slot)').first();
      if ((await part.count()) > 0) await part.scrollIntoViewIfNeeded();
      await page.clock.runFor(GIVE_UP_MS);
    }
    letCome();
    await page.clock.runFor(GIVE_UP_MS);
    expect(ways.length, 'what was pressed is answered once').toBeLessThanOrEqual(1);
    // Without a click, a late script may still hydrate it.
    if (control || mode !== 'is late') await expect(island).toHaveAttribute('ssr');
    const hint = HINTS[name];
    if (hint) await expect(island.getByText(hint, { exact: true }).first()).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectWholePage(page);
  });
}
