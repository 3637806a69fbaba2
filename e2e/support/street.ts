import {
  createServer,
  type IncomingMessage,
  request,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

type Answer = { type: string; text: string };

/** The way from a visitor to the site, which a test can cut, and on which it can swap a file. */
export type Street = {
  /** The site's address on this way: an origin of its own, with nothing stored for it yet. */
  origin: string;
  /** The paths that were asked for, in their order. */
  asked: string[];
  /** From now on nothing answers, as where there is no signal. */
  cut(): void;
  /** From now on everything answers again. */
  mend(): void;
  /** From now on the file is another one: a page, a script. Undefined: the site's own again. */
  swap(path: string, answer: Answer | undefined): void;
  close(): Promise<void>;
};

/**
 * Opens a way to the site. Cutting it reaches the requests of service workers too, which a browser's
 * own switch for being offline does not in every version.
 *
 * @param site the origin of the site's server.
 */
export async function openStreet(site: string): Promise<Street> {
  const asked: string[] = [];
  const swapped = new Map<string, Answer>();
  const sockets = new Set<Socket>();
  let isCut = false;

  const pass = (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    const { pathname } = new URL(incoming.url ?? '/', site);
    asked.push(pathname);
    const answer = swapped.get(pathname);
    if (answer) {
      outgoing.writeHead(200, { 'content-type': answer.type, 'cache-control': 'no-cache' });
      outgoing.end(answer.text);
      return;
    }
    const { host, ...headers } = incoming.headers;
    const onward = request(new URL(incoming.url ?? '/', site), {
      headers,
      method: incoming.method,
    });
    onward.on('response', (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(outgoing);
    });
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  };
  const server: Server = createServer(pass);
  server.on('connection', (socket) => {
    if (isCut) socket.destroy();
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server that listens on a port has an address and a port.
  const { port } = server.address() as AddressInfo;
  const drop = () => {
    for (const socket of sockets) socket.destroy();
  };

  return {
    origin: `http://localhost:${port}`,
    asked,
    cut: () => {
      isCut = true;
      drop();
    },
    mend: () => {
      isCut = false;
    },
    swap: (path, answer) => {
      if (answer) swapped.set(path, answer);
      else swapped.delete(path);
    },
    close: () =>
      new Promise((resolve) => {
        drop();
        server.close(() => resolve());
      }),
  };
}
