import { beforeEach, expect, test, vi } from 'vitest';
import { fakeScripts } from './fake-script.ts';

let loadScript: typeof import('../../src/providers/load-script.ts').loadScript;
let scripts: ReturnType<typeof fakeScripts>;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  ({ loadScript } = await import('../../src/providers/load-script.ts'));
  scripts = fakeScripts();
});

const src = 'https://widgets.example/embed.js';

test('concurrent calls share one request', async () => {
  const all = Promise.all([loadScript({ src }), loadScript({ src }), loadScript({ src })]);
  expect(scripts.requested()).toEqual([src]);
  scripts.arrive();
  await all;
  await loadScript({ src });
  expect(scripts.requested()).toEqual([src]);
});

test('does not request a script that is ready', async () => {
  await loadScript({ src, isReady: () => true });
  expect(scripts.requested()).toEqual([]);
});

test('a blocked script rejects all callers, and the next call tries again', async () => {
  const both = Promise.allSettled([loadScript({ src }), loadScript({ src })]);
  scripts.block();
  expect(await both).toMatchObject([{ status: 'rejected' }, { status: 'rejected' }]);

  const again = loadScript({ src });
  expect(scripts.requested()).toEqual([src, src]);
  scripts.arrive();
  await expect(again).resolves.toBeUndefined();
});

test('times out after 8 seconds', async () => {
  const outcome = expect(loadScript({ src })).rejects.toThrow('did not arrive within 8 seconds');
  await vi.advanceTimersByTimeAsync(8_000);
  await outcome;

  const again = loadScript({ src });
  expect(scripts.requested()).toEqual([src, src]);
  scripts.arrive();
  await again;
});

test('sets integrity', () => {
  const append = vi.mocked(document.head.append);
  void loadScript({ src, integrity: 'sha256-abc' });
  expect(append.mock.lastCall?.[0]).toMatchObject({
    integrity: 'sha256-abc',
    crossOrigin: 'anonymous',
  });
});
