import {
  bookingPageUrl,
  calendarUrl,
  itemCalendarUrl,
  type BookingShop,
} from '../../domain/booking-url.ts';
import { loadScript, type Script } from '../load-script.ts';
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

/**
 * The booking contract, kept by FareHarbor.
 *
 * @param loadWith what loads its script; a page's islands give `loadEmbed` of `stores/embeds.ts`.
 */
export function fareHarbor(
  shop: BookingShop,
  loadWith: (script: Script) => Promise<void> = loadScript,
): Booking {
  // Without `?autolightframe=yes`: with it the script takes over clicks on every booking link,
  // and a reserve button would be answered twice.
  const scriptUrl = `${shop.origin}/embeds/api/v1/`;
  const load = () =>
    loadWith({ src: scriptUrl, isReady: () => typeof window.FH?.open === 'function' });

  return {
    calendarUrl: (item) => calendarUrl(shop, item),
    itemCalendarUrl: (item) => itemCalendarUrl(shop, item),
    pageUrl: () => bookingPageUrl(shop),
    scriptUrl,
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
    frameName: (embedId, parentUrl) =>
      `fareharbor-embed:${encodeURIComponent(JSON.stringify({ isLightframed: false, parentUrl, embedId }))}`,
    heightIn({ origin, data }, embedId) {
      if (origin !== shop.origin) return undefined;
      const news = readNews(data);
      if (news['type'] !== 'fareharbor.height' || news['embedId'] !== embedId) return undefined;
      const { height } = news;
      return typeof height === 'number' && Number.isFinite(height) ? height : undefined;
    },
  };
}

/** What a frame says: an object, or one as JSON; anything else says nothing. */
function readNews(data: unknown): Readonly<Record<string, unknown>> {
  try {
    const news: unknown = typeof data === 'string' ? JSON.parse(data) : data;
    return typeof news === 'object' && news !== null ? { ...news } : {};
  } catch {
    return {};
  }
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
