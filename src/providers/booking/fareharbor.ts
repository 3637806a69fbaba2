import {
  bookingPageUrl,
  calendarUrl,
  itemCalendarUrl,
  type BookingConfig,
} from '../../domain/booking/booking-url.ts';
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

export function fareHarbor(shop: BookingConfig): Booking {
  // Without `?autolightframe=yes`, which handles clicks on every booking link: a click would be handled twice.
  const scriptUrl = `${shop.origin}/embeds/api/v1/`;

  return {
    calendarUrl: (item) => calendarUrl(shop, item),
    itemCalendarUrl: (item, day) => itemCalendarUrl(shop, item, day),
    pageUrl: () => bookingPageUrl(shop),
    scriptUrl,
    async open(item) {
      if (!item) {
        console.error('A reserve button has no item number, so there is no calendar to open.');
        return false;
      }
      if (await tryOpen(shop, item, scriptUrl)) return true;
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

/** A frame posts an object or JSON of one; anything else counts as empty. */
function readMessage(data: unknown): Readonly<Record<string, unknown>> {
  try {
    const message: unknown = typeof data === 'string' ? JSON.parse(data) : data;
    return typeof message === 'object' && message !== null ? { ...message } : {};
  } catch {
    return {};
  }
}

async function tryOpen({ shortname, flow }: BookingConfig, item: number, scriptUrl: string) {
  try {
    await loadScript({ src: scriptUrl, isReady: () => typeof window.FH?.open === 'function' });
    const view = { item };
    return Boolean(
      window.FH?.open?.({ shortname, fallback: 'simple', fullItems: 'yes', flow, view }),
    );
  } catch (reason) {
    console.warn('The booking widget is unavailable; its page opens instead.', reason);
    return false;
  }
}
