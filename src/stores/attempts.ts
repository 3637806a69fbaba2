import { attempt, type RateLimit } from '../domain/rate-limit.ts';

/** Stands in for storage that is full or forbidden, for as long as the page is open. */
const remembered = new Map<string, string>();

/**
 * Asks whether one more attempt may go ahead now, and counts it if so. Kept in local storage, so
 * that a second tab and a reload know of it too.
 *
 * @param key of the form in storage.
 * @param now milliseconds since 1970.
 */
export function takeTurn(key: string, limit: RateLimit, now: number): boolean {
  const { allowed, stored } = attempt(recall(key), now, limit);
  try {
    localStorage.setItem(key, stored);
    remembered.delete(key);
  } catch {
    remembered.set(key, stored);
  }
  return allowed;
}

function recall(key: string): string | null {
  try {
    return remembered.get(key) ?? localStorage.getItem(key);
  } catch {
    return null;
  }
}
