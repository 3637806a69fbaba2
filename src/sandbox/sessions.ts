import type { IncomingMessage } from 'node:http';
import type { Failure, ServiceName } from './failures.ts';

/** What a visitor sent to one of the services. */
export type Received = {
  /** Counts up within the session, from 1. */
  id: number;
  kind: 'message' | 'newsletter' | 'application' | 'booking';
  /** ISO time of arrival. */
  time: string;
  /** The address it was sent to, query included. */
  path: string;
  /** Names and values in the order they arrived; files are told by name and size. */
  fields: [name: string, value: string][];
  /** The parsed body when it was JSON. */
  json?: unknown;
  /** The headers that decide how a real service would treat it. */
  headers: Record<string, string>;
  /** What the sandbox did with it: "200", "302", "429", "refuse", "hang". */
  outcome: string;
};

/** One tester's own sandbox: what it has received, and the failures it plays. */
export type Session = {
  name: string;
  received: Received[];
  failures: Map<ServiceName, Failure>;
};

const DEFAULT = 'default';
const MOST_RECEIVED = 200;
const MOST_SESSIONS = 200;

/**
 * Keeps testers apart who share one sandbox, such as the workers of a browser test.
 *
 * A request belongs to the session named by its `x-sandbox-session` header, else by its
 * `sandbox-session` cookie, else to `default`. The header is the one to use with Playwright
 * (`extraHTTPHeaders`): it goes with every request of the browser context, in frames, popups and
 * cross-origin `fetch`, to which a browser adds no cookies. The sandbox's own pages also take
 * `?session=`, to look at a session from outside it.
 */
export class Sessions {
  #sessions = new Map<string, Session>();

  /** The session with this name, made on first use. The oldest give way when there are too many. */
  get(name: string): Session {
    const known = this.#sessions.get(name);
    if (known) return known;

    const session: Session = { name, received: [], failures: new Map() };
    this.#sessions.set(name, session);
    const oldest = [...this.#sessions.keys()].find((key) => key !== DEFAULT);
    if (this.#sessions.size > MOST_SESSIONS && oldest) this.#sessions.delete(oldest);
    return session;
  }

  names(): string[] {
    return [...this.#sessions.keys()];
  }
}

/** The name of the session that a request belongs to. */
export function sessionName(request: IncomingMessage, asked: string | null): string {
  const header = request.headers['x-sandbox-session'];
  const cookie = /(?:^|;\s*)sandbox-session=([^;]*)/.exec(request.headers.cookie ?? '')?.[1];
  const name = [asked, header, cookie].find((text) => typeof text === 'string' && text !== '');
  return /^[\w.:-]{1,100}$/.test(String(name ?? '')) ? String(name) : DEFAULT;
}

/** Writes down what has come in, oldest first; the oldest are dropped beyond 200. */
export function receive(session: Session, entry: Omit<Received, 'id'>): Received {
  const received = { id: (session.received.at(-1)?.id ?? 0) + 1, ...entry };
  session.received.push(received);
  if (session.received.length > MOST_RECEIVED) session.received.shift();
  return received;
}
