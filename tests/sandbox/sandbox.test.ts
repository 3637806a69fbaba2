import { expect, test } from 'vitest';
import { startSandbox } from './start-sandbox.ts';

test('the calendar has the scheduled walks, which can be booked', async () => {
  const { get, post, received } = await startSandbox();
  const text = async (path: string) => (await get(path)).text();
  const all = await text('/embeds/calendar/nine-lives/');
  expect(all.match(/<th>/g)).toHaveLength(7);
  expect(all.match(/<td>/g)).toHaveLength(28);
  expect(all).toContain('Ferry Landing, Saturday, May 17, 1:15 PM');
  expect(all).toContain('Pier Row, Sunday, May 11, 6:00 PM');
  expect(all).not.toContain('By Appointment');
  const one = await text('/embeds/calendar/nine-lives/items/577800/');
  expect(one).not.toContain('Ferry Landing');
  const [, checkout = ''] = /href="([^"]*book\/)"/.exec(one) ?? [];
  expect(await text(checkout)).toContain('Sunday, May 11, 2025');
  await post(checkout, { name: 'Ada' });
  expect(await received()).toMatchObject([{ kind: 'booking', outcome: '200' }]);
});

test('the inbox shows submissions newest first, escaped', async () => {
  const { get, post } = await startSandbox();
  await post('/subscribe/post', { EMAIL: 'ada@mail.example' });
  const attack = '"><img src=x onerror=alert(1)>';
  await post('/f/sandbox', { [attack]: attack, cat_name: 'Minnie & Co.' });
  const text = await (await get('/')).text();
  expect(text.indexOf('Minnie &#38; Co.')).toBeLessThan(text.indexOf('ada@mail.example'));
  expect(text).not.toContain('<img');
});
