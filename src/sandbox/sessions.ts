import type { IncomingHttpHeaders } from 'node:http';
import type { Fields } from './body.ts';
import type { Failure, ServiceName } from './failures.ts';

export type Received = {
  service: ServiceName;
  /** ISO time of arrival. */
  time: string;
  /** With the query. */
  path: string;
  fields: Fields;
  headers: IncomingHttpHeaders;
  /** The status it was answered with, or "refuse" or "hang". */
  outcome: string;
};

export type Session = { received: Received[]; failures: Map<ServiceName, Failure> };

/**
 * Separates browser tests that share a sandbox by the header `x-sandbox-session`. Playwright's
 * `extraHTTPHeaders` adds it to every request, also in frames and popups.
 */
export function createSessions(): (headers: IncomingHttpHeaders) => Session {
  const sessions = new Map<string, Session>();
  return (headers) => {
    const name = String(headers['x-sandbox-session'] ?? '');
    const session = sessions.get(name) ?? { received: [], failures: new Map() };
    sessions.set(name, session);
    return session;
  };
}
