/** The campaign parameters that the site reads and passes on; every other one is dropped. */
const UTM_NAMES = ['utm_source', 'utm_medium', 'utm_campaign'] as const;

export type Utm = Partial<Record<(typeof UTM_NAMES)[number], string>>;

/** Longer than any campaign's name, short enough that an address with three of them stays valid. */
const LONGEST = 200;

/**
 * Picks the campaign parameters out of an address.
 *
 * @param search a query string, with or without its `?`.
 * @returns those present and not blank, trimmed and cut to 200 characters. Of a repeated one, the first.
 */
export function readUtm(search: string): Utm {
  const query = new URLSearchParams(search);
  const utm: Utm = {};
  for (const name of UTM_NAMES) {
    const value = query.get(name)?.trim().slice(0, LONGEST);
    if (value) utm[name] = value;
  }
  return utm;
}

/**
 * Adds the campaign parameters to an address: the application's `_next`, so that the thank-you page
 * can still be told apart by campaign.
 *
 * @param next an absolute address; its own query and hash stay.
 * @throws TypeError when `next` is not absolute: the form service needs it so.
 */
export function carryUtm(next: string, utm: Utm): string {
  const url = new URL(next);
  for (const name of UTM_NAMES) {
    const value = utm[name];
    if (value !== undefined) url.searchParams.set(name, value);
  }
  return url.href;
}
