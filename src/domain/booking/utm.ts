const UTM_NAMES = ['utm_source', 'utm_medium', 'utm_campaign'] as const;

export type Utm = Partial<Record<(typeof UTM_NAMES)[number], string>>;

/** In characters, so that a URL with three of them stays valid. */
const MAX_LENGTH = 200;

/**
 * Reads the campaign parameters from a query string: trimmed, cut to 200 characters, blank ones left out, the
 * first of a repeated one.
 */
export function readUtm(search: string): Utm {
  const query = new URLSearchParams(search);
  const utm: Utm = {};
  for (const name of UTM_NAMES) {
    const value = query.get(name)?.trim().slice(0, MAX_LENGTH);
    if (value) utm[name] = value;
  }
  return utm;
}

/**
 * Adds the campaign parameters to the application's `_next`, so that the thank-you page has them too.
 *
 * @param next an absolute URL; its query and hash stay.
 * @throws TypeError if `next` is not absolute: the form service requires it.
 */
export function carryUtm(next: string, utm: Utm): string {
  const url = new URL(next);
  for (const name of UTM_NAMES) {
    const value = utm[name];
    if (value !== undefined) url.searchParams.set(name, value);
  }
  return url.href;
}
