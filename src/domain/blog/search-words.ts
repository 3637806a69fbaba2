const STOP_WORDS = new Set(
  'a an and are as at be but by for from had has have he her his in is it its not of on or she that the their them they this to was were which who with'.split(
    ' ',
  ),
);

/**
 * Splits a text into words to compare: lower case, without accents, apostrophes, possessive endings and
 * stop words. Order and repetitions stay.
 */
export function searchWords(text: string): string[] {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}|['’](?:s\b)?/gu, '')
    .split(/[^a-z0-9]+/)
    .filter((word) => word && !STOP_WORDS.has(word));
}

/** Strips a plural ending: "cats" to "cat", "kitties" to "kitty". */
export function singular(word: string): string {
  if (word.length < 4) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(?:s|x|z|ch|sh)es$/.test(word)) return word.slice(0, -2);
  return /[^sui]s$/.test(word) ? word.slice(0, -1) : word;
}
