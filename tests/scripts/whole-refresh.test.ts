import { readFile } from 'node:fs/promises';
import { expect, test, vi } from 'vitest';
import { refreshWhole } from '../../scripts/build/whole-refresh.ts';

/** Like Astro's, which ignores the first few events and then reads files. */
function refreshing(passedOver: number) {
  let hasRead = false;
  const refresh = vi.fn(async () => {
    if (refresh.mock.calls.length <= passedOver) return;
    await readFile(import.meta.filename);
    hasRead = true;
  });
  return { refresh, hasRead: () => hasRead };
}
const atOnce = () => Promise.resolve();

test.each([0, 1, 5])('content is read after %i ignored requests', async (number) => {
  const { refresh, hasRead } = refreshing(number);
  expect(await refreshWhole(refresh, atOnce)).toBe(true);
  expect(hasRead()).toBe(true);
  expect(refresh).toHaveBeenCalledTimes(number + 1);
});

test('throws if no event was handled', async () => {
  const { refresh } = refreshing(Infinity);
  expect(await refreshWhole(refresh, atOnce)).toBe(false);
});

test('passes on a reading error', async () => {
  const refresh = async () => {
    await readFile('no such file');
  };
  await expect(refreshWhole(refresh, atOnce)).rejects.toThrow('no such file');
});
