/** Every key but `fonts` (scripts/fonts.ts). Visitors read about each in content/pages/legal/privacy.md. */
export type Key =
  'contact-sent' | 'applications-sent' | 'guests' | `draft-${string}` | `promo-${string}`;

type Area = 'localStorage' | 'sessionStorage';

/** What storage has refused, because it is full or forbidden. Lasts as long as the page. */
const refused = new Map<Key, string>();

export function isStored(area: Area, key: string): boolean {
  try {
    return key in window[area];
  } catch {
    return false;
  }
}

/** @returns the stored text; null if there is none. */
export function readStored(area: Area, key: Key): string | null {
  try {
    return refused.get(key) ?? window[area].getItem(key);
  } catch {
    return null;
  }
}

/** @param text null removes it. */
export function store(area: Area, key: Key, text: string | null): void {
  refused.delete(key);
  try {
    if (text === null) window[area].removeItem(key);
    else window[area].setItem(key, text);
  } catch {
    if (text !== null) refused.set(key, text);
  }
}
