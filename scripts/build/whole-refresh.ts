import { setImmediate, setTimeout } from 'node:timers/promises';

const RETRY_MS = 100;
const ATTEMPTS = 50;

/**
 * Makes Astro read all content again. `refreshContent` silently does nothing while `src/content.config.ts`
 * reloads. A call that resolves before the next event loop turn has read no file; it is repeated for up to
 * five seconds.
 *
 * @returns whether the content was read
 */
export async function refreshWhole(
  refreshContent: () => Promise<void>,
  pause: () => Promise<unknown> = () => setTimeout(RETRY_MS),
): Promise<boolean> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const refreshed = refreshContent();
    const isPassedOver = await Promise.race([refreshed.then(() => true), setImmediate(false)]);
    if (!isPassedOver) {
      await refreshed;
      return true;
    }
    await pause();
  }
  return false;
}
