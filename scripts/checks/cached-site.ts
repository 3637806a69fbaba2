import { serveSite } from '../dev/servers.ts';
import { sparePort } from './spare-port.ts';

/** Connection headers, which HTTP/2 forbids, and headers that depend on the encoding. */
const DROPPED = new Set([
  'connection',
  'content-encoding',
  'content-length',
  'keep-alive',
  'transfer-encoding',
]);

export type CachedResponse = { status: number; headers: Record<string, string>; body: Buffer };

async function fetchUncompressed(url: string): Promise<CachedResponse> {
  const response = await fetch(url, {
    redirect: 'manual',
    headers: { 'accept-encoding': 'identity' },
  });
  const headers = Object.fromEntries([...response.headers].filter(([name]) => !DROPPED.has(name)));
  return { status: response.status, headers, body: Buffer.from(await response.arrayBuffer()) };
}

/**
 * Serves a built folder by Wrangler, and keeps its responses in memory: each takes Wrangler some 20 ms of processor
 * time. Runs until the process exits.
 *
 * @param prepare changes a response before it is kept
 * @returns the response to a URL path with its query
 */
export async function serveCached<Prepared extends CachedResponse>(
  folder: string,
  prepare: (response: CachedResponse) => Prepared | Promise<Prepared>,
): Promise<(path: string) => Promise<Prepared>> {
  const port = await sparePort();
  await serveSite(port, folder);
  const responses = new Map<string, Promise<Prepared>>();
  return (path) => {
    const response =
      responses.get(path) ?? fetchUncompressed(`http://localhost:${port}${path}`).then(prepare);
    responses.set(path, response);
    response.catch(() => responses.delete(path));
    return response;
  };
}
