/** The characters in the share cards' fonts. */
const IN_FONTS =
  /[ -~\u00a0-\u017f\u0218-\u021b\u2013\u2014\u2018-\u201a\u201c-\u201e\u2020\u2022\u2026\u20ac\u2122]/;

const onCard = (letter: string): string => {
  if (IN_FONTS.test(letter)) return letter;
  // "ế" is drawn as "e"; emoji are left out.
  return [...letter.normalize('NFKD')].filter((part) => IN_FONTS.test(part)).join('');
};

/** Replaces or drops characters that the share cards' fonts lack. */
export function cardText(text: string): string {
  const letters = [...text.normalize('NFC').replace(/[\u2010-\u2012\u2212]/g, '-')];
  return letters.map(onCard).join('').replace(/ +/g, ' ').trim();
}

/** The first letter that a share card can neither draw nor replace. */
export const firstUnsupportedLetter = (text: string): string | undefined =>
  [...text.normalize('NFC')].find((letter) => /\p{L}/u.test(letter) && onCard(letter) === '');
