/**
 * Turns a title into a slug: "Café Cats & Co." becomes "cafe-cats-co".
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

export function isSlug(text: string): boolean {
  return /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text);
}
