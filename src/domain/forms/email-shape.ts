import { toPlainText } from './plain-text.ts';

// No "specials" (RFC 5322, 3.2.3), so that a pasted `<ada@mail.example>` or `mailto:` is rejected. Labels
// between dots may not be empty, which also prevents backtracking.
const SHAPE = /^[^\s@<>()[\]:;,"\\]+@[^\s@.<>()[\]:;,"\\]+(?:\.[^\s@.<>()[\]:;,"\\]+)+$/;
// A top-level domain has two characters or more, and not only digits (an IP address).
const ENDING = /\.(?!\d+$)[^.]{2,}$/u;

/** RFC 5321, 4.5.3.1.3, less the angle brackets. */
export const EMAIL_MAX_LENGTH = 254;

/** Normalizes an address to send: pasted ones contain invisible characters. */
export function cleanEmail(typed: string): string {
  return toPlainText(typed)
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/\u3002/g, '.');
}

/**
 * Checks only the shape: something, one `@`, a domain with a dot, no spaces.
 *
 * @param address a result of `cleanEmail`.
 */
export function isEmail(address: string): boolean {
  return address.length <= EMAIL_MAX_LENGTH && SHAPE.test(address) && ENDING.test(address);
}
