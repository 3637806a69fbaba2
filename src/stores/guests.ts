import { atom } from 'nanostores';
import { readGuestCount } from '../domain/booking/guest-count.ts';
import { readStored, store } from './storage.ts';

/** Guests for a private tour: what the visitor has chosen in the price calculator. */
export const $guests = atom<number | undefined>();

/**
 * Also stores the number for the contact form's message; without storage the link still carries it (`?guests=12`).
 *
 * @param guests 1 to 30; undefined removes the number.
 */
export function setGuests(guests: number | undefined): void {
  $guests.set(guests);
  store('sessionStorage', 'guests', guests === undefined ? null : String(guests));
}

/** @returns the number chosen in this tab. */
export const readGuests = (): number | undefined =>
  readGuestCount(readStored('sessionStorage', 'guests'));
