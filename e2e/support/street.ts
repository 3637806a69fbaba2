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
  /** The paths that the site refused, with the status of each: "404 /x". */
  refused: string[];
  /** From now on nothing answers, as where there is no signal. */
  cut(): void;
  /** From now on everything answers again. */
  restore(): void;
  /** From now on the file is another one: a page, a script. Undefined: the site's own again. */
  swap(path: string, answer: Answer | undefined): void;
  close(): Promise<void>;
};

/** Makes another text of a page or a style sheet. */
type Change = (text: string, type: 'html' | 'css') => string;

/** Passes an answer on, changed as a whole. */
function passChanged(response: IncomingMessage, outgoing: ServerResponse, change: Change) {
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
 * Opens a way to the site. Cutting it reaches the requests of service workers too, which a browser's
 * own switch for being offline does not in every version.
 *
 * @param site the origin of the site's server.
 * @param change what is made of each page and style sheet on the way.
 */
export async function openStreet(site: string, change?: Change): Promise<Street> {
  const asked: string[] = [];
  const refused: string[] = [];
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
    const { host, 'accept-encoding': encoding, ...headers } = incoming.headers;
    const onward = request(new URL(incoming.url ?? '/', site), {
      // What is to be changed must come as it is written.
      headers: change ? headers : { ...headers, 'accept-encoding': encoding },
      method: incoming.method,
    });
    onward.on('response', (response) => {
      const { statusCode = 502 } = response;
      if (statusCode >= 400) refused.push(`${statusCode} ${pathname}`);
      if (change) {
        passChanged(response, outgoing, change);
        return;
      }
      outgoing.writeHead(statusCode, response.headers);
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
    refused,
    cut: () => {
      isCut = true;
      drop();
    },
    restore: () => {
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
