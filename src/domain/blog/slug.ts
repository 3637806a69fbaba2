/**
 * Turns a title into the part of an address that names it: "Café Cats & Co." becomes "cafe-cats-co".
 *
 * @returns lower-case letters, digits and single hyphens; '' when the text has none of them.
 */
export function toSlug(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Says whether a text can stand in an address as it is. */
export function isSlug(text: string): boolean {
  return /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text);
}
