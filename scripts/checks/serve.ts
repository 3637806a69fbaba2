/**
 * Serves a build with the host's redirects, headers and 404 page: Wrangler's responses, kept in memory, since each
 * takes Wrangler some 20 ms of processor time. As a script it serves `dist` to the browser tests.
 */
import { createHash, X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { globSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { getCertificate } from '@vitejs/plugin-basic-ssl';
import { portFrom, root, runScript } from '../dev/processes.ts';
import { serveSite } from '../dev/servers.ts';
import { sparePort } from './spare-port.ts';

/** Connection headers, which HTTP/2 forbids, and headers that depend on the encoding. */
const DROPPED = /^(?:connection|content-encoding|content-length|keep-alive|transfer-encoding)$/;
const COMPRESSIBLE = /^text\/|^application\/(?:javascript|json|xml)|\+(?:json|xml)\b/;

type Response = { status: number; headers: Record<string, string>; body: Buffer };

/** Starts Wrangler. @returns the response to a path with its query */
async function responsesOf(folder: string): Promise<(path: string) => Promise<Response>> {
  const port = await sparePort();
  await serveSite(port, folder);
  const responses = new Map<string, Promise<Response>>();
  const request = async (path: string): Promise<Response> => {
    const response = await fetch(`http://localhost:${port}${path}`, {
      redirect: 'manual',
      headers: { 'accept-encoding': 'identity' },
    });
    const headers = [...response.headers].filter(([name]) => !DROPPED.test(name));
    return {
      status: response.status,
      headers: Object.fromEntries(headers),
      body: Buffer.from(await response.arrayBuffer()),
    };
  };
  return (path) => {
    const response = responses.get(path) ?? request(path);
    responses.set(path, response);
    response.catch(() => responses.delete(path));
    return response;
  };
}

async function serveToTests(port: number): Promise<void> {
  // Not part of the site. A page loads it from a URL in half the time that its text takes.
  const axe = readFileSync(join(root, 'node_modules/axe-core/axe.min.js'));
  const responseTo = await responsesOf('dist');
  const server = createServer((request, response) => {
    if (request.url === '/axe.js') {
      response.writeHead(200, { 'content-type': 'text/javascript' }).end(axe);
      return;
    }
    responseTo(request.url ?? '/')
      .then(({ status, headers, body }) =>
        response
          .writeHead(status, { ...headers, 'content-length': body.length })
          .end(request.method === 'HEAD' ? undefined : body),
      )
      .catch((error: unknown) => response.writeHead(502).end(String(error)));
  });
  server.listen(port, '127.0.0.1');
}

/** A baseline: times relative to this page's are comparable across machines; absolute times aren't. */
export const EMPTY_PATH = '/empty';
const EMPTY_PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Empty</title>
<meta name="viewport" content="width=device-width"><style>h1{font:2rem serif}</style></head>
<body><h1>As fast as a page can be</h1></body></html>`;

/** A response as a CDN sends it. */
async function compress({ status, headers, body }: Response): Promise<Response> {
  // The browser would apply it to every port on localhost.
  const { 'strict-transport-security': _, ...others } = headers;
  if (!COMPRESSIBLE.test(headers['content-type'] ?? '') || body.length === 0)
    return { status, headers: others, body };
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 5,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  const compressed = await promisify(brotliCompress)(body, { params });
  return { status, headers: { ...others, 'content-encoding': 'br' }, body: compressed };
}

function send(request: Http2ServerRequest, response: Http2ServerResponse, sent: Response): void {
  // The client may have closed the connection.
  if (response.stream.closed) return;
  // The stream sets END_STREAM on the last data frame, as hosts do. The response object would send it in a
  // separate frame, and the browser would lay out the page as if more data were coming.
  const { headers, status, body } = sent;
  response.stream.respond({ ...headers, 'content-length': body.length, ':status': status });
  response.stream.end(request.method === 'HEAD' ? undefined : body);
}

/** The paths of a built folder's files, without the host's two configuration files. */
const pathsIn = (folder: string): string[] =>
  globSync('**/*', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile() && !['_headers', '_redirects'].includes(entry.name))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .map((file) => encodeURI(`/${file.replace(/(?:(^|\/)index)?\.html$/, '$1')}`));

/**
 * Serves a built folder, and an empty page, as a CDN does: HTTP/2, TLS and brotli (which Chrome accepts only over
 * TLS), from memory. Runs until the process exits.
 *
 * @returns its origin, and the arguments that make Chrome trust its certificate, and no other
 */
export async function serveAtEdge(folder: string) {
  const responseTo = await responsesOf(folder);
  const responses = new Map<string, Promise<Response>>();
  const responseAtEdge = (path: string) => {
    const response = responses.get(path) ?? responseTo(path).then(compress);
    responses.set(path, response);
    return response;
  };
  const headers = { 'content-type': 'text/html; charset=utf-8' };
  responses.set(EMPTY_PATH, compress({ status: 200, headers, body: Buffer.from(EMPTY_PAGE) }));
  for (const path of pathsIn(folder)) await responseAtEdge(path);

  const pem = await getCertificate(join(root, '.cache', 'certificate'), 'localhost', ['localhost']);
  const server = createSecureServer({ key: pem, cert: pem }, (request, response) => {
    responseAtEdge(request.url)
      .then((sent) => send(request, response, sent))
      .catch((error: unknown) => response.writeHead(502).end(String(error)));
  });
  const port = await sparePort();
  await once(server.listen(port, 'localhost'), 'listening');
  const key = new X509Certificate(pem).publicKey.export({ type: 'spki', format: 'der' });
  const fingerprint = createHash('sha256').update(key).digest('base64');
  return {
    origin: `https://localhost:${port}`,
    chromeArgs: [`--ignore-certificate-errors-spki-list=${fingerprint}`],
  };
}

if (import.meta.main) runScript(() => serveToTests(portFrom('E2E_PORT', 4323)));
