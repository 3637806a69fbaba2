import { atom } from 'nanostores';
import { readGuestCount } from '../domain/booking/guest-count.ts';

/** The key in session storage; `client:interaction` starts the contact form at once where it is there. */
const KEY = 'guests';

/**
 * How many guests a private tour is for: the price calculator writes it, the contact form puts it into
 * the message and then forgets it. Kept in session storage from page to page.
 */
export const $guests = atom<number | undefined>();

/** Remembers the number of guests, 1 to 30; undefined forgets it. */
export function setGuests(guests: number | undefined): void {
  $guests.set(guests);
  try {
    if (guests === undefined) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, String(guests));
  } catch {
    // Without storage the number travels in the link alone (`?guests=12`).
  }
}

/** The number of guests, from this page or else from session storage. */
export function readGuests(): number | undefined {
  const guests = $guests.get();
  if (guests !== undefined) return guests;
  try {
    return readGuestCount(sessionStorage.getItem(KEY));
  } catch {
    return undefined;
  }
}
