import { createServer } from 'node:http';
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
  /** Answers a path with another file. */
  override(path: string, answer: Answer): void;
  close(): Promise<void>;
};

/** Rewrites a page or a style sheet. */
type Change = (text: string, type: string) => string;

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

  const server = createServer(async ({ url = '/' }, outgoing) => {
    const { pathname } = new URL(url, site);
    requests.push(pathname);
    const answer = overrides.get(pathname);
    if (answer) {
      outgoing.writeHead(200, { 'content-type': answer.type, 'cache-control': 'no-cache' });
      return outgoing.end(answer.text);
    }
    const response = await fetch(new URL(url, site), { redirect: 'manual' });
    if (response.status >= 400) refused.push(`${response.status} ${pathname}`);
    const headers = new Headers(response.headers);
    // The body is decoded.
    for (const name of ['content-encoding', 'content-length']) headers.delete(name);
    outgoing.writeHead(response.status, Object.fromEntries(headers));
    const [, type] = /^text\/(html|css)/.exec(headers.get('content-type') ?? '') ?? [];
    const body = Buffer.from(await response.arrayBuffer());
    return outgoing.end(change && type ? change(body.toString(), type) : body);
  });
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
    override: (path, answer) => overrides.set(path, answer),
    close: () =>
      new Promise((resolve) => {
        dropConnections();
        server.close(() => resolve());
      }),
  };
}
