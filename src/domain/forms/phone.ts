import { toPlainText } from './plain-text.ts';

/** Letters, `#`, `*` and pauses are an extension; without it they would be another number. */
const EXTENSION = /[\p{L}#*,;]/u;

/**
 * Rewrites a number as the application sends it: `+` and 8 to 15 digits, the first not 0. A leading `+`, `(+` or
 * `00` is followed by a country code; else `+1` is put before ten digits and `+` before any other count.
 *
 * @returns undefined if that is no number, or if there is an extension.
 */
export function normalizePhone(typed: string): string | undefined {
  const text = toPlainText(typed).replace(/^\(?(?:\+|00)/, '+');
  const digits = text.replace(/\D/g, '');
  const number = digits.length === 10 && !text.startsWith('+') ? `+1${digits}` : `+${digits}`;
  return !EXTENSION.test(text) && /^\+[1-9]\d{7,14}$/.test(number) ? number : undefined;
}

/** Groups the digits of a North American number for reading: `+1 212 555 0123`. */
export function formatPhone(normalized: string): string {
  return normalized.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '+1 $1 $2 $3');
}
