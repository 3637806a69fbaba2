/**
 * Rewrites a mobile number as the Adventure Cats application sends it (specification, section 5).
 * With a leading `+`: the `+` and the digits after it. Without: the digits, with `+1` in front of
 * a ten-digit number and `+` in front of any other.
 *
 * @param typed what the visitor typed; spaces around it do not count.
 * @returns the rewritten number, or '' when there is nothing to keep. Not yet checked: see `isPhone`.
 */
export function normalisePhone(typed: string): string {
  const text = typed.trim();
  const digits = text.replace(/[^0-9]/g, '');
  if (text.startsWith('+')) return `+${digits}`;
  if (digits === '') return '';
  return digits.length === 10 ? `+1${digits}` : `+${digits}`;
}

/**
 * Says whether a rewritten number is one that can be called: `+`, a digit from 1 to 9, and 7 to 14
 * digits more (specification, section 5).
 *
 * @param normalised a result of `normalisePhone`.
 */
export function isPhone(normalised: string): boolean {
  return /^\+[1-9][0-9]{7,14}$/.test(normalised);
}
