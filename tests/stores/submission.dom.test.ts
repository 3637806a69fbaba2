import { beforeEach, expect, test, vi } from 'vitest';
import { CONTACT_LIMIT } from '../../src/domain/forms/rate-limit.ts';
import { SendError } from '../../src/providers/post.ts';
import { $drafts } from '../../src/stores/draft.ts';
import { submitOnce } from '../../src/stores/submission.ts';

const send = vi.fn<() => Promise<void>>();
const report = vi.fn();

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  $drafts.set({});
  send.mockReset().mockResolvedValue();
  report.mockReset();
});

const submit = ({ text = 'Hello', isRepeat = false } = {}) =>
  submitOnce({
    form: 'letter',
    limitKey: 'letters-sent',
    limit: CONTACT_LIMIT,
    words: { text },
    isRepeat,
    send,
    report,
  });
/** As after a reload: the page remembers nothing, storage does. */
const reload = () => $drafts.set({});
const silence = new SendError(0, 'Timeout', { mayHaveArrived: true });

test('what the service has taken is sent, and the next one has to wait', async () => {
  expect(await submit()).toBe('sent');
  expect(sessionStorage).toHaveLength(0);
  expect(await submit({ text: 'Another' })).toBe('too-fast');
  expect(send).toHaveBeenCalledOnce();
});

test('what it has refused has failed, and may be sent again at once', async () => {
  const refusal = new SendError(500, 'Internal Server Error');
  send.mockRejectedValueOnce(refusal);
  expect(await submit()).toBe('failed');
  expect(report).toHaveBeenCalledExactlyOnceWith(refusal);
  expect(sessionStorage).toHaveLength(0);
  expect(await submit()).toBe('sent');
});

test('what it did not answer for goes again where the visitor says so, over a reload too', async () => {
  vi.useFakeTimers();
  send.mockRejectedValueOnce(silence);
  expect(await submit()).toBe('unanswered');
  reload();
  expect(await submit()).toBe('unanswered');
  expect(send).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(CONTACT_LIMIT.windowMs);
  expect(await submit({ isRepeat: true })).toBe('sent');
  expect(sessionStorage).toHaveLength(0);
  vi.useRealTimers();
});

test('other words are another letter', async () => {
  vi.useFakeTimers();
  send.mockRejectedValueOnce(silence);
  await submit();
  vi.advanceTimersByTime(CONTACT_LIMIT.windowMs);
  expect(await submit({ text: 'Another' })).toBe('sent');
  vi.useRealTimers();
});
