import { plain } from './plain-text.ts';

/** A number in plain signs, from `00` on with a plus, without the zero that a caller from abroad leaves out. */
export function plainPhone(typed: string): string {
  return plain(typed)
    .replace(/^\(?(?:\+|00)/, '+')
    .replace(/^(\+[^(]*)\(0\)/, '$1');
}

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

/** Country codes that are not in use: what starts like this was typed without its country. */
const NO_COUNTRY = /^\+(?:21[04579]|28|29[2-6]|42[24-9]|69[3-9]|83|89|978)/;
/** Country codes of one and two digits; all others have three (ITU-T E.164, list of 2016). */
const COUNTRY = /^\+(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})(\d+)$/;
/** Their numbers begin with a zero; elsewhere it is dialed within the country only. */
const WITH_ZERO = ['39', '225', '229', '241', '242', '378'];
/** North America has ten digits; area and exchange begin with 2 to 9. */
const NORTH_AMERICA = /^\+1[2-9]\d{2}[2-9]\d{6}$/;

/**
 * Says whether a number could be another one than its digits tell: letters, keys of a keypad or a pause are
 * an extension (`ext. 5`, `#5`), a plus inside is a second number. Without a plus in front, also one that no
 * country has, or with fewer than ten digits.
 *
 * @param typed a result of `plainPhone`.
 */
export function isDoubtfulPhone(typed: string): boolean {
  if (/[\p{L}#*,;]|.\+/u.test(typed)) return true;
  if (typed.startsWith('+')) return false;
  const number = normalisePhone(typed);
  if (number.startsWith('+1')) return !NORTH_AMERICA.test(number);
  return !/^\+\d{10}/.test(number) || NO_COUNTRY.test(number);
}

/**
 * Says whether a rewritten number is one that can be called: `+`, a digit from 1 to 9, and 7 to 14
 * digits more, without the zero that is dialed within a country only.
 *
 * @param normalised a result of `normalisePhone`.
 */
export function isPhone(normalised: string): boolean {
  if (!/^\+[1-9][0-9]{7,14}$/.test(normalised)) return false;
  const [, country = '', number = ''] = COUNTRY.exec(normalised) ?? [];
  return !number.startsWith('0') || WITH_ZERO.includes(country);
}

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
