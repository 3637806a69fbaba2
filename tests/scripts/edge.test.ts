import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type ClientHttp2Session } from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Duplex } from 'node:stream';
import { connect as connectSecurely } from 'node:tls';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { serveAtEdge } from '../../scripts/dev/edge.ts';

/** The engine behind the edge, played by what it would answer. */
vi.mock('../../scripts/dev/servers.ts', () => ({ serveSite: async () => undefined }));

const PAGE = `<!doctype html><p>${'A cat sat. '.repeat(200)}</p>`;
const asked: string[] = [];

let session: ClientHttp2Session;
let folder: string;
let origin: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'edge-'));
  for (const name of ['index.html', 'about.html', '_headers', '_redirects']) {
    writeFileSync(join(folder, name), PAGE);
  }
  vi.stubGlobal('fetch', async (address: string) => {
    const { pathname } = new URL(address);
    asked.push(pathname);
    if (pathname === '/old') return new Response(null, { status: 301, headers: { location: '/' } });
    if (pathname === '/cat.avif') {
      return new Response(PAGE, { headers: { 'content-type': 'image/avif' } });
    }
    const headers = {
      'content-type': 'text/html; charset=utf-8',
      'strict-transport-security': 'max-age=31536000',
      etag: '"cat"',
      'x-frame-options': 'DENY',
      connection: 'keep-alive',
    };
    return new Response(PAGE, { headers });
  });
  const edge = await serveAtEdge(folder, {
    '/empty': '<h1>Empty</h1>',
  });
  origin = edge.origin;
  session = connect(origin, { rejectUnauthorized: false });
});

afterAll(() => {
  session.destroy();
  vi.unstubAllGlobals();
  rmSync(folder, { recursive: true });
});

async function ask(path: string, headers: Record<string, string> = {}) {
  const request = session.request({ ':path': path, ...headers });
  const { promise, resolve } = Promise.withResolvers<Record<string, unknown>>();
  request.once('response', resolve);
  const answer = await promise;
  const body = Buffer.concat(await Array.fromAsync(request));
  return { answer, body };
}

type Frame = { type: number; length: number; flags: number };

const DATA = 0;
const END_STREAM = 1;

/** The frames of HTTP/2 in what a server sent: nine bytes of head, then as many as the first three of them say. */
function framesIn(bytes: Buffer): Frame[] {
  const frames: Frame[] = [];
  for (let start = 0; start + 9 <= bytes.length;) {
    const length = bytes.readUIntBE(start, 3);
    frames.push({ length, type: bytes.readUInt8(start + 3), flags: bytes.readUInt8(start + 4) });
    start += 9 + length;
  }
  return frames;
}

/** Asks for a page on a connection of its own. @returns the frames that came */
async function framesOf(path: string): Promise<Frame[]> {
  const port = Number(new URL(origin).port);
  const socket = connectSecurely({ port, ALPNProtocols: ['h2'], rejectUnauthorized: false });
  const received: Buffer[] = [];
  const line = new Duplex({
    read: () => {},
    write: (chunk, _encoding, done) => void socket.write(chunk, () => done()),
  });
  socket.on('data', (chunk: Buffer) => {
    received.push(chunk);
    line.push(chunk);
  });
  const connection = connect(origin, { createConnection: () => line });
  await once(connection.request({ ':path': path }).resume(), 'end');
  connection.destroy();
  socket.destroy();
  return framesIn(Buffer.concat(received));
}

describe('a site at the edge', () => {
  test('was asked for every page beforehand, by its address, and not for the host’s files', () => {
    expect(asked.toSorted()).toEqual(['/', '/about']);
  });

  test('ends with the last bytes of a page, not in a frame after them', async () => {
    const frames = (await framesOf('/')).filter(({ type }) => type === DATA);
    expect(frames.map(({ length }) => length)).toEqual([PAGE.length]);
    expect(frames[0]?.flags).toBe(END_STREAM);
  });

  test('comes compressed to a browser that takes brotli, and as it is to another', async () => {
    const { answer, body } = await ask('/', { 'accept-encoding': 'gzip, br' });
    expect(answer['content-encoding']).toBe('br');
    expect(body.length).toBeLessThan(PAGE.length / 5);
    expect(brotliDecompressSync(body).toString()).toBe(PAGE);
    const plain = await ask('/');
    expect(plain.answer['content-encoding']).toBeUndefined();
    expect(plain.body.toString()).toBe(PAGE);
  });

  test('leaves what is compressed already alone', async () => {
    const { answer } = await ask('/cat.avif', { 'accept-encoding': 'br' });
    expect(answer['content-encoding']).toBeUndefined();
  });

  test('passes a redirect on', async () => {
    const { answer } = await ask('/old');
    expect(answer).toMatchObject({ ':status': 301, location: '/' });
  });

  test('says that a page is still the same', async () => {
    const { answer, body } = await ask('/about', { 'if-none-match': '"cat"' });
    expect(answer[':status']).toBe(304);
    expect(body.length).toBe(0);
  });

  test('does not have this machine remembered as one to be asked by TLS alone', async () => {
    const { answer } = await ask('/');
    expect(answer['strict-transport-security']).toBeUndefined();
  });

  test('serves the extra pages', async () => {
    const { body } = await ask('/empty');
    expect(body.toString()).toBe('<h1>Empty</h1>');
  });
});
