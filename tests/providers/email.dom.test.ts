import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { emailJs } from '../../src/providers/email/emailjs.ts';
import { emailSettings } from '../../src/providers/email/settings.ts';
import type { SendError } from '../../src/providers/email/contract.ts';

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
    });
  });

  test('that gets no answer is given up after 15 seconds', async () => {
    // The client is loaded on first use; the clock is frozen after that.
    await emailJs(settings).send(ada);
    vi.useFakeTimers();
    fetch.mockReturnValue(new Promise(() => {}));
    let failure: SendError | undefined;
    void emailJs(settings)
      .send(ada)
      .catch((reason: SendError) => (failure = reason));
    await vi.advanceTimersByTimeAsync(14_999);
    expect(failure).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    expect(failure).toMatchObject({ status: 0, message: 'Network Error' });
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

describe('where the client cannot be loaded, because storage is forbidden,', () => {
  beforeEach(() => {
    vi.doMock('@emailjs/browser', () => {
      throw new DOMException('denied', 'SecurityError');
    });
  });
  afterEach(() => vi.doUnmock('@emailjs/browser'));

  test('a message goes out all the same, in the same shape', async () => {
    await emailJs(settings).send(ada);
    expect(fetch.mock.calls[0]?.[0]).toBe('https://mail.example/api/v1.0/email/send');
    expect(JSON.parse(String(fetch.mock.calls[0]?.[1]?.body))).toEqual({
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

  test('a refusal is told with its status and text', async () => {
    fetch.mockResolvedValue(new Response('Forbidden', { status: 403 }));
    await expect(emailJs(settings).send(ada)).rejects.toMatchObject({
      name: 'SendError',
      status: 403,
      message: 'Forbidden',
    });
  });
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
