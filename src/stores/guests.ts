import { atom } from 'nanostores';
import { readGuestCount } from '../domain/booking/guest-count.ts';

/** The key in session storage; `client:interaction` hydrates the contact form at once if it is set. */
const KEY = 'guests';

/** Guests for a private tour: set by the price calculator, used once by the contact form for its message. */
export const $guests = atom<number | undefined>();

/** @param guests 1 to 30; undefined removes the stored number. */
export function setGuests(guests: number | undefined): void {
  $guests.set(guests);
  try {
    if (guests === undefined) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, String(guests));
  } catch {
    // Without storage the link still carries it (`?guests=12`).
  }
}

/** Returns the number of this page, else that of session storage. */
export function readGuests(): number | undefined {
  const guests = $guests.get();
  if (guests !== undefined) return guests;
  try {
    return readGuestCount(sessionStorage.getItem(KEY));
  } catch {
    return undefined;
  }
}
