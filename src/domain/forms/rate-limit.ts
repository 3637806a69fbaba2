/** At most `max` submissions in any span of `windowMs` milliseconds. */
export type RateLimit = { max: number; windowMs: number };

export const CONTACT_LIMIT: RateLimit = { max: 1, windowMs: 10_000 };

export const APPLICATION_LIMIT: RateLimit = { max: 5, windowMs: 60_000 };

/**
 * Returns the times of the submissions that count at `now`. Unreadable storage counts as none, and future times (a
 * clock set back) are dropped, so that no visitor is locked out.
 *
 * @param stored a JSON list of times in epoch milliseconds.
 */
export function recentTimes(stored: string | null, { windowMs }: RateLimit, now: number): number[] {
  try {
    const value: unknown = JSON.parse(String(stored));
    if (!Array.isArray(value)) return [];
    return value.filter((time) => Number.isFinite(time) && time <= now && now - time < windowMs);
  } catch {
    return [];
  }
}
