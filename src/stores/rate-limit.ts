import { attempt, type RateLimit, withdraw } from '../domain/forms/rate-limit.ts';
import { readStored, store, type Key } from './storage.ts';

/** Attempts are in local storage, shared by tabs and reloads. */
export type LimitKey = Extract<Key, `${string}-sent`>;

/** Counts an attempt if the limit allows it. */
export function tryAcquire(key: LimitKey, limit: RateLimit, now: number): boolean {
  const { allowed, stored } = attempt(readStored('localStorage', key), now, limit);
  store('localStorage', key, stored);
  return allowed;
}

/** Removes a failed attempt; `time` is its `now`. */
export function release(key: LimitKey, time: number): void {
  store('localStorage', key, withdraw(readStored('localStorage', key), time));
}

/**
 * Runs `work` unless another tab holds the lock: two tabs that read storage at the same moment would both be
 * allowed.
 *
 * @returns its result, or undefined if it did not run.
 */
export async function runExclusively<Result>(
  key: string,
  work: () => Promise<Result>,
): Promise<Result | undefined> {
  let isStarted = false;
  const run = () => {
    isStarted = true;
    return work();
  };
  try {
    return await navigator.locks.request(key, { ifAvailable: true }, (lock) =>
      lock ? run() : undefined,
    );
  } catch (reason) {
    if (isStarted) throw reason;
    // Locks are unavailable on plain http and where storage is forbidden.
    return run();
  }
}
