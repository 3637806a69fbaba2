import { existsSync, readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Connect } from 'vite';
import { today } from '../../src/providers/clock.ts';
import { editorConfig } from '../content/editor/config.ts';
import {
  listContent,
  placeOf,
  Refusal,
  removeContent,
  versionOf,
  writeContent,
} from '../content/editor/content-store.ts';
import { findings } from '../content/editor/findings.ts';
import { publish } from '../content/editor/publish.ts';

/** The editor's program asks for its newest version, and for fonts: nothing outside this machine answers. */
const POLICY = [
  "default-src 'self' blob: data:",
  "script-src 'self' 'unsafe-inline' 'wasm-unsafe-eval' blob:",
  "style-src 'self' 'unsafe-inline'",
].join('; ');

/** Where the editor stands beside the live view. */
const ADDRESS = '/edit';

/**
 * The editor of `npm run edit`: a page beside the live view, and what it reads and writes. It is there
 * only while developing, and only where that command names the folder of the built page
 * (`CONTENT_EDITOR`); a build never hears of it.
 */
export function contentEditor(): AstroIntegration {
  let root = '';
  const folder = process.env['CONTENT_EDITOR'];
  return {
    name: 'content-editor',
    hooks: {
      'astro:config:setup': ({ config }) => {
        root = fileURLToPath(config.root);
      },
      'astro:server:setup': ({ server, logger }) => {
        if (!folder) return;
        server.middlewares.use(
          ADDRESS,
          answerEditor({ root, folder }, (text) => logger.error(text)),
        );
      },
    },
  };
}

type Place = { root: string; folder: string };

/**
 * Answers requests below `/edit`.
 *
 * @param place the project's folder, and that of the built page
 * @param report is told of what nobody foresaw
 */
export function answerEditor(place: Place, report: (text: string) => void) {
  return (request: Connect.IncomingMessage, response: ServerResponse): void => {
    answer(place, request, response).catch((error: unknown) => {
      const isRefused = error instanceof Refusal;
      if (!isRefused) report(String(error));
      response.statusCode = isRefused ? error.status : 500;
      response.setHeader('Content-Type', 'text/plain; charset=utf-8');
      response.end(error instanceof Error ? error.message : String(error));
    });
  };
}

async function answer(
  { root, folder }: Place,
  request: Connect.IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  // What the page is made of has relative addresses, and `/edit/` is none on this site.
  const address = request.originalUrl ?? request.url ?? ADDRESS;
  if (address === ADDRESS) {
    response.writeHead(302, { Location: `${ADDRESS}/index.html` }).end();
    return;
  }
  const url = new URL(address.slice(ADDRESS.length), 'http://localhost');
  const isPage =
    request.method === 'GET' && /^\/(?:index\.html|assets\/[\w.-]+)$/.test(url.pathname);
  refuseStrangers(request, !isPage);
  response.setHeader('Cache-Control', 'no-store');
  if (isPage) {
    const file = join(folder, url.pathname);
    if (!existsSync(file)) throw new Refusal(404, 'There is nothing here.');
    response.setHeader('Content-Type', TYPES[extname(file)] ?? 'application/octet-stream');
    response.setHeader('Content-Security-Policy', POLICY);
    response.end(readFileSync(file));
    return;
  }

  const path = url.searchParams.get('path') ?? '';
  const send = (value: unknown) => {
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify(value));
  };
  switch (`${request.method} ${url.pathname}`) {
    case 'GET /config.json':
      return send(
        editorConfig({
          root,
          day: today(),
          backend: { name: 'test-repo' },
          siteUrl: `http://${request.headers.host}`,
        }),
      );
    case 'GET /files':
      return send(listContent(root));
    case 'GET /file': {
      const place = placeOf(root, path);
      const version = versionOf(place);
      if (!version) throw new Refusal(404, `There is no ${path}.`);
      response.setHeader('X-Version', version);
      response.end(readFileSync(place));
      return;
    }
    case 'PUT /file': {
      const version = String(request.headers['x-version'] ?? '');
      const bytes = await bodyOf(request);
      return send({ version: await writeContent({ root, path, bytes, version }) });
    }
    case 'DELETE /file':
      removeContent(root, path);
      return send({});
    case 'GET /findings':
      return send(await findings(root));
    case 'POST /publish':
      return send(await publish(root, (await findings(root)).faults.length));
    default:
      throw new Refusal(404, 'There is nothing here.');
  }
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.wasm': 'application/wasm',
};

/**
 * Answers this machine's own page alone. A page of another site can send a request here, but neither
 * with this header nor under this name.
 */
function refuseStrangers({ headers }: Connect.IncomingMessage, isCall: boolean): void {
  const { host = '' } = headers;
  const isHere = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/.test(host);
  const isOwn = headers.origin === undefined || headers.origin === `http://${host}`;
  if (!isHere || !isOwn || (isCall && headers['x-editor'] !== '1')) {
    throw new Refusal(400, 'The editor answers its own page on this machine, and nobody else.');
  }
}

async function bodyOf(request: Connect.IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
