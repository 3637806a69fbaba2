// No character that belongs to the writing around an address (RFC 5322, 3.2.3: "specials"), so that a
// pasted `<ada@mail.example>` or `mailto:` is noticed. Labels between dots may not be empty, which also
// keeps the pattern free of backtracking.
const SHAPE = /^[^\s@<>()[\]:;,"\\]+@[^\s@.<>()[\]:;,"\\]+(?:\.[^\s@.<>()[\]:;,"\\]+)+$/;

/** The longest address that mail can carry (RFC 5321, 4.5.3.1.3, less its angle brackets). */
export const EMAIL_MAX_LENGTH = 254;

/**
 * The Adventure Cats rule: something, one `@`, a name with a dot in it, and no space anywhere. A shape
 * only: whether the mailbox exists, the mail will tell.
 *
 * @param typed the field's text, exactly as it will be sent.
 */
export function isApplicationEmail(typed: string): boolean {
  return typed.length <= EMAIL_MAX_LENGTH && SHAPE.test(typed);
}

/**
 * The contact form's rule: the same shape, with spaces around the address forgiven, because the
 * form sends it trimmed.
 *
 * @param typed the field's text.
 */
export function isContactEmail(typed: string): boolean {
  return isApplicationEmail(typed.trim());
}
