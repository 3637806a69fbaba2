/**
 * A text without invisible signs, at its ends without spaces: zero-width and direction marks,
 * soft hyphens, controls, the blank of Braille.
 */
export const visible = (text: string): string =>
  text.replace(/[\p{DI}\u2800]|(?!\s)\p{Cc}/gu, '').trim();

/** The same in plain signs: full-width and styled letters, digits of any script, dashes. */
export const plain = (text: string): string =>
  visible(text.normalize('NFKC'))
    .replace(/\p{Nd}/gu, (digit) => String(valueOfDigit(digit.codePointAt(0) ?? 0)))
    .replace(/[\p{Pd}\u2212]/gu, '-');

/** The digits of a script are ten in a row, the first at a code that ends in 0 or 6 (hexadecimal). */
function valueOfDigit(code: number): number {
  const last = code % 16;
  return /\p{Nd}/u.test(String.fromCodePoint(code - last)) ? last : last - 6;
}
