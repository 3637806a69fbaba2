/**
 * Rewrites a mobile number as the Adventure Cats application sends it.
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
 * Says whether a number holds letters or the keys of a keypad: an extension (`ext. 5`, `#5`), whose
 * digits would turn the number into another one.
 *
 * @param typed what the visitor typed.
 */
export function hasExtension(typed: string): boolean {
  return /[\p{L}#*]/u.test(typed);
}

/**
 * Says whether a rewritten number is one that can be called: `+`, a digit from 1 to 9, and 7 to 14
 * digits more.
 *
 * @param normalised a result of `normalisePhone`.
 */
export function isPhone(normalised: string): boolean {
  return /^\+[1-9][0-9]{7,14}$/.test(normalised);
}

/** Country codes of one and two digits; all others have three (ITU-T E.164, list of 2016). */
const COUNTRY = /^\+(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})(\d+)$/;

/**
 * Sets a number in groups, for reading: `+1 212 555 0123`. Groups after the country code are of three
 * digits and not each country's own.
 *
 * @param normalised a number that `isPhone` accepts; any other comes back as it is.
 */
export function formatPhone(normalised: string): string {
  return normalised.replace(COUNTRY, (_, country: string, number: string) => {
    // The last group has two to four digits, never one.
    const groups = number.replace(/\d{3}(?=\d{2})/g, '$& ');
    return `+${country} ${groups}`;
  });
}
