/** How many guests the price calculator accepts: the owner's rule. */
export const GUESTS = { min: 1, max: 30 } as const;

/** Clamps to a whole number from 1 to 30; NaN becomes 1. */
export function clampGuests(guests: number): number {
  if (Number.isNaN(guests)) return GUESTS.min;
  return Math.min(GUESTS.max, Math.max(GUESTS.min, Math.trunc(guests)));
}

export type GuestsProblem = 'tooFew' | 'tooMany' | 'unreadable';

/** `guests` is clamped; `problem` says why it is not what was typed. */
export type ParsedGuests = { guests: number | undefined; problem?: GuestsProblem };

/**
 * Parses the text of the guests field, strictly: "12 people", "8.5" and "1e1" are unreadable.
 *
 * @returns 1 to 30 guests, or undefined.
 */
export function parseGuests(typed: string): ParsedGuests {
  if (!/^-?\d+$/.test(typed.trim())) return { guests: undefined, problem: 'unreadable' };
  const exact = Number(typed);
  const guests = clampGuests(exact);
  if (exact > GUESTS.max) return { guests, problem: 'tooMany' };
  if (exact < GUESTS.min) return { guests, problem: 'tooFew' };
  return { guests };
}

type PrivateTour = {
  /** Clamped to 1..30. */
  guests: number;
  /** Whole US dollars. */
  perGuest: number;
  /** Guests that the minimum price covers. */
  included: number;
};

/**
 * Prices a private tour; the minimum is the price of the included guests. At $40 with 8 included:
 * `320 + max(0, guests - 8) * 40`.
 */
export function privateTourPrice({ guests, perGuest, included }: PrivateTour): number {
  return perGuest * Math.max(included, clampGuests(guests));
}
