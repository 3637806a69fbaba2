import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { formspree } from '../../src/providers/applications/formspree.ts';
import { applicationsSettings } from '../../src/providers/applications/settings.ts';

const form = (id?: string) => formspree(applicationsSettings({ PUBLIC_FORMSPREE_FORM: id }));

test('an application posts to the configured form', () => {
  expect(form('xyz').action).toBe('https://formspree.io/f/xyz');
});

test('until then it posts to the sandbox', () => {
  expect(form().action).toBe('http://localhost:4322/f/sandbox');
});

test('a whole address in place of the id stops the build and is named', () => {
  expect(() => form('https://formspree.io/f/xyz')).toThrow(
    'PUBLIC_FORMSPREE_FORM is "https://formspree.io/f/xyz"; it should be the id alone',
  );
});

test('it tells the service where to send the visitor next', () => {
  expect(form().hidden('https://www.company.example/adventure-cats/thanks')).toEqual({
    _next: 'https://www.company.example/adventure-cats/thanks',
    _subject: 'Adventure Cats Application',
    _language: 'en',
  });
});

describe('an application sent from the page', () => {
  const fetch = vi.fn<typeof globalThis.fetch>();
  beforeEach(() => vi.stubGlobal('fetch', fetch));
  afterEach(() => {
    vi.unstubAllGlobals();
    fetch.mockReset();
  });
  const application = new FormData();
  const send = () => form('xyz').send(application);

  test('asks the form for JSON, and is sent as the form would', async () => {
    fetch.mockResolvedValue(new Response('{"next":"/thanks","ok":true}'));
    await expect(send()).resolves.toBeUndefined();
    expect(fetch).toHaveBeenCalledExactlyOnceWith('https://formspree.io/f/xyz', {
      method: 'POST',
      headers: { Accept: 'application/json' },
      body: application,
      signal: expect.any(AbortSignal),
    });
  });

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
  ])('answered by %s has not been taken, whatever the status', async (body) => {
    fetch.mockResolvedValue(new Response(body));
    await expect(send()).rejects.toMatchObject({ status: 0, message: 'Unknown Answer' });
  });

  test('that is refused fails with the service’s status', async () => {
    fetch.mockResolvedValue(new Response('{"error":"Blocked"}', { status: 403 }));
    await expect(send()).rejects.toMatchObject({ status: 403, mayHaveArrived: false });
  });
});
