/** At most `max` attempts in any span of `windowMs` milliseconds. */
export type RateLimit = { max: number; windowMs: number };

export const CONTACT_LIMIT: RateLimit = { max: 1, windowMs: 10_000 };

export const APPLICATION_LIMIT: RateLimit = { max: 5, windowMs: 60_000 };

type Attempt = {
  /** Whether the visitor may go ahead. */
  allowed: boolean;
  /** What to store. A refused attempt is not counted. */
  stored: string;
};

/**
 * Decides whether one more attempt is allowed. Unreadable storage counts as no attempts, and future times (a
 * clock set back) are dropped, so that no visitor is locked out.
 */
export function attempt(stored: string | null, now: number, limit: RateLimit): Attempt {
  const counting = readTimes(stored).filter((time) => time <= now && now - time < limit.windowMs);
  const allowed = counting.length < limit.max;
  return { allowed, stored: JSON.stringify(allowed ? [...counting, now] : counting) };
}

/** Removes the attempt made at `time`, epoch milliseconds. */
export function withdraw(stored: string | null, time: number): string {
  return JSON.stringify(readTimes(stored).filter((other) => other !== time));
}

function readTimes(stored: string | null): number[] {
  try {
    const value: unknown = JSON.parse(String(stored));
    return Array.isArray(value) ? value.filter((time) => Number.isFinite(time)) : [];
  } catch {
    return [];
  }
}
