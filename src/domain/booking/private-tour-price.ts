/** How many guests the price calculator accepts: the owner's rule. */
export const GUESTS = { min: 1, max: 30 } as const;

/**
 * Brings any number into the calculator's range.
 *
 * @param guests any number; fractions are cut off, and what is no number at all counts as the minimum.
 * @returns a whole number of guests from 1 to 30.
 */
export function clampGuests(guests: number): number {
  if (Number.isNaN(guests)) return GUESTS.min;
  return Math.min(GUESTS.max, Math.max(GUESTS.min, Math.trunc(guests)));
}

/** Why the text in the field is not yet a number of guests that can be priced. */
export type GuestsProblem = 'tooFew' | 'tooMany' | 'unreadable';

/** What the field says: a number in the range, with a problem where that is not what was typed. */
export type ReadGuests = { guests: number | undefined; problem?: GuestsProblem };

/**
 * Reads the guest count that stands in the field, half-typed or not. Strictly: "12 people", "8.5" and
 * "1e1" are no numbers of guests, and none is guessed from them.
 *
 * @param typed the field's text.
 * @returns a whole number of guests from 1 to 30; undefined where nothing can be read.
 */
export function readGuests(typed: string): ReadGuests {
  if (!/^-?\d+$/.test(typed.trim())) return { guests: undefined, problem: 'unreadable' };
  const exact = Number(typed);
  const guests = clampGuests(exact);
  if (exact > GUESTS.max) return { guests, problem: 'tooMany' };
  if (exact < GUESTS.min) return { guests, problem: 'tooFew' };
  return { guests };
}

type PrivateTour = {
  /** Guests in the group, any number: it is clamped to 1..30 first. */
  guests: number;
  /** The site's one price for one guest, whole US dollars. */
  perGuest: number;
  /** Guests that the minimum price covers. */
  included: number;
};

/**
 * Prices a private tour. The minimum is the price of the included guests, so one changed price
 * changes both: at $40 with 8 included, `320 + max(0, guests - 8) * 40`.
 *
 * @returns US dollars for the whole group.
 */
export function privateTourPrice({ guests, perGuest, included }: PrivateTour): number {
  return perGuest * Math.max(included, clampGuests(guests));
}
