import { formatDollars } from './money.ts';

/** What a guest pays for a tour, in whole US dollars: its own price, or else the company's. */
export const priceOf = (
  tour: { price?: number | undefined },
  company: { price: { perGuest: number } },
): number => tour.price ?? company.price.perGuest;

/** The words for the prices of several tours: "$40", or "from $40" where they differ. */
export function priceRange(prices: readonly number[]): string {
  const lowest = formatDollars(Math.min(...prices));
  return new Set(prices).size > 1 ? `from ${lowest}` : lowest;
}
