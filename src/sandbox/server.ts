import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { readBody } from './body.ts';
import { answerControl } from './control.ts';
import { BadRequest, pageReply, textReply, type Ask, type Reply, type Route } from './exchange.ts';
import { outcomeOf, readFailure, type ServiceName } from './failures.ts';
import { html } from './html.ts';
import { applicationsRoutes } from './services/applications.ts';
import { bookingRoutes } from './services/booking.ts';
import { emailRoutes } from './services/email.ts';
import { newsletterRoutes } from './services/newsletter.ts';
import { reelsRoutes } from './services/reels.ts';
import { validationRoutes } from './services/validation.ts';
import { videoRoutes } from './services/video.ts';
import { receive, sessionName, Sessions } from './sessions.ts';
import type { TourItem } from './site-content.ts';

const ROUTES: readonly Route[] = [
  ...emailRoutes,
  ...newsletterRoutes,
  ...applicationsRoutes,
  ...bookingRoutes,
  ...reelsRoutes,
  ...videoRoutes,
  ...validationRoutes,
];

/** The headers that decide how a real service would treat a submission. */
const TELLING_HEADERS = ['content-type', 'origin', 'referer', 'accept', 'accept-language'] as const;

const ALWAYS = {
  // The real services let any page ask; a session's header makes a browser ask for permission first.
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, POST',
  'access-control-allow-headers': 'content-type, x-sandbox-session',
  // A failure that was switched on must be felt at the next request.
  'cache-control': 'no-store',
};

type Options = {
  /** The site's public origin: `_next` may lead there (see `nextAddress`). */
  siteOrigin?: string | undefined;
  /** What the booking service sells, asked at each request: an editor may add a tour meanwhile. */
  tours?: () => readonly TourItem[];
  /** The poster of a reel or a video, by its id. */
  poster?: Ask['poster'];
  /** The clock. */
  now?: () => Date;
  /** What `slow` waits for. */
  pause?: () => Promise<unknown>;
};

/**
 * A server that plays every third party of the site, not yet listening. What it receives and the
 * failures it plays are kept in memory, a set for each session (see `Sessions`).
 *
 * `?fail=<failure>` makes one request fail; `POST /failures {"<service>": "<failure>"}` makes a
 * service fail until told otherwise, `DELETE /failures` ends all failures. `GET /received.json` is
 * what has come in, oldest first; `DELETE /received` forgets it.
 */
export function createSandbox(options: Options = {}): Server {
  const { siteOrigin, tours = () => [], now = () => new Date(), pause = waitLong } = options;
  const { poster = () => undefined } = options;
  const sessions = new Sessions();

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const method = request.method === 'HEAD' ? 'GET' : (request.method ?? 'GET');
    if (method === 'OPTIONS') return send(response, textReply('', 204));

    const url = new URL(request.url ?? '/', 'http://localhost');
    const session = sessions.get(sessionName(request, url.searchParams.get('session')));
    const body = await readBody(request);
    const own = answerControl({
      request: `${method} ${url.pathname}`,
      body,
      session,
      sessionNames: sessions.names(),
    });
    if (own) return send(response, own);

    const found = findRoute(method, url.pathname);
    if (!found) return send(response, { ...notFound(), status: 404 });
    const { route, parts } = found;

    const asked = url.searchParams.get('fail');
    const failure = asked === null ? session.failures.get(route.service) : readFailure(asked);
    const { headers } = request;
    const outcome = outcomeOf(failure, () =>
      route.answer({
        ...{ url, parts, headers, fields: body.fields, siteOrigin },
        now: now(),
        tours: tours(),
        poster,
      }),
    );
    if (route.kind) {
      receive(session, {
        kind: route.kind,
        time: now().toISOString(),
        path: url.pathname + url.search,
        ...body,
        headers: tellingHeaders(request),
        outcome: typeof outcome === 'string' ? outcome : String(outcome.status),
      });
    }

    if (outcome === 'refuse') return void request.socket.destroy();
    if (outcome === 'hang') return;
    if (failure === 'slow') await pause();
    send(response, outcome);
  }

  return createServer((request, response) => {
    respond(request, response).catch((reason: unknown) => {
      if (reason instanceof BadRequest) {
        return send(response, textReply(reason.message, reason.status));
      }
      // The visitor has left in the middle of sending: nobody is waiting for an answer.
      if (response.destroyed) return;
      console.error('The sandbox itself is broken.', reason);
      send(response, textReply('The sandbox itself is broken; its console says how.', 500));
    });
  });
}

/** Longer than a visitor is used to, shorter than anything gives up. */
function waitLong(): Promise<void> {
  return wait(3_000, undefined, { ref: false });
}

/** The service that answers at this address; undefined where none does. */
export function serviceAt(method: string, path: string): ServiceName | undefined {
  return findRoute(method, path)?.route.service;
}

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

function tellingHeaders({ headers }: IncomingMessage): Record<string, string> {
  return Object.fromEntries(
    TELLING_HEADERS.flatMap((name) => (headers[name] ? [[name, String(headers[name])]] : [])),
  );
}

function notFound(): Reply {
  return pageReply(
    'Nothing here',
    html`<main>
      <h1>Nothing here</h1>
      <p>No service of the site answers at this address. <a href="/">What has come in</a></p>
    </main>`,
    'notice',
  );
}
