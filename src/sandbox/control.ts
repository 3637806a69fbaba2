import { assetReply, fontReply } from './assets.ts';
import type { Body } from './body.ts';
import { BadRequest, redirectReply, textReply, type Reply } from './exchange.ts';
import { readFailure, readService } from './failures.ts';
import { inboxPage } from './inbox.ts';
import type { Session } from './sessions.ts';

type Asked = { request: string; body: Body; session: Session; sessionNames: readonly string[] };

/**
 * Answers what is asked of the sandbox itself, as opposed to a service that it plays.
 *
 * @param request method and path: "GET /received.json".
 * @returns undefined when it is none of the sandbox's own addresses.
 * @throws BadRequest when a service or a failure is named that does not exist.
 */
export function answerControl({ request, body, session, sessionNames }: Asked): Reply | undefined {
  const home = `/?session=${encodeURIComponent(session.name)}`;
  switch (request) {
    case 'GET /':
      return textReply(inboxPage(session, sessionNames), 200, 'text/html');
    case 'GET /assets/sandbox.css':
      return assetReply('sandbox.css');
    case 'GET /assets/booking-widget.css':
      return assetReply('booking-widget.css');
    case 'GET /assets/league-gothic.woff2':
      return fontReply('league-gothic');
    case 'GET /assets/newsreader.woff2':
      return fontReply('newsreader');
    case 'GET /received.json':
      return jsonReply(session.received);
    case 'DELETE /received':
      session.received = [];
      return jsonReply(session.received);
    case 'POST /received/clear':
      session.received = [];
      return redirectReply(home, 303);
    case 'GET /failures':
      return jsonReply(Object.fromEntries(session.failures));
    case 'POST /failures':
      setFailures(session, body);
      return body.json === undefined
        ? redirectReply(home, 303)
        : jsonReply(Object.fromEntries(session.failures));
    case 'DELETE /failures':
      session.failures.clear();
      return jsonReply({});
    default:
      return undefined;
  }
}

function setFailures({ failures }: Session, { fields }: Body): void {
  if (fields.length === 0) throw new BadRequest('Name a service and a failure, {"email": "429"}.');
  const changes = fields.map(([service, failure]) => {
    return [readService(service), readFailure(failure)] as const;
  });
  for (const [service, failure] of changes) {
    if (failure) failures.set(service, failure);
    else failures.delete(service);
  }
}

function jsonReply(value: unknown): Reply {
  return textReply(JSON.stringify(value, null, 2), 200, 'application/json');
}
