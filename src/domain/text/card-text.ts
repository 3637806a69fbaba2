/** The letters and signs that the fonts of the share cards have. */
const IN_FONTS =
  /[ -~\u00a0-\u017f\u0218-\u021b\u2013\u2014\u2018-\u201a\u201c-\u201e\u2020\u2022\u2026\u20ac\u2122]/;

const onCard = (letter: string): string => {
  if (IN_FONTS.test(letter)) return letter;
  // "ế" is drawn as "e"; emoji are left out.
  return [...letter.normalize('NFKD')].filter((part) => IN_FONTS.test(part)).join('');
};

/** A text as a share card draws it, without what none of its fonts has. */
export function cardText(text: string): string {
  const letters = [...text.normalize('NFC').replace(/[\u2010-\u2012\u2212]/g, '-')];
  return letters.map(onCard).join('').replace(/ +/g, ' ').trim();
}

/** The first letter of a text that a share card could not draw, nor another in its place. */
export const notOnCard = (text: string): string | undefined =>
  [...text.normalize('NFC')].find((letter) => /\p{L}/u.test(letter) && onCard(letter) === '');
