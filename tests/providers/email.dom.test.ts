import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { emailJs } from '../../src/providers/email/emailjs.ts';
import { emailSettings } from '../../src/providers/email/settings.ts';
import type { SendError } from '../../src/providers/post.ts';

const settings = {
  origin: 'https://mail.example',
  publicKey: 'key',
  serviceId: 'service',
  templateId: 'template',
};
const ada = { name: 'Ada', email: 'ada@mail.example', phone: '', message: ' ' };
const fetch = vi.fn<typeof globalThis.fetch>();

beforeEach(() => {
  fetch.mockReset().mockImplementation(async () => new Response('OK'));
  vi.stubGlobal('fetch', fetch);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('a message', () => {
  test('reaches the service in the shape it wants, blanks filled in', async () => {
    await emailJs(settings).send(ada);
    const [url, init] = fetch.mock.calls[0] ?? [];
    expect(url).toBe('https://mail.example/api/v1.0/email/send');
    expect(init?.method).toBe('POST');
    expect(JSON.parse(String(init?.body))).toEqual({
      lib_version: '4.4.1',
      user_id: 'key',
      service_id: 'service',
      template_id: 'template',
      template_params: {
        name: 'Ada',
        email: 'ada@mail.example',
        phone: 'Not provided',
        message: 'No message provided',
      },
    });
  });

  test('goes out as typed when nothing is blank', async () => {
    await emailJs(settings).send({ ...ada, phone: '212 555 0142', message: 'Is Pixie on duty?' });
    expect(JSON.parse(String(fetch.mock.calls[0]?.[1]?.body)).template_params).toMatchObject({
      phone: '212 555 0142',
      message: 'Is Pixie on duty?',
    });
  });

  test.each([
    [400, 'The Public Key is invalid'],
    [403, 'Forbidden'],
    [429, 'Too Many Requests'],
    [451, 'Unavailable For Headless Browser'],
    [500, 'Internal Server Error'],
  ])('that is refused with %i fails with that status and text', async (status, text) => {
    fetch.mockResolvedValue(new Response(text, { status }));
    await expect(emailJs(settings).send(ada)).rejects.toMatchObject({ status, message: text });
  });

  test('that cannot get through is a network error, status 0', async () => {
    fetch.mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(emailJs(settings).send(ada)).rejects.toMatchObject({
      name: 'SendError',
      status: 0,
      message: 'Network Error',
      mayHaveArrived: false,
    });
  });

  test.each(['OK', 'ok', ' OK\n'])('answered by "%s" is sent', async (body) => {
    fetch.mockResolvedValue(new Response(body));
    await expect(emailJs(settings).send(ada)).resolves.toBeUndefined();
  });

  test.each(['', ' ', '<!doctype html><title>Sign in to the hotel</title>', '{"ok":true}', 'OK?'])(
    'answered by "%s" has not been taken, whatever the status',
    async (body) => {
      fetch.mockResolvedValue(new Response(body));
      await expect(emailJs(settings).send(ada)).rejects.toMatchObject({
        status: 0,
        message: 'Unknown Answer',
        mayHaveArrived: false,
      });
    },
  );

  test('that is not answered in time is dropped after 15 seconds, and may have arrived', async () => {
    vi.useFakeTimers();
    let signal: AbortSignal | null | undefined;
    fetch.mockImplementation((_, init) => {
      signal = init?.signal;
      return new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal?.reason));
      });
    });
    let failure: SendError | undefined;
    void emailJs(settings)
      .send(ada)
      .catch((reason: SendError) => (failure = reason));
    await vi.advanceTimersByTimeAsync(14_999);
    expect(failure).toBeUndefined();
    expect(signal?.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(signal?.aborted).toBe(true);
    expect(failure).toMatchObject({ status: 0, message: 'Timeout', mayHaveArrived: true });
  });

  test('that is answered leaves no timer behind', async () => {
    vi.useFakeTimers();
    await emailJs(settings).send(ada);
    expect(vi.getTimerCount()).toBe(0);
  });

  test.each([
    ['publicKey', 'The public key is required'],
    ['serviceId', 'The service ID is required'],
    ['templateId', 'The template ID is required'],
  ])('without a %s is not sent, and the error names what is missing', async (id, text) => {
    await expect(emailJs({ ...settings, [id]: '' }).send(ada)).rejects.toThrow(text);
    expect(fetch).not.toHaveBeenCalled();
  });
});

describe('EmailJS’s own client', () => {
  const sent = () => fetch.mock.calls.map(([url, { signal: _, ...init } = {}]) => [url, init]);

  test('would send the very same request', async () => {
    await emailJs(settings).send({ ...ada, phone: '212 555 0142', message: 'Hello' });
    const client = await import('@emailjs/browser');
    const { origin, publicKey, serviceId, templateId } = settings;
    client.init({ publicKey, origin });
    const params = {
      name: 'Ada',
      email: 'ada@mail.example',
      phone: '212 555 0142',
      message: 'Hello',
    };
    await client.send(serviceId, templateId, params);
    const [ours, theirs] = sent();
    expect(ours).toEqual(theirs);
  });

  test.each(['publicKey', 'serviceId', 'templateId'])(
    'would say the same where the %s is missing',
    async (id) => {
      const incomplete = { ...settings, [id]: '' };
      const { origin, publicKey, serviceId, templateId } = incomplete;
      const client = await import('@emailjs/browser');
      client.init({ publicKey, origin });
      const theirs = await client.send(serviceId, templateId, {}).catch((reason: string) => reason);
      await expect(emailJs(incomplete).send(ada)).rejects.toThrow(String(theirs));
    },
  );
});

test('a form without script knows where to post and what to carry', () => {
  expect(emailJs(settings).form).toEqual({
    action: 'https://mail.example/api/v1.0/email/send-form',
    hidden: {
      lib_version: '4.4.1',
      user_id: 'key',
      service_id: 'service',
      template_id: 'template',
    },
  });
});

describe('with ids', () => {
  const live = {
    PUBLIC_EMAILJS_PUBLIC_KEY: 'key',
    PUBLIC_EMAILJS_SERVICE_ID: 'service',
    PUBLIC_EMAILJS_TEMPLATE_ID: ' template ',
  };

  test('all set, messages go to the service', () => {
    expect(emailSettings(live)).toEqual({ ...settings, origin: 'https://api.emailjs.com' });
  });

  test('one missing, they stay in the sandbox', () => {
    expect(emailSettings({ ...live, PUBLIC_EMAILJS_TEMPLATE_ID: ' ' }).origin).toBe(
      'http://localhost:4322',
    );
  });
});
