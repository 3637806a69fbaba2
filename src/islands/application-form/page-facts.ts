import { carryUtm, readUtm } from '../../domain/booking/utm.ts';

/**
 * The fields that only an open page can fill in: a page that is built once knows neither the moment
 * nor where the visitor came from. Without script they stay empty, and the service's own clock counts.
 */
export const NO_FACTS = {
  timestamp: '',
  referrer_url: '',
  utm_source: '',
  utm_medium: '',
  utm_campaign: '',
};

/**
 * Reads what the application tells about its page, by hidden field.
 *
 * @param next the absolute address of the thank-you page on the public site. `_next` leads to the
 *   same page of the copy that the visitor is on (the public one, a preview), with the campaign.
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
