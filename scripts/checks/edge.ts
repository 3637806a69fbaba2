/**
 * A local CDN edge: a caching proxy with HTTP/2, TLS and brotli in front of Wrangler (`serveSite`), which
 * has none of these (Chrome accepts brotli only over TLS). Redirects, headers and the 404 page pass
 * through unchanged.
 */
import { createHash, X509Certificate } from 'node:crypto';
import { globSync } from 'node:fs';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { getCertificate } from '@vitejs/plugin-basic-ssl';
import { root } from '../dev/processes.ts';
import { sparePort } from './spare-port.ts';
import { serveSite } from '../dev/servers.ts';

const BROTLI_QUALITY = 5;
const CONCURRENCY = 8;

const COMPRESSIBLE = /^text\/|^application\/(?:javascript|json|xml)|\+(?:json|xml)\b/;

/** Connection headers, which HTTP/2 forbids, and headers that compression changes. */
const DROPPED = new Set([
  'connection',
  'content-encoding',
  'content-length',
  'keep-alive',
  'transfer-encoding',
  // The browser would apply it to every port on localhost.
  'strict-transport-security',
]);

const brotli = promisify(brotliCompress);

type Cached = {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
  compressed?: Buffer;
};

export type Edge = {
  origin: string;
  /** Make Chrome trust this self-signed certificate, and no other. */
  chromeArgs: string[];
};

async function fetchUncompressed(url: string): Promise<Cached> {
  const response = await fetch(url, {
    redirect: 'manual',
    headers: { 'accept-encoding': 'identity' },
  });
  const headers = Object.fromEntries([...response.headers].filter(([name]) => !DROPPED.has(name)));
  const body = Buffer.from(await response.arrayBuffer());
  return compress({ status: response.status, headers, body });
}

async function compress(cached: Cached): Promise<Cached> {
  const { headers, body } = cached;
  if (!COMPRESSIBLE.test(headers['content-type'] ?? '') || body.length === 0) return cached;
  const compressed = await brotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
  return { ...cached, headers: { ...headers, vary: 'Accept-Encoding' }, compressed };
}

function send(request: Http2ServerRequest, response: Http2ServerResponse, cached: Cached): void {
  const { status, headers, body, compressed } = cached;
  const acceptsBrotli = /\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''));
  const payload = (acceptsBrotli && compressed) || body;
  // The client may have closed the connection.
  if (response.stream.closed) return;
  // The stream sets END_STREAM on the last data frame, as hosts do. The response object would send it in a
  // separate frame, and the browser would lay out the page as if more data were coming.
  response.stream.respond({
    ...headers,
    ...(payload === compressed && { 'content-encoding': 'br' }),
    'content-length': payload.length,
    ':status': status,
  });
  response.stream.end(request.method === 'HEAD' ? undefined : payload);
}

/** The URL paths of a built folder's files, without the host's two configuration files. */
function pathsIn(folder: string): string[] {
  return globSync('**/*', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile() && !['_headers', '_redirects'].includes(entry.name))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .map((file) => `/${file.replace(/(?:(^|\/)index)?\.html$/, '$1')}`)
    .map(encodeURI);
}

/**
 * Serves a built folder with every response cached in memory, so that disk reads don't affect timings.
 * Runs until the process exits.
 *
 * @param extraPages HTML of additional pages, by URL path
 */
export async function serveAtEdge(
  folder: string,
  extraPages: Record<string, string> = {},
): Promise<Edge> {
  const sitePort = await sparePort();
  await serveSite(sitePort, folder);
  const responses = new Map<string, Promise<Cached>>();
  const responseTo = (url: string): Promise<Cached> => {
    const cached = responses.get(url) ?? fetchUncompressed(`http://localhost:${sitePort}${url}`);
    responses.set(url, cached);
    return cached;
  };
  const headers = { 'content-type': 'text/html; charset=utf-8' };
  for (const [path, html] of Object.entries(extraPages))
    responses.set(path, compress({ status: 200, headers, body: Buffer.from(html) }));
  const queue = pathsIn(folder);
  const work = async (): Promise<void> => {
    for (let url = queue.pop(); url !== undefined; url = queue.pop()) await responseTo(url);
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));

  const pem = await getCertificate(join(root, '.cache', 'certificate'), 'localhost', ['localhost']);
  const server = createSecureServer({ key: pem, cert: pem }, (request, response) => {
    responseTo(request.url)
      .then((cached) => send(request, response, cached))
      .catch((error: unknown) => response.writeHead(502).end(String(error)));
  });
  const port = await sparePort();
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.once('error', reject).listen(port, 'localhost', resolve);
  await promise;
  const key = new X509Certificate(pem).publicKey.export({ type: 'spki', format: 'der' });
  const fingerprint = createHash('sha256').update(key).digest('base64');
  return {
    origin: `https://localhost:${port}`,
    chromeArgs: [`--ignore-certificate-errors-spki-list=${fingerprint}`],
  };
}
