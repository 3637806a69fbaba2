import { describe, expect, test } from 'vitest';
import { startSandbox } from './start-sandbox.ts';

const signUp = new URLSearchParams({ EMAIL: 'ada@mail.example' });

describe('the page of what has come in', () => {
  test('shows the newest first, with fields, headers and outcome', async () => {
    const { get, post } = await startSandbox();
    await post('/subscribe/post?u=1', signUp, { referer: 'http://localhost:4321/' });
    await post('/f/sandbox', new URLSearchParams({ cat_name: 'Minnie & Co.' }));
    const text = await (await get('/')).text();
    expect(text.indexOf('Minnie &#38; Co.')).toBeLessThan(text.indexOf('ada@mail.example'));
    expect(text).toContain('http://localhost:4321/');
    expect(text).toMatch(/answered with <b>200<\/b>/);
  });

  test('never runs what was sent to it', async () => {
    const { get, post } = await startSandbox();
    const attack = '"><img src=x onerror=alert(1)>';
    await post('/f/sandbox', new URLSearchParams({ [attack]: attack }), { referer: attack });
    expect(await (await get('/')).text()).not.toContain('<img');
  });

  test('its switches set a failure and take it back', async () => {
    const { get, post } = await startSandbox();
    const set = await post('/failures', new URLSearchParams({ email: '429', video: 'none' }));
    expect(set.status).toBe(303);
    expect(await (await get('/failures')).json()).toEqual({ email: '429' });
    await post('/failures', new URLSearchParams({ email: 'none' }));
    expect(await (await get('/failures')).json()).toEqual({});
  });
});

describe('two who test at the same time', () => {
  const ada = { 'x-sandbox-session': 'ada' };

  test('see only their own mail, and feel only their own failures', async () => {
    const { get, post, postJson, received } = await startSandbox();
    await postJson('/failures', { newsletter: '500' }, ada);
    expect((await post('/subscribe/post?u=1', signUp, ada)).status).toBe(500);
    expect((await post('/subscribe/post?u=1', signUp)).status).toBe(200);
    expect(await received('ada')).toMatchObject([{ outcome: '500' }]);
    expect(await received()).toMatchObject([{ outcome: '200' }]);

    await get('/received', { method: 'DELETE', headers: ada });
    expect(await received('ada')).toEqual([]);
    expect(await received()).toHaveLength(1);
  });
});
