/** At most `max` attempts in any span of `windowMs` milliseconds. */
export type RateLimit = { max: number; windowMs: number };

/** Contact form: a second submit within 10 seconds is refused. */
export const CONTACT_LIMIT: RateLimit = { max: 1, windowMs: 10_000 };

/** Adventure Cats: at most 5 submissions in a rolling 60 seconds. */
export const APPLICATION_LIMIT: RateLimit = { max: 5, windowMs: 60_000 };

type Attempt = {
  /** Whether the visitor may go ahead. */
  allowed: boolean;
  /** What to keep in storage now. A refused attempt is not counted. */
  stored: string;
};

/**
 * Decides about one more attempt, and writes down those that still count.
 *
 * Nobody is ever locked out: what cannot be read counts as no attempts, and times in the future
 * (a clock that was set back, a hand-edited entry) are forgotten.
 *
 * @param stored what storage holds, or null when it holds nothing.
 * @param now milliseconds since 1970.
 */
export function attempt(stored: string | null, now: number, limit: RateLimit): Attempt {
  const counting = readTimes(stored).filter((time) => time <= now && now - time < limit.windowMs);
  const allowed = counting.length < limit.max;
  return { allowed, stored: JSON.stringify(allowed ? [...counting, now] : counting) };
}

/**
 * Forgets one attempt.
 *
 * @param stored what storage holds, or null when it holds nothing.
 * @param time when the attempt was made, in milliseconds since 1970.
 * @returns what to keep in storage now.
 */
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
