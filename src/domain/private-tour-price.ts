/** How many guests the price calculator accepts. Rule: specification, sections 5 and 9. */
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

/**
 * Reads a guest count out of whatever stands in the field, half-typed or not.
 *
 * @param typed the field's text: "12", "1e1", "12 people", "", "twelve".
 * @returns a whole number of guests from 1 to 30; never NaN.
 */
export function parseGuests(typed: string): number {
  const exact = Number(typed);
  return clampGuests(Number.isNaN(exact) ? Number.parseInt(typed, 10) : exact);
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
 * changes both: at $40 with 8 included, `320 + max(0, guests - 8) * 40` (specification, section 9).
 *
 * @returns US dollars for the whole group.
 */
export function privateTourPrice({ guests, perGuest, included }: PrivateTour): number {
  return perGuest * Math.max(included, clampGuests(guests));
}
