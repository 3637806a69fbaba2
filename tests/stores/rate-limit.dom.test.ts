import { expect, test, vi } from 'vitest';
import { runExclusively } from '../../src/stores/rate-limit.ts';

/** A fake LockManager. */
function fakeLocks() {
  const held = new Set<string>();
  const request = async (
    name: string,
    { ifAvailable }: LockOptions,
    work: (lock: { name: string } | null) => unknown,
  ) => {
    if (held.has(name)) {
      // Without `ifAvailable` the second call would wait, and then send.
      if (!ifAvailable) return new Promise(() => {});
      return work(null);
    }
    held.add(name);
    try {
      return await work({ name });
    } finally {
      held.delete(name);
    }
  };
  vi.stubGlobal('navigator', { locks: { request } });
}

test('runExclusively runs the work in one tab at a time', async () => {
  fakeLocks();
  let finish = () => {};
  const first = runExclusively('sent', () => new Promise<void>((resolve) => (finish = resolve)));
  const work = vi.fn(async () => 1);
  expect(await runExclusively('sent', work)).toBeUndefined();
  expect(work).not.toHaveBeenCalled();
  expect(await runExclusively('other', work)).toBe(1);
  finish();
  await first;
  expect(await runExclusively('sent', work)).toBe(1);
});

test.each([
  ['there are no locks', {}],
  [
    'locks are forbidden',
    { locks: { request: () => Promise.reject(new DOMException('denied', 'SecurityError')) } },
  ],
])('runExclusively runs the work once when %s', async (_, navigator) => {
  vi.stubGlobal('navigator', navigator);
  const work = vi.fn(async () => 1);
  expect(await runExclusively('sent', work)).toBe(1);
  expect(work).toHaveBeenCalledOnce();
});
