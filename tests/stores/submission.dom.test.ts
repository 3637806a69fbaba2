import { beforeEach, expect, test, vi } from 'vitest';
import { CONTACT_LIMIT } from '../../src/domain/forms/rate-limit.ts';
import { SendError } from '../../src/providers/delivery.ts';
import { submitOnce } from '../../src/stores/submission.ts';

const send = vi.fn<() => Promise<void>>();

beforeEach(() => {
  send.mockReset().mockResolvedValue();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

const submit = ({
  form = 'letter',
  name = 'Ada',
  text = 'Hello',
  phone = '',
  isRepeat = false,
} = {}) =>
  submitOnce({
    form,
    limitKey: form === 'letter' ? 'contact-sent' : 'applications-sent',
    limit: CONTACT_LIMIT,
    values: { name, text, phone },
    isRepeat,
    send,
  });
const silence = new SendError('Timeout', { mayHaveArrived: true });

test('a confirmed submission is sent, and the next one is too fast', async () => {
  expect(await submit()).toBe('sent');
  expect(sessionStorage).toHaveLength(0);
  expect(await submit({ text: 'Another' })).toBe('too-fast');
  expect(send).toHaveBeenCalledOnce();
});

test('a refused submission has failed, and can be sent again at once', async () => {
  const refusal = new SendError('500 Internal Server Error');
  send.mockRejectedValueOnce(refusal);
  expect(await submit()).toBe('failed');
  expect(console.error).toHaveBeenCalledExactlyOnceWith(expect.any(String), refusal);
  expect(sessionStorage).toHaveLength(0);
  expect(await submit()).toBe('sent');
});

test('an unanswered submission is sent again only as a repeat, also after a reload', async () => {
  vi.useFakeTimers();
  send.mockRejectedValueOnce(silence);
  expect(await submit()).toBe('unanswered');
  expect(await submit()).toBe('unanswered');
  expect(send).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(CONTACT_LIMIT.windowMs);
  expect(await submit({ isRepeat: true })).toBe('sent');
  expect(sessionStorage).toHaveLength(0);
  vi.useRealTimers();
});

test('a submission is unanswered after a reload during sending', async () => {
  send.mockReturnValueOnce(new Promise(() => {}));
  void submit();
  await vi.waitFor(() => expect(send).toHaveBeenCalledOnce());
  expect(await submit()).toBe('unanswered');
});

test.each([{ text: 'Another' }, { name: 'Grace' }, { phone: '917 555 0142' }])(
  'different values are another submission: %j',
  async (words) => {
    vi.useFakeTimers();
    send.mockRejectedValueOnce(silence);
    await submit();
    vi.advanceTimersByTime(CONTACT_LIMIT.windowMs);
    expect(await submit(words)).toBe('sent');
    vi.useRealTimers();
  },
);
