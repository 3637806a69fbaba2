import { plain } from './plain-text.ts';

// No character that belongs to the writing around an address (RFC 5322, 3.2.3: "specials"), so that a
// pasted `<ada@mail.example>` or `mailto:` is noticed. Labels between dots may not be empty, which also
// keeps the pattern free of backtracking.
const SHAPE = /^[^\s@<>()[\]:;,"\\]+@[^\s@.<>()[\]:;,"\\]+(?:\.[^\s@.<>()[\]:;,"\\]+)+$/;
// No country has one letter, and an address of numbers alone is a computer's.
const ENDING = /\.(?!\d+$)[^.]{2,}$/u;

/** The longest address that mail can carry (RFC 5321, 4.5.3.1.3, less its angle brackets). */
export const EMAIL_MAX_LENGTH = 254;

/** An address in plain signs, as it is to be sent: pasted ones carry invisible marks. */
export function plainEmail(typed: string): string {
  return plain(typed)
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/\u3002/g, '.');
}

/**
 * The rule of both forms: something, one `@`, a name with a dot in it, and no space anywhere. A shape
 * only: whether the mailbox exists, the mail will tell.
 *
 * @param address a result of `plainEmail`.
 */
export function isEmail(address: string): boolean {
  return address.length <= EMAIL_MAX_LENGTH && SHAPE.test(address) && ENDING.test(address);
}
