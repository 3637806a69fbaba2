import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeScripts } from '../providers/fake-script.ts';

let embeds: typeof import('../../src/stores/embeds.ts');
let scripts: ReturnType<typeof fakeScripts>;

beforeEach(async () => {
  vi.resetModules();
  embeds = await import('../../src/stores/embeds.ts');
  scripts = fakeScripts();
});
afterEach(() => {
  vi.restoreAllMocks();
});

const src = 'https://widgets.example/embed.js';

test('concurrent calls load a script once, and share its state', async () => {
  const all = Promise.all([1, 2, 3, 4].map(() => embeds.loadEmbed({ src })));
  expect(scripts.asked()).toEqual([src]);
  expect(embeds.$embeds.get()).toEqual({ [src]: 'loading' });
  scripts.arrive();
  await all;
  expect(embeds.$embeds.get()).toEqual({ [src]: 'ready' });
});

test('a loaded script stays ready', async () => {
  const first = embeds.loadEmbed({ src });
  scripts.arrive();
  await first;
  const states: unknown[] = [];
  embeds.$embeds.listen((state) => states.push(state[src]));
  await embeds.loadEmbed({ src });
  expect(states.filter((state) => state !== 'ready')).toEqual([]);
});

test('two services have separate states', async () => {
  const other = 'https://films.example/embed.js';
  const first = embeds.loadEmbed({ src });
  scripts.arrive();
  await first;
  const second = embeds.loadEmbed({ src: other });
  scripts.block();
  await expect(second).rejects.toThrow(other);
  expect(embeds.$embeds.get()).toEqual({ [src]: 'ready', [other]: 'failed' });
});
