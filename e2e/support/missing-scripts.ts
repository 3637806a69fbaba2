/** Islands whose script fails, hangs or is late, on a page with a stopped clock. */
import type { Page } from '@playwright/test';
import { expect, nextFrame } from './site.ts';

/** The request fails at once, or is never answered. */
export const FAILURE_MODES = ['fails', 'hangs'] as const;
type FailureMode = (typeof FAILURE_MODES)[number];

/** Console messages about such a script, for `expectedTrouble`. */
export const SCRIPT_TROUBLE = /Failed to load resource|ERR_FAILED|Error hydrating/;

/** When Astro's island element retries a failed script. */
const RETRY_MS = 1000;
/** How long a click is held (src/scripts/interaction.ts). */
const TIMEOUT_MS = 3000;

/** Also matches the retry, which has a query. */
const scriptOf = (island: string) => new RegExp(`/_astro/${island}\\.[^/]*\\.js`);

type BlockedScript = {
  /** Advances the stopped clock until the page gives up: one second after a failure (for the retry), three if it hangs. */
  waitForTimeout(): Promise<void>;
  /** The island has requested its script, twice if that failed, and is not hydrated. */
  expectUnused(): Promise<void>;
};

/** Blocks an island's script. */
export async function blockScript(
  page: Page,
  island: string,
  mode: FailureMode,
): Promise<BlockedScript> {
  const requests: string[] = [];
  await page.route(scriptOf(island), (route) => {
    requests.push(route.request().url());
    return mode === 'fails' ? route.abort() : undefined;
  });
  const element = page.locator(`astro-island[component-url*="/${island}."]`).first();
  return {
    async waitForTimeout() {
      await expect.poll(() => requests.length, `${island} requested`).toBeGreaterThan(0);
      if (mode === 'fails') {
        // A failed import is cached, so this one fails right after the element's own.
        await element.evaluate(async (host) => {
          await import(host.getAttribute('component-url') ?? '').catch(() => {});
        });
      }
      await page.clock.runFor(mode === 'fails' ? RETRY_MS : TIMEOUT_MS);
    },
    async expectUnused() {
      if (mode === 'fails') await expect.poll(() => requests.join()).toContain('astro-retry');
      expect(requests).not.toEqual([]);
      await expect(element).toHaveAttribute('ssr');
    },
  };
}

/** Delays an island's script. @returns releases it */
export async function holdScript(page: Page, island: string): Promise<() => void> {
  const free = Promise.withResolvers<void>();
  await page.route(scriptOf(island), async (route) => {
    await free.promise;
    await route.continue();
  });
  return free.resolve;
}

/** Opens a page and stops its clock, so that no timer fires on a slow machine before the test says so. */
export async function openWithStoppedClock(
  page: Page,
  path: string,
  now: Date | number = Date.now(),
  options: Parameters<Page['goto']>[1] = {},
): Promise<void> {
  await page.clock.install({ time: now });
  await page.goto(path, options);
  await page.clock.pauseAt(Number(now) + 3_600_000);
}

/** Waits until the page no longer scrolls. */
export async function waitForScrollEnd(page: Page): Promise<void> {
  const place = () => page.evaluate(() => scrollY);
  for (let before = Number.NaN; before !== (await place());) {
    before = await place();
    await nextFrame(page);
    await nextFrame(page);
  }
}
