import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cachedCard } from '../../src/pages/cards/_card-cache.ts';

const home = process.cwd();
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cards-'));
  process.chdir(folder);
});
afterEach(() => {
  process.chdir(home);
  rmSync(folder, { recursive: true });
});

const drawn = (text: string) => vi.fn(async () => Buffer.from(text));

test('a card is rendered once, then cached', async () => {
  const draw = drawn('a card');
  const again = drawn('not used');
  await cachedCard(['Ned', Buffer.from([1, 2])], draw);
  expect((await cachedCard(['Ned', Buffer.from([1, 2])], again)).toString()).toBe('a card');
  expect(draw).toHaveBeenCalledOnce();
  expect(again).not.toHaveBeenCalled();
});

test.each([
  ['another title', ['Minnie', Buffer.from([1, 2])]],
  ['another picture', ['Ned', Buffer.from([1, 3])]],
  ['the same letters, parted elsewhere', ['Ne', Buffer.from('d\u0001\u0002')]],
])('%s changes the cache key', async (_, ingredients) => {
  await cachedCard(['Ned', Buffer.from([1, 2])], drawn('a card'));
  expect((await cachedCard(ingredients, drawn('a new card'))).toString()).toBe('a new card');
});

test('a failed card is rendered again', async () => {
  const failing = vi.fn(async () => Promise.reject<Buffer>(new Error('no such picture')));
  await expect(cachedCard(['Ned'], failing)).rejects.toThrow('no such picture');
  expect((await cachedCard(['Ned'], drawn('a card'))).toString()).toBe('a card');
});
