/**
 * A local CDN edge: a caching proxy with HTTP/2, TLS and brotli in front of Wrangler, which
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
import { type CachedResponse, serveCached } from './cached-site.ts';
import { sparePort } from './spare-port.ts';

const BROTLI_QUALITY = 5;
const CONCURRENCY = 8;

const COMPRESSIBLE = /^text\/|^application\/(?:javascript|json|xml)|\+(?:json|xml)\b/;

const brotli = promisify(brotliCompress);

type Compressed = CachedResponse & { compressed?: Buffer };

export type Edge = {
  origin: string;
  /** Make Chrome trust this self-signed certificate, and no other. */
  chromeArgs: string[];
};

async function compress(response: CachedResponse): Promise<Compressed> {
  // The browser would apply it to every port on localhost.
  const { 'strict-transport-security': _, ...headers } = response.headers;
  const { body } = response;
  if (!COMPRESSIBLE.test(headers['content-type'] ?? '') || body.length === 0)
    return { ...response, headers };
  const compressed = await brotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
  return { ...response, headers: { ...headers, vary: 'Accept-Encoding' }, compressed };
}

function send(
  request: Http2ServerRequest,
  response: Http2ServerResponse,
  cached: Compressed,
): void {
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
  const cachedResponseTo = await serveCached(folder, compress);
  const headers = { 'content-type': 'text/html; charset=utf-8' };
  const pages = new Map(
    Object.entries(extraPages).map(([path, html]) => [
      path,
      compress({ status: 200, headers, body: Buffer.from(html) }),
    ]),
  );
  const responseTo = (path: string) => pages.get(path) ?? cachedResponseTo(path);
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
