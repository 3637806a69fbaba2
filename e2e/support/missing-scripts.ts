/** Late scripts, on a page with a stopped clock. */
import type { Page } from '@playwright/test';
import { nextFrame } from './site.ts';

/** Delays an island's script. @returns releases it */
export async function holdScript(page: Page, island: string): Promise<() => void> {
  const free = Promise.withResolvers<void>();
  await page.route(new RegExp(`/_astro/${island}\\.[^/]*\\.js`), async (route) => {
    await free.promise;
    await route.continue();
  });
  return free.resolve;
}

/** Opens a page and stops its clock, so that no timer fires on a slow machine before the test says so. */
export async function openWithStoppedClock(page: Page, path: string): Promise<void> {
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.goto(path);
  await page.clock.pauseAt(now + 3_600_000);
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
