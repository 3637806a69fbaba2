import { type RateLimit, recentTimes } from '../domain/forms/rate-limit.ts';
import { readStored, store, type Key } from './storage.ts';

/** The times of submissions are in local storage, shared by tabs and reloads. */
export type LimitKey = Extract<Key, `${string}-sent`>;

export const isTooFast = (key: LimitKey, limit: RateLimit, now: number): boolean =>
  recentTimes(readStored('localStorage', key), limit, now).length >= limit.max;

/** Counts a submission that was made at `time`. */
export function countSubmission(key: LimitKey, limit: RateLimit, time: number): void {
  const times = [...recentTimes(readStored('localStorage', key), limit, time), time];
  store('localStorage', key, JSON.stringify(times));
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
