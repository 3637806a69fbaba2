import { attempt, type RateLimit, withdraw } from '../domain/forms/rate-limit.ts';

/** Stands in for storage that is full or forbidden, for as long as the page is open. */
const remembered = new Map<string, string>();

/**
 * Asks whether one more attempt may go ahead now, and counts it if so. Kept in local storage, so
 * that a second tab and a reload know of it too.
 *
 * @param key of the form in storage.
 * @param now milliseconds since 1970.
 */
export function tryAcquire(key: string, limit: RateLimit, now: number): boolean {
  const { allowed, stored } = attempt(recall(key), now, limit);
  keep(key, stored);
  return allowed;
}

/**
 * Takes an attempt back that came to nothing, so that the next one need not wait for it.
 *
 * @param time the attempt's `now`.
 */
export function release(key: string, time: number): void {
  keep(key, withdraw(recall(key), time));
}

/**
 * Runs `work` unless another tab is at the same work: two tabs may ask storage in the same moment, and
 * each find it empty.
 *
 * @param key of the form in storage.
 * @returns whether `work` was run.
 */
export async function runExclusively(key: string, work: () => Promise<void>): Promise<boolean> {
  let isStarted = false;
  const run = async () => {
    isStarted = true;
    await work();
    return true;
  };
  try {
    return await navigator.locks.request(
      key,
      { ifAvailable: true },
      (lock) => lock !== null && run(),
    );
  } catch (reason) {
    if (isStarted) throw reason;
    // There are no locks on plain http, nor where storage is forbidden.
    return run();
  }
}

function keep(key: string, stored: string): void {
  try {
    localStorage.setItem(key, stored);
    remembered.delete(key);
  } catch {
    remembered.set(key, stored);
  }
}

function recall(key: string): string | null {
  try {
    return remembered.get(key) ?? localStorage.getItem(key);
  } catch {
    return null;
  }
}
