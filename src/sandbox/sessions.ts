import type { IncomingHttpHeaders } from 'node:http';
import type { Failure, ServiceName } from './failures.ts';

/** What a visitor sent to one of the services. */
export type Received = {
  kind: 'message' | 'newsletter' | 'application' | 'booking';
  /** ISO time of arrival. */
  time: string;
  /** The address it was sent to, query included. */
  path: string;
  /** Names and values in the order they arrived. */
  fields: [name: string, value: string][];
  /** The parsed body when it was JSON. */
  json?: unknown;
  headers: IncomingHttpHeaders;
  /** The status it was answered with, or "refuse" or "hang". */
  outcome: string;
};

/** What one tester's sandbox has received, and the failures it plays. */
export type Session = { received: Received[]; failures: Map<ServiceName, Failure> };

/**
 * Keeps browser tests apart that share one sandbox, by the header `x-sandbox-session`. Playwright's
 * `extraHTTPHeaders` send it with every request, in frames and popups too.
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
