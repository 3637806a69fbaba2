/**
 * Reads the tour that a link to /booking asks for. Only a purely numeric `itemId` counts; anything
 * else is as good as none.
 *
 * @param search the page's query string, with or without its `?`.
 * @returns the item number, or undefined.
 */
export function parseItemId(search: string): number | undefined {
  const text = new URLSearchParams(search).get('itemId') ?? '';
  if (!/^[0-9]+$/.test(text)) return undefined;
  const item = Number(text);
  return Number.isSafeInteger(item) && item > 0 ? item : undefined;
}

/**
 * The page's address with another tour asked for. All else in it stays: a campaign's `utm_…`, a hash.
 *
 * @param href the page's whole address.
 * @param item the tour's item number.
 */
export function addressWithItem(href: string, item: number): string {
  const url = new URL(href);
  url.searchParams.set('itemId', String(item));
  return url.href;
}
