/**
 * A site as a visitor meets it at a host: over HTTP/2 and TLS, and compressed, neither of which the
 * local engine does for a browser (Chrome asks for brotli over TLS alone). Stands before that engine
 * (`serveSite`), whose redirects, headers and page for lost addresses pass through unchanged.
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

const ASKED_AT_ONCE = 8;

const TEXT = /^text\/|^application\/(?:javascript|json|xml)|\+(?:json|xml)\b/;

/** Headers of one connection, which HTTP/2 forbids, and those that compression changes. */
const DROPPED = new Set([
  'connection',
  'content-encoding',
  'content-length',
  'keep-alive',
  'transfer-encoding',
  // A browser would remember it for every port of this machine.
  'strict-transport-security',
]);

const brotli = promisify(brotliCompress);

type Answer = {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
  compressed?: Buffer;
};

export type Edge = {
  origin: string;
  /** With these, Chrome takes this certificate, and no other, for a good one. */
  chromeArgs: string[];
};

async function ask(address: string): Promise<Answer> {
  const response = await fetch(address, {
    redirect: 'manual',
    headers: { 'accept-encoding': 'identity' },
  });
  const headers = Object.fromEntries([...response.headers].filter(([name]) => !DROPPED.has(name)));
  const body = Buffer.from(await response.arrayBuffer());
  return compress({ status: response.status, headers, body });
}

async function compress(answer: Answer): Promise<Answer> {
  const { headers, body } = answer;
  if (!TEXT.test(headers['content-type'] ?? '') || body.length === 0) return answer;
  const compressed = await brotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
  return { ...answer, headers: { ...headers, vary: 'Accept-Encoding' }, compressed };
}

function send(request: Http2ServerRequest, response: Http2ServerResponse, answer: Answer): void {
  const { status, headers, body, compressed } = answer;
  const takesBrotli = /\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''));
  const sent = (takesBrotli && compressed) || body;
  // The client may have closed the connection.
  if (response.stream.closed) return;
  // The stream sets the end flag on the last data frame, as a host does. The response would send it in a separate
  // frame, and the browser would lay out the page as if more were coming.
  response.stream.respond({
    ...headers,
    ...(sent === compressed && { 'content-encoding': 'br' }),
    'content-length': sent.length,
    ':status': status,
  });
  response.stream.end(request.method === 'HEAD' ? undefined : sent);
}

/** The addresses of a built folder's files, without the host's two configuration files. */
function addressesIn(folder: string): string[] {
  return globSync('**/*', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile() && !['_headers', '_redirects'].includes(entry.name))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .map((file) => `/${file.replace(/(?:(^|\/)index)?\.html$/, '$1')}`)
    .map(encodeURI);
}

/**
 * Serves a built folder as a host's edge would, with every file cached in memory, so that the disk is not
 * measured. Ends with the script.
 *
 * @param extraPages HTML of further pages, by address
 */
export async function serveAtEdge(
  folder: string,
  extraPages: Record<string, string> = {},
): Promise<Edge> {
  const sitePort = await sparePort();
  await serveSite(sitePort, folder);
  const answers = new Map<string, Promise<Answer>>();
  const answerTo = (url: string): Promise<Answer> => {
    const answer = answers.get(url) ?? ask(`http://localhost:${sitePort}${url}`);
    answers.set(url, answer);
    return answer;
  };
  const headers = { 'content-type': 'text/html; charset=utf-8' };
  for (const [path, html] of Object.entries(extraPages))
    answers.set(path, compress({ status: 200, headers, body: Buffer.from(html) }));
  const waiting = addressesIn(folder);
  const askOn = async (): Promise<void> => {
    for (let url = waiting.pop(); url !== undefined; url = waiting.pop()) await answerTo(url);
  };
  await Promise.all(Array.from({ length: ASKED_AT_ONCE }, askOn));

  const pem = await getCertificate(join(root, '.cache', 'certificate'), 'localhost', ['localhost']);
  const server = createSecureServer({ key: pem, cert: pem }, (request, response) => {
    answerTo(request.url)
      .then((answer) => send(request, response, answer))
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
