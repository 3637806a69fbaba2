/** Too common to find anything by; left out of the index and of what a visitor types. */
const COMMON = new Set(
  'a an and are as at be but by for from had has have he her his in is it its not of on or she that the their them they this to was were which who with'.split(
    ' ',
  ),
);

/**
 * The words of a text as the search compares them: lower case, without accents and apostrophes, a
 * possessive without its ending, the commonest words left out.
 *
 * @returns in the order of the text, each as often as it stands there.
 */
export function searchWords(text: string): string[] {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}|['’](?:s\b)?/gu, '')
    .split(/[^a-z0-9]+/)
    .filter((word) => word && !COMMON.has(word));
}

/** A word without its plural ending, so that "cats" finds "cat" and "kitties" finds "kitty". */
export function singular(word: string): string {
  if (word.length < 4) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(?:s|x|z|ch|sh)es$/.test(word)) return word.slice(0, -2);
  return /[^sui]s$/.test(word) ? word.slice(0, -1) : word;
}
