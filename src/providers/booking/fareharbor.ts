import {
  bookingPageUrl,
  calendarUrl,
  itemCalendarUrl,
  type BookingConfig,
} from '../../domain/booking/booking-url.ts';
import { loadScript, type Script } from '../load-script.ts';
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

/**
 * The booking contract, kept by FareHarbor.
 *
 * @param loadWith what loads its script; a page's islands give `loadEmbed` of `stores/embeds.ts`.
 */
export function fareHarbor(
  shop: BookingConfig,
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
      const { type, embedId: sender, height } = readMessage(data);
      if (type !== 'fareharbor.height' || sender !== embedId) return undefined;
      return typeof height === 'number' && Number.isFinite(height) ? height : undefined;
    },
  };
}

/** What a frame posts: an object, or one as JSON; anything else is taken as empty. */
function readMessage(data: unknown): Readonly<Record<string, unknown>> {
  try {
    const message: unknown = typeof data === 'string' ? JSON.parse(data) : data;
    return typeof message === 'object' && message !== null ? { ...message } : {};
  } catch {
    return {};
  }
}

async function isOpened(shop: BookingConfig, item: number, load: () => Promise<void>) {
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
