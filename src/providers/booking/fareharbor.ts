import {
  bookingPageUrl,
  calendarUrl,
  itemCalendarUrl,
  type BookingShop,
} from '../../domain/booking-url.ts';
import { loadScript } from '../load-script.ts';
import { readNeeded, readValue, sandboxOrigin, wrong } from '../read-values.ts';
import type { Values } from '../variables.ts';
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

/** The flow that the tours are sold through (specification, section 9). */
const FLOW = 1219724;

/** FareHarbor once the company's shortname is set, the sandbox until then. */
export function bookingSettings(values: Values): BookingShop {
  const ids = readNeeded(values, ['PUBLIC_FAREHARBOR_SHORTNAME']);
  const flow = readFlow(readValue(values, 'PUBLIC_FAREHARBOR_FLOW'));
  return ids
    ? { origin: 'https://fareharbor.com', shortname: ids.PUBLIC_FAREHARBOR_SHORTNAME, flow }
    : { origin: sandboxOrigin(values), shortname: 'sandbox', flow };
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

function readFlow(text: string | undefined): number {
  if (!text) return FLOW;
  if (!/^[1-9][0-9]*$/.test(text)) {
    throw wrong('PUBLIC_FAREHARBOR_FLOW', text, 'a number such as 1219724');
  }
  return Number(text);
}
