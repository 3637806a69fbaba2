/** The ways in which a third party fails, and how a request to it is made to fail so. */
import type { Route } from '@playwright/test';

/** Whether every cell is looked at (`npm run faults`, or FAULTS=all), or one of each kind. */
export const isLongForm =
  process.env['FAULTS'] === 'all' || process.env['npm_lifecycle_event'] === 'faults';

/** When the late answer comes, in milliseconds of the visitor's time. */
export const LATE_MS = 12_000;

/** An answer of the service's own server: any page may read it, as the services allow. */
const answer = (status: number, contentType: string, body: string) => (route: Route) =>
  route.fulfill({ status, contentType, body, headers: { 'access-control-allow-origin': '*' } });

const LOGIN_PAGE = '<!doctype html><title>Welcome</title><h1>Sign in to the hotel’s network</h1>';
const THROWING = 'throw new Error("The third party is broken.");';

/** Plays each fault at once; those that wait are played by `Outage` (outage.ts). */
const AT_ONCE = {
  refused: (route: Route) => route.abort('connectionrefused'),
  reset: (route: Route) => route.abort('connectionreset'),
  'name not found': (route: Route) => route.abort('namenotresolved'),
  403: answer(403, 'text/plain', 'Forbidden'),
  429: answer(429, 'text/plain', 'Too Many Requests'),
  451: answer(451, 'text/plain', 'Unavailable For Legal Reasons'),
  500: answer(500, 'text/plain', 'Internal Server Error'),
  empty: answer(200, 'text/html', ''),
  'a page in its place': answer(200, 'text/html', LOGIN_PAGE),
  'a script that throws': answer(200, 'text/javascript', THROWING),
} as const;

const WAITING = ['hangs', 'comes late'] as const;

export type Fault = keyof typeof AT_ONCE | (typeof WAITING)[number];

// Keys that are numbers come first and as texts, which is what a URL of a failed test shows as well.
export const FAULTS = [...Object.keys(AT_ONCE), ...WAITING] as Fault[];

/** One of each sort: what a browser by itself makes of a fault knows no finer differences. */
export const SORTS_OF_FAULT = [
  'refused',
  '500',
  'a page in its place',
  ...WAITING,
] as readonly Fault[];

/** Likewise without script, where a browser shows whatever comes as a page of its own. */
export const SORTS_WITHOUT_SCRIPT = ['refused', '500', 'hangs'] as readonly Fault[];

export const playAtOnce = (fault: Fault): ((route: Route) => Promise<void>) | undefined =>
  fault in AT_ONCE ? AT_ONCE[fault as keyof typeof AT_ONCE] : undefined;

/** Nothing was answered by the service, and the browser itself says so. */
export const isUnreachable = (fault: Fault): boolean =>
  fault === 'refused' || fault === 'reset' || fault === 'name not found';

/**
 * What the browser says of requests that fail, and what the site itself says to those who look after it.
 * An uncaught error is never among it.
 */
export const FAULTY =
  /Failed to load resource|was not sent|could not be shown|ERR_|asked before the visitor|Refused to (frame|display)/;
