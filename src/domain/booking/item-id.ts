/** Reads `itemId` from the query of /booking; it must be digits only. */
export function parseItemId(search: string): number | undefined {
  const text = new URLSearchParams(search).get('itemId') ?? '';
  if (!/^[0-9]+$/.test(text)) return undefined;
  const item = Number(text);
  return Number.isSafeInteger(item) && item > 0 ? item : undefined;
}
