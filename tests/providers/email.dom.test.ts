import { beforeEach, expect, test, vi } from 'vitest';
import { emailJs } from '../../src/providers/email/emailjs.ts';

const email = emailJs({
  origin: 'https://mail.example',
  publicKey: 'key',
  serviceId: 'service',
  templateId: 'template',
});
const ada = { name: 'Ada', email: 'ada@mail.example', phone: '', message: ' ' };
const ids = { user_id: 'key', service_id: 'service', template_id: 'template' };
const fetch = vi.fn<typeof globalThis.fetch>();

beforeEach(() => {
  fetch.mockReset().mockImplementation(async () => new Response('OK'));
  vi.stubGlobal('fetch', fetch);
});
const sent = () => JSON.parse(String(fetch.mock.lastCall?.[1]?.body));

test('sends a message with ids and fallback texts', async () => {
  await email.send(ada);
  expect(fetch.mock.lastCall?.[0]).toBe('https://mail.example/api/v1.0/email/send');
  expect(sent()).toMatchObject({
    ...ids,
    template_params: {
      name: 'Ada',
      email: 'ada@mail.example',
      phone: 'Not provided',
      message: 'No message provided',
    },
  });
});

test('sends a complete message as typed', async () => {
  const odd = `🐈‍⬛ Zoë I\u0307 חתול \u202Ekcab\u202C A\u0007\u200b"><script>{{7*7}}%0d%0aBcc: all@mail.example`;
  const typed = { ...ada, phone: '212 555 0142', message: odd };
  await email.send(typed);
  expect(sent().template_params).toEqual(typed);
});

test.each(['OK', 'ok', ' OK\n'])('accepts the answer "%s"', async (body) => {
  fetch.mockResolvedValue(new Response(body));
  await expect(email.send(ada)).resolves.toBeUndefined();
});

test.each(['', '<!doctype html><title>Sign in to the hotel</title>', '{"ok":true}', 'OK?'])(
  'rejects the answer "%s"',
  async (body) => {
    fetch.mockResolvedValue(new Response(body));
    await expect(email.send(ada)).rejects.toThrow('Unknown answer');
  },
);

test('times out after 15 seconds', async () => {
  vi.useFakeTimers();
  fetch.mockReturnValue(new Promise(() => {}));
  const outcome = expect(email.send(ada)).rejects.toMatchObject({ mayHaveArrived: true });
  await vi.advanceTimersByTimeAsync(14_999);
  expect(vi.getTimerCount()).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  await outcome;
});

test('has action and hidden fields for a form without script', () => {
  expect(email.form).toEqual({
    action: 'https://mail.example/api/v1.0/email/send-form',
    hidden: ids,
  });
});
