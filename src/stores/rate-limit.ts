import { attempt, type RateLimit, withdraw } from '../domain/forms/rate-limit.ts';

/** Used where storage is full or forbidden, while the page is open. */
const fallback = new Map<string, string>();

/** Counts an attempt if the limit allows it. Attempts are in local storage, shared by tabs and reloads. */
export function tryAcquire(key: string, limit: RateLimit, now: number): boolean {
  const { allowed, stored } = attempt(load(key), now, limit);
  store(key, stored);
  return allowed;
}

/** Removes a failed attempt; `time` is its `now`. */
export function release(key: string, time: number): void {
  store(key, withdraw(load(key), time));
}

/**
 * Runs `work` unless another tab holds the lock: two tabs that read storage at the same moment would both be
 * allowed.
 *
 * @returns whether `work` ran.
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
    // Locks are unavailable on plain http and where storage is forbidden.
    return run();
  }
}

function store(key: string, stored: string): void {
  try {
    localStorage.setItem(key, stored);
    fallback.delete(key);
  } catch {
    fallback.set(key, stored);
  }
}

function load(key: string): string | null {
  try {
    return fallback.get(key) ?? localStorage.getItem(key);
  } catch {
    return null;
  }
}
