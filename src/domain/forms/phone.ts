import { toPlainText } from './plain-text.ts';

/** Normalizes a typed number: plain characters, `+` for a leading `00`, without the `(0)` of `+44 (0)20`. */
export function cleanPhone(typed: string): string {
  return toPlainText(typed)
    .replace(/^\(?(?:\+|00)/, '+')
    .replace(/^(\+[^(]*)\(0\)/, '$1');
}

/**
 * Rewrites a number as the application sends it: `+` and digits. Without a leading `+`, `+1` is put before ten
 * digits and `+` before any other count.
 *
 * @returns '' if there are no digits. Not validated: see `isPhone`.
 */
export function normalizePhone(typed: string): string {
  const text = typed.trim();
  const digits = text.replace(/[^0-9]/g, '');
  if (text.startsWith('+')) return `+${digits}`;
  if (digits === '') return '';
  return digits.length === 10 ? `+1${digits}` : `+${digits}`;
}

/** Unassigned country codes: a number that starts with one was typed without its country. */
const UNASSIGNED = /^\+(?:21[04579]|28|29[2-6]|42[24-9]|69[3-9]|83|89|978)/;
/** Country codes have one, two or three digits (ITU-T E.164, list of 2016). */
const COUNTRY = /^\+(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})(\d+)$/;
/** Countries whose numbers keep a leading zero; elsewhere it is dialed only within the country. */
const KEEPS_ZERO = ['39', '225', '229', '241', '242', '378'];
/** Ten digits; area and exchange codes start with 2 to 9. */
const NORTH_AMERICA = /^\+1[2-9]\d{2}[2-9]\d{6}$/;

/**
 * Whether the digits may not be the number that was meant: letters, `#`, `*` or pauses are an extension, a
 * plus inside is a second number. Without a leading plus, also a number that is too short or has no known country.
 *
 * @param typed a result of `cleanPhone`.
 */
export function isAmbiguousPhone(typed: string): boolean {
  if (/[\p{L}#*,;]|.\+/u.test(typed)) return true;
  if (typed.startsWith('+')) return false;
  const number = normalizePhone(typed);
  if (number.startsWith('+1')) return !NORTH_AMERICA.test(number);
  return !/^\+\d{10}/.test(number) || UNASSIGNED.test(number);
}

/**
 * Whether a number can be called: `+` and 8 to 15 digits, without a zero that is dialed only within a country.
 *
 * @param normalized a result of `normalizePhone`.
 */
export function isPhone(normalized: string): boolean {
  if (!/^\+[1-9][0-9]{7,14}$/.test(normalized)) return false;
  const [, country = '', number = ''] = COUNTRY.exec(normalized) ?? [];
  return !number.startsWith('0') || KEEPS_ZERO.includes(country);
}

/**
 * Groups digits for reading: `+1 212 555 0123`.
 *
 * @param normalized a number that `isPhone` accepts; any other is returned unchanged.
 */
export function formatPhone(normalized: string): string {
  return normalized.replace(COUNTRY, (_, country: string, number: string) => {
    // The last group has two to four digits, never one.
    const groups = number.replace(/\d{3}(?=\d{2})/g, '$& ');
    return `+${country} ${groups}`;
  });
}
