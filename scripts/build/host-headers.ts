/** The origins of the third parties' frames that are given something of the visitor's. */
type Frames = { calendar: string; player: string };

const SELF = 'self';

/**
 * What browsers offer a page and ours never asks for, which its frames get neither: hardware, what
 * identifies a visitor, keys to other sites. `storage-access` is missing on purpose: a booking
 * service asks for its own cookies where a browser withholds them.
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
 * The value of `Permissions-Policy`. A frame gets what its `allow` asks for only where its origin
 * is named here as well.
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

/** What other sites show of ours: pictures of feeds and share cards, logos, press files. */
const EMBEDDED_ELSEWHERE = `! Cross-Origin-Resource-Policy
  Cross-Origin-Resource-Policy: cross-origin`;

/** What a file says in place of a page's rule. */
const caching = (rule: string) => `! Cache-Control
  Cache-Control: ${rule}`;

/** A little old is no harm while the browser fetches it again in the background. */
const keptFor = (fresh: number, stale: number) =>
  caching(`public, max-age=${fresh}, stale-while-revalidate=${stale}`);
const HOUR = 3600;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;
const YEAR = 365 * DAY;

const PICTURES = ['/nameplate*', '/favicon*', '/icon-*', '/apple-touch-icon.png', '/cards/*'];
const FEEDS = ['/rss.xml', '/feed.json'];

/**
 * What the host says with its answers, as its `_headers` file has it.
 *
 * - `Cache-Control`: a page is requested again each time, since it has prices. `no-transform` keeps
 *   networks from rewriting it: hidden mail addresses, deferred and added scripts.
 * - `Strict-Transport-Security` holds for the site's host and what may come below it, where nothing of
 *   the company's stands today; it says nothing of the domain above it. No `preload`: browsers' lists take a
 *   whole domain, mail and all, and let it go only after months. That is for its owner to decide.
 * - `Cross-Origin-Opener-Policy` keeps pop-ups: with `same-origin` alone, those that the calendar's frame
 *   opens to take a payment would lose the frame that waits for them. Our own links to a new tab
 *   say `noopener`.
 * - `Cross-Origin-Resource-Policy`: `!` takes away what `/*` says, since two values would be none.
 * - `frame-ancestors` alone of the policy is here: a page may not say it of itself, and the rest is
 *   in the pages (csp.ts).
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
  ${caching(`public, max-age=${YEAR}, immutable`)}
  ${EMBEDDED_ELSEWHERE}

/sw.js
  ${caching('no-cache')}

/fragments/*
  X-Robots-Tag: noindex

${PICTURES.map((path) => `${path}\n  ${keptFor(DAY, WEEK)}\n  ${EMBEDDED_ELSEWHERE}\n`).join('\n')}
/press-kit/*
  ${EMBEDDED_ELSEWHERE}

/search/*
  ${keptFor(HOUR / 12, DAY)}

${FEEDS.map((path) => `${path}\n  ${keptFor(HOUR / 12, HOUR)}\n  ${EMBEDDED_ELSEWHERE}\n`).join('\n')}`;
}
