import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { confirmDelivery } from '../../src/providers/delivery.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const expected = { timeoutMs: 1_000, isAccepted: (text: string) => text === 'Taken' };
const confirm = (answer: Promise<{ status: number; text: string }>) =>
  confirmDelivery(answer, expected);

test('resolves on the service’s confirmation, and clears its timer', async () => {
  await expect(confirm(Promise.resolve({ status: 200, text: 'Taken' }))).resolves.toBeUndefined();
  expect(vi.getTimerCount()).toBe(0);
});

test.each([
  ['a refusal keeps its status and text', { status: 429, text: 'Too Many' }, /^429 Too Many$/],
  ['a refusal may have the text of a confirmation', { status: 500, text: 'Taken' }, /^500 Taken$/],
  ['a login page is no confirmation', { status: 200, text: '<!doctype html>' }, /captive portal/],
])('%s', async (_, answer, message) => {
  await expect(confirm(Promise.resolve(answer))).rejects.toMatchObject({
    name: 'SendError',
    message: expect.stringMatching(message),
    mayHaveArrived: false,
  });
});

test('a network error has not arrived', async () => {
  const answer = Promise.reject(new TypeError('Failed to fetch'));
  await expect(confirm(answer)).rejects.toMatchObject({
    message: expect.stringMatching(/^0 Network Error/),
    mayHaveArrived: false,
  });
});

test('a timeout may have arrived', async () => {
  let reason: unknown;
  void confirm(new Promise(() => {})).catch((error: unknown) => (reason = error));
  await vi.advanceTimersByTimeAsync(999);
  expect(reason).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  expect(reason).toMatchObject({ mayHaveArrived: true });
});
