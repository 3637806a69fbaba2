import { setImmediate, setTimeout } from 'node:timers/promises';

const RETRY_MS = 100;
const ATTEMPTS = 50;

/**
 * Makes Astro reload all content. `refreshContent` silently does nothing while `src/content.config.ts`
 * reloads. A call that resolves before the next event loop turn has read no files, so it is retried for up
 * to five seconds.
 *
 * @returns whether the content was read
 */
export async function refreshWhole(
  refreshContent: () => Promise<void>,
  pause: () => Promise<unknown> = () => setTimeout(RETRY_MS),
): Promise<boolean> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const refreshed = refreshContent();
    const isSkipped = await Promise.race([refreshed.then(() => true), setImmediate(false)]);
    if (!isSkipped) {
      await refreshed;
      return true;
    }
    await pause();
  }
  return false;
}
