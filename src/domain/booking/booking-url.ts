export type BookingConfig = {
  /** The booking service, such as `https://fareharbor.com`. */
  origin: string;
  /** The company's name in the service's URLs. */
  shortname: string;
  /** The booking flow that sells the items. */
  flow: number;
  /** Whether an item's page can open at a month; a setting of the account turns it off. */
  hasMonths?: boolean;
};

/**
 * The URL of the calendar for a frame. The item is in the path as well as in the query, as on sites where
 * the service's embed works.
 *
 * @param item the tour's item number; without it, the calendar of all tours.
 */
export function calendarUrl(shop: BookingConfig, item?: number): string {
  return embedUrl(shop, 'calendar', item === undefined ? '' : `items/${item}/`, item);
}

/**
 * The URL of one tour's calendar as a page: what a reserve button links to.
 *
 * @param day "2026-12-05": the calendar opens at its month, and the visitor chooses the day there.
 */
export function itemCalendarUrl(shop: BookingConfig, item: number, day?: string): string {
  const month = day && shop.hasMonths ? `${day.slice(0, 7).replace('-', '/')}/` : '';
  return embedUrl(shop, 'book', `items/${item}/calendar/${month}`);
}

/** The URL of the service's page with all tours. */
export const bookingPageUrl = (shop: BookingConfig): string => embedUrl(shop, 'book', '');

function embedUrl(
  { origin, shortname, flow }: BookingConfig,
  kind: 'calendar' | 'book',
  path: string,
  item?: number,
): string {
  const query = new URLSearchParams({ 'full-items': 'yes', fallback: 'simple' });
  if (item !== undefined) query.set('item', String(item));
  query.set('flow', String(flow));
  return `${origin}/embeds/${kind}/${encodeURIComponent(shortname)}/${path}?${query}`;
}
