/** An island whose script is dead, hangs or comes late, on a page whose clock stands still. */
import type { Page } from '@playwright/test';
import { expect, nextFrame } from './site.ts';

/** How a script stays away: the request fails at once, or is never answered. */
export const FATES = ['is dead', 'hangs'] as const;
type Fate = (typeof FATES)[number];

/** What the browser and the island's element say of such a script, for `expectedTrouble`. */
export const SCRIPT_TROUBLE = /Failed to load resource|ERR_FAILED|Error hydrating/;

/** When Astro's island element asks a second time for a script that failed. */
const RETRY_MS = 1000;
/** How long a press waits for a script that hangs (src/scripts/interaction.ts). */
const TIMEOUT_MS = 3000;

/** Every request for an island's script, the second one with its query included. */
const scriptOf = (island: string) => new RegExp(`/_astro/${island}\\.[^/]*\\.js`);

type BlockedScript = {
  /**
   * Lets the page wait until it gives the script up, and no longer: a second for one that fails,
   * which is asked for twice, three for one that hangs. Needs a stopped clock.
   */
  waitInVain(): Promise<void>;
  /** The island has asked for its script, twice where that failed, and is the server's HTML still. */
  expectUnused(): Promise<void>;
};

/** Keeps an island's script from the page for good. */
export async function blockScript(page: Page, island: string, fate: Fate): Promise<BlockedScript> {
  const asked: string[] = [];
  await page.route(scriptOf(island), (route) => {
    asked.push(route.request().url());
    return fate === 'is dead' ? route.abort() : undefined;
  });
  const element = page.locator(`astro-island[component-url*="/${island}."]`).first();
  return {
    async waitInVain() {
      await expect.poll(() => asked.length, `${island} asked for`).toBeGreaterThan(0);
      if (fate === 'is dead') {
        // Imported once more, it fails as it did before, right after the element has heard of it.
        await element.evaluate(async (host) => {
          await import(host.getAttribute('component-url') ?? '').catch(() => {});
        });
      }
      await page.clock.runFor(fate === 'is dead' ? RETRY_MS : TIMEOUT_MS);
    },
    async expectUnused() {
      if (fate === 'is dead') await expect.poll(() => asked.join()).toContain('astro-retry');
      expect(asked).not.toEqual([]);
      await expect(element).toHaveAttribute('ssr');
    },
  };
}

/** Holds an island's script back. @returns what lets it go on its way */
export async function holdScript(page: Page, island: string): Promise<() => void> {
  const free = Promise.withResolvers<void>();
  await page.route(scriptOf(island), async (route) => {
    await free.promise;
    await route.continue();
  });
  return free.resolve;
}

/**
 * Opens a page and stops its clock: nothing is late before the test says so, however long a busy
 * machine takes to look.
 */
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
export async function comeToRest(page: Page): Promise<void> {
  const place = () => page.evaluate(() => scrollY);
  for (let before = Number.NaN; before !== (await place());) {
    before = await place();
    await nextFrame(page);
    await nextFrame(page);
  }
}
