import { atom } from 'nanostores';

/** How many guests a visitor has put into the price calculator; none before it was touched. */
export const $guests = atom<number | undefined>();

/** Keeps the number of guests. */
export function chooseGuests(guests: number): void {
  $guests.set(guests);
}
