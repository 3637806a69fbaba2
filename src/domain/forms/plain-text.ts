/** Trims, and removes invisible characters: zero-width, direction marks, soft hyphens, controls, blank Braille. */
export const stripInvisible = (text: string): string =>
  text.replace(/[\p{DI}\u2800]|(?!\s)\p{Cc}/gu, '').trim();

/** Also replaces full-width and styled letters, digits of any script, and dashes with ASCII. */
export const toPlainText = (text: string): string =>
  stripInvisible(text.normalize('NFKC'))
    .replace(/\p{Nd}/gu, (digit) => String(valueOfDigit(digit.codePointAt(0) ?? 0)))
    .replace(/[\p{Pd}\u2212]/gu, '-');

/** Each script's digits are ten consecutive code points, the first ending in 0 or 6 (hexadecimal). */
function valueOfDigit(code: number): number {
  const last = code % 16;
  return /\p{Nd}/u.test(String.fromCodePoint(code - last)) ? last : last - 6;
}
