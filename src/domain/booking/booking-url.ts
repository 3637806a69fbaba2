/** Where bookings are made: all that the addresses below have in common. */
export type BookingConfig = {
  /** The booking service, such as `https://fareharbor.com`. */
  origin: string;
  /** The company's name in the service's addresses. */
  shortname: string;
  /** The booking flow: which calendar the items are sold through. */
  flow: number;
};

/**
 * The address of the calendar that a page shows in a frame. It carries the service's four query
 * flags and, as its working sites do, the item in the path as well.
 *
 * @param item the tour's item number; without one, the calendar of the whole flow.
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
 * The address of one tour's calendar as a page of its own: what a reserve button links to.
 *
 * @throws RangeError when `item` is not a positive whole number.
 */
export function itemCalendarUrl(shop: BookingConfig, item: number): string {
  return hosted(shop, `items/${checkItem(item)}/calendar/`);
}

/** The address of the service's own page with everything that can be booked. */
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
