export type BookingConfig = {
  /** The booking service, such as `https://fareharbor.com`. */
  origin: string;
  /** The company's name in the service's URLs. */
  shortname: string;
  /** The booking flow that sells the items. */
  flow: number;
};

/**
 * The URL of the calendar for a frame. The item is in the path as well as in the query, as on sites where
 * the service's embed works.
 *
 * @param item the tour's item number; without it, the calendar of all tours.
 * @throws RangeError when `item` is not a positive whole number.
 */
export function calendarUrl(shop: BookingConfig, item?: number): string {
  const path = item === undefined ? '' : `items/${checkItem(item)}/`;
  const query = new URLSearchParams({ 'full-items': 'yes', fallback: 'simple' });
  if (item !== undefined) query.set('item', String(item));
  query.set('flow', String(shop.flow));
  return `${shop.origin}/embeds/calendar/${encodeURIComponent(shop.shortname)}/${path}?${query}`;
}

/**
 * The URL of one tour's calendar as a page: what a reserve button links to.
 *
 * @throws RangeError when `item` is not a positive whole number.
 */
export function itemCalendarUrl(shop: BookingConfig, item: number): string {
  return hosted(shop, `items/${checkItem(item)}/calendar/`);
}

/** The URL of the service's page with all tours. */
export function bookingPageUrl(shop: BookingConfig): string {
  return hosted(shop, '');
}

function hosted(shop: BookingConfig, path: string): string {
  const query = new URLSearchParams({
    'full-items': 'yes',
    fallback: 'simple',
    flow: String(shop.flow),
  });
  return `${shop.origin}/embeds/book/${encodeURIComponent(shop.shortname)}/${path}?${query}`;
}

function checkItem(item: number): number {
  if (!Number.isSafeInteger(item) || item <= 0) throw new RangeError(`Not an item number: ${item}`);
  return item;
}
