const whole = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});
const withCents = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/**
 * Formats US dollars as the site prints every price: `$40`, `$1,160`, `$12.50`.
 *
 * @throws RangeError if `dollars` is not finite, so that no page prints "$NaN".
 */
export function formatDollars(dollars: number): string {
  if (!Number.isFinite(dollars)) throw new RangeError(`Not an amount of money: ${dollars}`);
  const cents = Math.round(dollars * 100);
  return cents % 100 === 0 ? whole.format(cents / 100) : withCents.format(cents / 100);
}
