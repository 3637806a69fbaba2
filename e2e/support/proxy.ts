import {
  createServer,
  type IncomingMessage,
  request,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

type Answer = { type: string; text: string };

/** A proxy before the site that a test can disconnect, and that can override files. */
export type ControllableProxy = {
  origin: string;
  /** The requested paths, in order. */
  requests: string[];
  /** Requests with an error status: "404 /x". */
  refused: string[];
  /** Drops all connections, as without a network. */
  disconnect(): void;
  reconnect(): void;
  /** Answers a path with another file; undefined restores the site's own. */
  override(path: string, answer: Answer | undefined): void;
  close(): Promise<void>;
};

/** Rewrites a page or a style sheet. */
type Change = (text: string, type: 'html' | 'css') => string;

function forwardChanged(response: IncomingMessage, outgoing: ServerResponse, change: Change) {
  const [, type] = /^text\/(html|css)/.exec(response.headers['content-type'] ?? '') ?? [];
  if (!type) {
    outgoing.writeHead(response.statusCode ?? 502, response.headers);
    response.pipe(outgoing);
    return;
  }
  const parts: Buffer[] = [];
  response.on('data', (part: Buffer) => parts.push(part));
  response.on('end', () => {
    const { 'content-length': _length, ...headers } = response.headers;
    outgoing.writeHead(response.statusCode ?? 502, headers);
    outgoing.end(change(Buffer.concat(parts).toString(), type as 'html' | 'css'));
  });
}

/**
 * Starts a proxy. Disconnecting it also affects service workers, which Playwright's `setOffline` does not in every
 * browser.
 *
 * @param site the origin of the site's server.
 * @param change applied to each page and style sheet.
 */
export async function startProxy(site: string, change?: Change): Promise<ControllableProxy> {
  const requests: string[] = [];
  const refused: string[] = [];
  const overrides = new Map<string, Answer>();
  const sockets = new Set<Socket>();
  let isDisconnected = false;

  const forward = (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    const { pathname } = new URL(incoming.url ?? '/', site);
    requests.push(pathname);
    const answer = overrides.get(pathname);
    if (answer) {
      outgoing.writeHead(200, { 'content-type': answer.type, 'cache-control': 'no-cache' });
      outgoing.end(answer.text);
      return;
    }
    const { host, 'accept-encoding': encoding, ...headers } = incoming.headers;
    const onward = request(new URL(incoming.url ?? '/', site), {
      // A text to change must not be compressed.
      headers: change ? headers : { ...headers, 'accept-encoding': encoding },
      method: incoming.method,
    });
    onward.on('response', (response) => {
      const { statusCode = 502 } = response;
      if (statusCode >= 400) refused.push(`${statusCode} ${pathname}`);
      if (change) {
        forwardChanged(response, outgoing, change);
        return;
      }
      outgoing.writeHead(statusCode, response.headers);
      response.pipe(outgoing);
    });
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  };
  const server: Server = createServer(forward);
  server.on('connection', (socket) => {
    if (isDisconnected) socket.destroy();
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A listening TCP server's address is an AddressInfo.
  const { port } = server.address() as AddressInfo;
  const dropConnections = () => {
    for (const socket of sockets) socket.destroy();
  };

  return {
    origin: `http://localhost:${port}`,
    requests,
    refused,
    disconnect: () => {
      isDisconnected = true;
      dropConnections();
    },
    reconnect: () => {
      isDisconnected = false;
    },
    override: (path, answer) => {
      if (answer) overrides.set(path, answer);
      else overrides.delete(path);
    },
    close: () =>
      new Promise((resolve) => {
        dropConnections();
        server.close(() => resolve());
      }),
  };
}
