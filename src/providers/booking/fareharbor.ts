import { loadScript } from '../load-script.ts';
import type { Booking } from './contract.ts';

export type BookingSettings = {
  origin: string;
  /** The company's name in the service's URLs. */
  shortname: string;
  /** The booking flow that sells the items. */
  flow: number;
  /** Whether an item's page can open at a month; a setting of the account turns it off. */
  hasMonths?: boolean;
};

declare global {
  interface Window {
    FH?: { open?: (options: object) => unknown };
  }
}

export function fareHarbor(shop: BookingSettings): Booking {
  const { origin, shortname, flow, hasMonths } = shop;
  const embedUrl = (kind: 'calendar' | 'book', path = '', query = {}) => {
    const search = new URLSearchParams({
      'full-items': 'yes',
      fallback: 'simple',
      ...query,
      flow: `${flow}`,
    });
    return `${origin}/embeds/${kind}/${encodeURIComponent(shortname)}/${path}?${search}`;
  };
  const itemCalendarUrl = (item: number, day?: string) => {
    const month = day && hasMonths ? `${day.slice(0, 7).replace('-', '/')}/` : '';
    return embedUrl('book', `items/${item}/calendar/${month}`);
  };
  // Without `?autolightframe=yes`, which handles clicks on every booking link: a click would be handled twice.
  const scriptUrl = `${origin}/embeds/api/v1/`;

  return {
    // The item is in the path as well as in the query, as on sites where the service's embed works.
    calendarUrl: (item) =>
      item === undefined
        ? embedUrl('calendar')
        : embedUrl('calendar', `items/${item}/`, { item: `${item}` }),
    itemCalendarUrl,
    pageUrl: () => embedUrl('book'),
    scriptUrl,
    async open(item) {
      if (!item) {
        console.error('A reserve button has no item number, so there is no calendar to open.');
        return false;
      }
      if (await tryOpen(shop, item, scriptUrl)) return true;
      window.location.assign(itemCalendarUrl(item));
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

async function tryOpen({ shortname, flow }: BookingSettings, item: number, scriptUrl: string) {
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
