import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createSandbox } from '../../src/sandbox/server.ts';

test('the calendar has the scheduled departures', async () => {
  const scheduleOn = (day: 'Sat' | 'Sun', time: string) => ({ slots: [{ days: [day], time }] });
  const sandbox = createSandbox({
    tours: () => [
      { item: '562630', name: 'Ferry Landing', schedule: scheduleOn('Sat', '13:15') },
      { item: '577800', name: 'Pier Row', schedule: scheduleOn('Sun', '18:00') },
      { item: '562633', name: 'By Appointment' },
    ],
    poster: () => undefined,
    now: () => new Date('2025-05-10T16:00:00Z'),
  });
  await new Promise<void>((resolve) => sandbox.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    sandbox.close();
    sandbox.closeAllConnections();
  });
  const { port } = sandbox.address() as AddressInfo;
  const text = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).text();

  const all = await text('/embeds/calendar/nine-lives/');
  expect(all).toContain('Sat, May 17, 1:15\u00a0PM <b>Ferry Landing');
  expect(all).toContain('Sun, May 11, 6:00\u00a0PM <b>Pier Row');
  expect(all).not.toContain('By Appointment');
  const one = await text('/embeds/calendar/nine-lives/items/577800/');
  expect(one).not.toContain('Ferry Landing');
});
