import {
  bookingPageUrl,
  calendarUrl,
  itemCalendarUrl,
  type BookingShop,
} from '../../domain/booking-url.ts';
import { loadScript } from '../load-script.ts';
import type { Booking } from './contract.ts';

type OpenOptions = {
  shortname: string;
  fallback: 'simple';
  fullItems: 'yes';
  flow: number;
  view: { item: number };
};

declare global {
  interface Window {
    FH?: { open?: (options: OpenOptions) => unknown };
  }
}

/** The booking contract, kept by FareHarbor. */
export function fareHarbor(shop: BookingShop): Booking {
  const load = () =>
    loadScript({
      // Without `?autolightframe=yes`: with it the script takes over clicks on every booking link,
      // and a reserve button would be answered twice.
      src: `${shop.origin}/embeds/api/v1/`,
      isReady: () => typeof window.FH?.open === 'function',
    });

  return {
    calendarUrl: (item) => calendarUrl(shop, item),
    itemCalendarUrl: (item) => itemCalendarUrl(shop, item),
    pageUrl: () => bookingPageUrl(shop),
    load,
    async open(item) {
      if (!item) {
        console.error('A reserve button has no item number, so there is no calendar to open.');
        return false;
      }
      if (await isOpened(shop, item, load)) return true;
      window.location.assign(itemCalendarUrl(shop, item));
      return false;
    },
  };
}

async function isOpened(shop: BookingShop, item: number, load: () => Promise<void>) {
  try {
    await load();
    const { shortname, flow } = shop;
    const view = { item };
    return Boolean(
      window.FH?.open?.({ shortname, fallback: 'simple', fullItems: 'yes', flow, view }),
    );
  } catch (reason) {
    console.warn('The booking widget is unavailable; its page opens instead.', reason);
    return false;
  }
}
