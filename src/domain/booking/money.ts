const whole = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});
const withCents = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/**
 * Writes an amount the way the site prints every price: `$40`, `$1,160`, `$12.50`.
 *
 * @param dollars US dollars; cents are shown only when there are any.
 * @returns the amount with its sign and thousands separators.
 * @throws RangeError when `dollars` is not a finite number, so that no page ever prints "$NaN".
 */
export function formatDollars(dollars: number): string {
  if (!Number.isFinite(dollars)) throw new RangeError(`Not an amount of money: ${dollars}`);
  const cents = Math.round(dollars * 100);
  return cents % 100 === 0 ? whole.format(cents / 100) : withCents.format(cents / 100);
}
