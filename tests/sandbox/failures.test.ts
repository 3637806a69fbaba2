import { describe, expect, test } from 'vitest';
import { startSandbox } from './start-sandbox.ts';

const message = { user_id: 'a', service_id: 'b', template_id: 'c' };

describe('a service that was told to fail', () => {
  test.each([
    ['400', 'The Public Key is invalid'],
    ['403', 'Forbidden'],
    ['429', 'Too Many Requests'],
    ['451', 'Unavailable For Headless Browser'],
    ['500', 'Internal Server Error'],
  ])('answers %s until told otherwise, and still shows what came in', async (failure, text) => {
    const { postJson, received } = await startSandbox();
    await postJson('/failures', { email: failure });
    const response = await postJson('/api/v1.0/email/send', message);
    expect(response.status).toBe(Number(failure));
    expect(await response.text()).toBe(text);
    // Without this header a browser would see a network error and not the status.
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(await received()).toMatchObject([{ kind: 'message', outcome: failure }]);

    await postJson('/failures', { email: 'none' });
    expect((await postJson('/api/v1.0/email/send', message)).status).toBe(200);
  });

  test('refuses the connection', async () => {
    const { get, postJson } = await startSandbox();
    await postJson('/failures', { 'booking-script': 'refuse' });
    await expect(get('/embeds/api/v1/')).rejects.toThrow('fetch failed');
  });

  test('leaves the visitor waiting while others are served', async () => {
    const { get, postJson } = await startSandbox();
    await postJson('/failures', { 'booking-script': 'hang' });
    let isAnswered = false;
    get('/embeds/api/v1/').then(
      () => (isAnswered = true),
      () => {},
    );
    for (let other = 0; other < 3; other += 1) await get('/embed/x');
    expect(isAnswered).toBe(false);
  });
});

describe('a mistyped switch', () => {
  test.each([
    ['a service', { video: '500', emial: '429' }, 'There is no service "emial". Known: email,'],
    ['a failure', { video: '500', email: '418' }, 'There is no failure "418". Known: none,'],
    ['nothing', {}, 'Name a service and a failure'],
  ])('naming %s is answered with what is known, and changes nothing', async (_, value, text) => {
    const { get, postJson } = await startSandbox();
    const response = await postJson('/failures', value);
    expect(response.status).toBe(400);
    expect(await response.text()).toContain(text);
    expect(await (await get('/failures')).json()).toEqual({});
  });
});
