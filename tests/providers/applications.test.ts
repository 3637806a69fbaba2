import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { formspree } from '../../src/providers/applications/formspree.ts';

const form = formspree({ origin: 'https://formspree.io', form: 'xyz' });

const fetch = vi.fn<typeof globalThis.fetch>();
beforeEach(() => vi.stubGlobal('fetch', fetch));
afterEach(() => {
  vi.unstubAllGlobals();
  fetch.mockReset();
});
const application = new FormData();
const send = () => form.send(application);

test.each([
  '',
  'OK',
  '<!doctype html><title>Sign in to the hotel</title>',
  'null',
  '[]',
  '{}',
  '{"next":1}',
  '{"error":"Form not found"}',
  '{"next":"/thanks","errors":[{"message":"should be an email"}]}',
])('is not accepted when answered by %s', async (body) => {
  fetch.mockResolvedValue(new Response(body));
  await expect(send()).rejects.toThrow('Unknown answer');
});

test('times out after 20 seconds', async () => {
  vi.useFakeTimers();
  fetch.mockReturnValue(new Promise(() => {}));
  const outcome = expect(send()).rejects.toMatchObject({ mayHaveArrived: true });
  await vi.advanceTimersByTimeAsync(19_999);
  expect(vi.getTimerCount()).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  await outcome;
  vi.useRealTimers();
});
