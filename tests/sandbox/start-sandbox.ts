import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { createSandbox } from '../../src/sandbox/server.ts';
import type { Received } from '../../src/sandbox/sessions.ts';

/** Starts a sandbox on a free port, with a fixed clock. */
export async function startSandbox() {
  const walksOn = (day: 'Sat' | 'Sun', time: string) => ({ walks: [{ days: [day], time }] });
  const sandbox = createSandbox({
    tours: () => [
      { item: '562630', name: 'Ferry Landing', schedule: walksOn('Sat', '13:15') },
      { item: '577800', name: 'Pier Row', schedule: walksOn('Sun', '18:00') },
      { item: '562633', name: 'By Appointment' },
    ],
    poster: (id) => (id === 'Ab-1' ? Buffer.from('poster') : undefined),
    now: () => new Date('2025-05-10T16:00:00Z'),
    pause: () => Promise.resolve(),
  });
  await new Promise<void>((resolve) => sandbox.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    sandbox.close();
    sandbox.closeAllConnections();
  });
  const { port } = sandbox.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(origin + path, { redirect: 'manual', headers });

  return {
    origin,
    get,
    post: (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) => {
      const body = new URLSearchParams(fields);
      return fetch(origin + path, { method: 'POST', redirect: 'manual', body, headers });
    },
    received: async (headers?: Record<string, string>) =>
      (await (await get('/received.json', headers)).json()) as Received[],
  };
}
