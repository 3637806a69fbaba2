import { setImmediate, setTimeout } from 'node:timers/promises';

const RETRY_MS = 100;
const ATTEMPTS = 50;

/**
 * Has Astro read all content again. Its own `refreshContent` does nothing, and says nothing, while
 * `src/content.config.ts` is being loaded again, which a change of the content may bring about. One that
 * has ended before the next turn has read no file: it is asked for again, for five seconds.
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
