/**
 * Reads the id of the place that an address's hash points to.
 *
 * @param hash such as `#book-now`, encoded or not.
 * @returns "book-now", or undefined when the hash names nothing. One that is not properly encoded
 *   is taken as it stands: a stray `%` is no reason to throw at a visitor.
 */
export function readAnchor(hash: string): string | undefined {
  const raw = hash.replace(/^#/, '');
  if (raw === '') return undefined;
  try {
    return decodeURIComponent(raw);
  } catch {
    return raw;
  }
}
