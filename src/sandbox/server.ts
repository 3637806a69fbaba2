import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { assetReply } from './assets.ts';
import { readBody, type Fields } from './body.ts';
import { bookingRoutes } from './booking.ts';
import { outcomeOf, redirectReply, reply, type Exchange, type Reply } from './exchange.ts';
import { FAILURES, SERVICES, type ServiceName } from './failures.ts';
import { inboxPage } from './inbox.ts';
import { serviceRoutes } from './services.ts';
import { createSessions, type Session } from './sessions.ts';
import type { TourItem } from './site-content.ts';

const ROUTES = [...serviceRoutes, ...bookingRoutes];

const ALWAYS = {
  // As the real services do. The session header makes browsers send a preflight request.
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, POST',
  'access-control-allow-headers': 'content-type, x-sandbox-session',
  // A failure must apply at the next request.
  'cache-control': 'no-store',
};

type Options = {
  /** Read at each request, since an editor may add a tour. */
  tours: () => readonly TourItem[];
  poster: Exchange['poster'];
  now?: () => Date;
};

/** The delay of `slow`: noticeable, but below every timeout. */
const SLOW_MS = 3_000;

/**
 * Creates a server that mocks all third parties. `GET /received.json` lists the submissions, oldest
 * first; `POST /failures {"<service>": "<failure>"}` makes a service fail until it is set to "none".
 */
export function createSandbox({ tours, poster, now = () => new Date() }: Options): Server {
  const sessionOf = createSessions();

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { headers, method = 'GET' } = request;
    if (method === 'OPTIONS') return send(response, reply('', 'text/plain', 204));

    const url = new URL(request.url ?? '/', 'http://localhost');
    const session = sessionOf(headers);
    const fields = await readBody(request);
    const found = findRoute(method, url.pathname);
    if (!found) return send(response, answerControl(method, url.pathname, fields, session));
    const { route, parts } = found;

    const failure = session.failures.get(route.service);
    const outcome = outcomeOf(failure, () =>
      route.answer({
        url,
        parts,
        headers,
        fields: Object.fromEntries(fields),
        now: now(),
        tours: tours(),
        poster,
      }),
    );
    if (route.method === 'POST')
      session.received.push({
        service: route.service,
        time: now().toISOString(),
        path: url.pathname + url.search,
        fields,
        headers,
        outcome: typeof outcome === 'string' ? outcome : String(outcome.status),
      });

    if (outcome === 'refuse') return void request.socket.destroy();
    if (outcome === 'hang') return;
    if (failure === 'slow') await wait(SLOW_MS, undefined, { ref: false });
    send(response, outcome);
  }

  return createServer((request, response) => {
    respond(request, response).catch((reason: unknown) => {
      // The client has disconnected.
      if (response.destroyed) return;
      console.error(reason);
      send(response, reply(String(reason), 'text/plain', 500));
    });
  });
}

/** The sandbox's own URLs. */
function answerControl(method: string, path: string, fields: Fields, session: Session): Reply {
  if (method === 'POST' && path === '/failures') return setFailures(fields, session);
  if (path === '/') return inboxPage(session);
  if (path === '/received.json') return reply(JSON.stringify(session.received), 'application/json');
  if (path === '/assets/sandbox.css') return assetReply('sandbox.css');
  return reply('Nothing here.', 'text/plain', 404);
}

function setFailures(fields: Fields, { failures }: Session): Reply {
  for (const [name, value] of fields) {
    const service = SERVICES.find((known) => known === name);
    const failure = FAILURES.find((known) => known === value);
    if (!service || (!failure && value !== 'none'))
      return reply(`Known: ${[...SERVICES, ...FAILURES].join(', ')}, none.`, 'text/plain', 400);
    if (failure) failures.set(service, failure);
    else failures.delete(service);
  }
  return redirectReply('/');
}

export const serviceAt = (method: string, path: string): ServiceName | undefined =>
  findRoute(method, path)?.route.service;

function findRoute(method: string, path: string) {
  for (const route of ROUTES) {
    const match = route.method === method && route.path.exec(path);
    if (match) return { route, parts: match.groups ?? {} };
  }
  return undefined;
}

function send(response: ServerResponse, { status, headers, body }: Reply): void {
  response.writeHead(status, { ...ALWAYS, ...headers });
  response.end(body);
}
