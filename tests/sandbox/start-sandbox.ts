import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { createSandbox } from '../../src/sandbox/server.ts';

/** Starts a sandbox on a free port for one test, with the clock standing still. */
export async function startSandbox(pause = () => Promise.resolve()) {
  const sandbox = createSandbox({
    siteOrigin: 'https://www.company.example',
    tours: () => [
      {
        item: '562630',
        name: 'Ferry Landing',
        schedule: { walks: [{ days: ['Sat'], time: '13:15' }] },
      },
      { item: '577800', name: 'Pier Row', schedule: { walks: [{ days: ['Sun'], time: '18:00' }] } },
      { item: '562633', name: 'By Appointment' },
    ],
    poster: (id) => (id === 'Ab-1' ? Buffer.from('poster') : undefined),
    now: () => new Date('2025-05-10T16:00:00Z'),
    pause,
  });
  await new Promise<void>((resolve) => sandbox.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    sandbox.close();
    sandbox.closeAllConnections();
  });
  const { port } = sandbox.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;

  return {
    origin,
    get: (path: string, init: RequestInit = {}) =>
      fetch(origin + path, { redirect: 'manual', ...init }),
    post: (path: string, body: BodyInit, headers: Record<string, string> = {}) =>
      fetch(origin + path, { method: 'POST', redirect: 'manual', body, headers }),
    postJson: (path: string, value: unknown, headers: Record<string, string> = {}) =>
      fetch(origin + path, {
        method: 'POST',
        body: JSON.stringify(value),
        headers: { 'content-type': 'application/json', ...headers },
      }),
    received: async (session = 'default') => {
      const response = await fetch(`${origin}/received.json?session=${session}`);
      return (await response.json()) as { kind: string; fields: string[][]; outcome: string }[];
    },
  };
}
