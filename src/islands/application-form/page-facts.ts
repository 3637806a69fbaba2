import { carryUtm, readUtm } from '../../domain/booking/utm.ts';

/** Hidden fields that only the browser can fill. Without script they are empty. */
export const NO_FACTS = {
  timestamp: '',
  referrer_url: '',
  utm_source: '',
  utm_medium: '',
  utm_campaign: '',
};

/**
 * Returns the hidden fields' values.
 *
 * @param next the thank-you page's public URL. `_next` gets its path on the current origin (also a preview's), with
 *   the campaign parameters.
 */
export function readPageFacts(next: string): Record<string, string> {
  const utm = readUtm(location.search);
  return {
    ...NO_FACTS,
    ...utm,
    _next: carryUtm(new URL(new URL(next).pathname, location.origin).href, utm),
    timestamp: new Date(performance.timeOrigin).toISOString(),
    referrer_url: document.referrer,
  };
}
