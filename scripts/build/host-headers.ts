/** Origins of the third-party iframes that get browser permissions. */
type Frames = { calendar: string; player: string };

const SELF = 'self';

/**
 * Features denied to the pages and their iframes: hardware, anything that identifies the visitor, and
 * credentials. `storage-access` is omitted on purpose: the booking iframe requests its own cookies in
 * browsers that block them.
 */
const DENIED = `
  accelerometer browsing-topics camera clipboard-read compute-pressure display-capture
  encrypted-media gamepad geolocation gyroscope hid identity-credentials-get idle-detection
  keyboard-map local-fonts magnetometer microphone midi otp-credentials publickey-credentials-get
  screen-wake-lock serial usb window-management xr-spatial-tracking
`
  .trim()
  .split(/\s+/);

/**
 * The value of `Permissions-Policy`. An iframe gets a feature only if both its `allow` attribute and this
 * policy grant it.
 */
function permissionsPolicy({ calendar, player }: Frames): string {
  const allowed: Readonly<Record<string, readonly string[]>> = {
    autoplay: [SELF, player],
    'clipboard-write': [SELF],
    fullscreen: [SELF, player],
    payment: [SELF, calendar],
    'picture-in-picture': [SELF, player],
  };
  const allowlist = (origins: readonly string[]) =>
    origins.map((origin) => (origin === SELF ? SELF : `"${origin}"`)).join(' ');
  return [
    ...DENIED.map((feature) => `${feature}=()`),
    ...Object.entries(allowed).map(([feature, origins]) => `${feature}=(${allowlist(origins)})`),
  ].join(', ');
}

/** For files that other sites embed: feed and share images, logos, press files. */
const ALLOW_EMBEDDING = `! Cross-Origin-Resource-Policy
  Cross-Origin-Resource-Policy: cross-origin`;

/** Replaces the pages' default `Cache-Control`. */
const cacheControl = (rule: string) => `! Cache-Control
  Cache-Control: ${rule}`;

/** Arguments in seconds. Serving a stale copy during revalidation is fine for these files. */
const cacheFor = (fresh: number, stale: number) =>
  cacheControl(`public, max-age=${fresh}, stale-while-revalidate=${stale}`);
const HOUR = 3600;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;
const YEAR = 365 * DAY;

/** For files with their content's hash in the path. */
const IMMUTABLE = cacheControl(`public, max-age=${YEAR}, immutable`);

const PICTURES = ['/nameplate*', '/favicon*', '/icon-*', '/apple-touch-icon.png'];
const FEEDS = ['/rss.xml', '/feed.json'];

/**
 * The response headers, in the format of the host's `_headers` file.
 *
 * - `Cache-Control`: pages are revalidated on every request, because they show prices. `no-transform` keeps
 *   CDNs from rewriting them (obfuscated email addresses, deferred or injected scripts).
 * - `Strict-Transport-Security` covers the site's host and its subdomains, none of which exist today, but not
 *   the parent domain. No `preload`: browsers' lists apply to a whole domain, including mail, and removal
 *   takes months. That is the domain owner's decision.
 * - `Cross-Origin-Opener-Policy` allows pop-ups: with `same-origin`, payment pop-ups opened by the calendar's
 *   iframe would lose their opener. Our own links to a new tab use `noopener`.
 * - `Cross-Origin-Resource-Policy`: `!` removes the value from `/*`, because two values are invalid.
 * - `Content-Security-Policy` has only `frame-ancestors`, which is ignored in a `<meta>`. The pages contain
 *   the rest (csp.ts).
 */
export function hostHeaders(frames: Frames): string {
  return `/*
  Strict-Transport-Security: max-age=${YEAR}; includeSubDomains
  X-Content-Type-Options: nosniff
  Referrer-Policy: strict-origin-when-cross-origin
  Permissions-Policy: ${permissionsPolicy(frames)}
  Cross-Origin-Opener-Policy: same-origin-allow-popups
  Cross-Origin-Resource-Policy: same-origin
  Content-Security-Policy: frame-ancestors 'none'
  Cache-Control: public, max-age=0, must-revalidate, no-transform

/_astro/*
  ${IMMUTABLE}
  ${ALLOW_EMBEDDING}

/search/*
  ${IMMUTABLE}

/cards/*
  ${IMMUTABLE}
  ${ALLOW_EMBEDDING}

/sw.js
  ${cacheControl('no-cache')}

/fragments/*
  X-Robots-Tag: noindex

${PICTURES.map((path) => `${path}\n  ${cacheFor(DAY, WEEK)}\n  ${ALLOW_EMBEDDING}\n`).join('\n')}
/press-kit/*
  ${ALLOW_EMBEDDING}

${FEEDS.map((path) => `${path}\n  ${cacheFor(HOUR / 12, HOUR)}\n  ${ALLOW_EMBEDDING}\n`).join('\n')}`;
}
