import { describe, expect, test } from 'vitest';
import { formspree } from '../../src/providers/applications/formspree.ts';
import { fareHarbor } from '../../src/providers/booking/fareharbor.ts';
import { emailService } from '../../src/providers/email/service.ts';
import { mailchimp } from '../../src/providers/newsletter/mailchimp.ts';
import { sourcesByUse } from '../../src/providers/origins.ts';
import { providerSettings, readPublicIds } from '../../src/providers/settings.ts';
import { instagram } from '../../src/providers/reels/instagram.ts';
import { youTube } from '../../src/providers/video/youtube.ts';
import { startSandbox } from './start-sandbox.ts';

describe('every provider URL is answered', () => {
  test('by a page or a script, with no id configured', async () => {
    const { origin, get } = await startSandbox();
    const ids = readPublicIds({ PUBLIC_SANDBOX_ORIGIN: origin });
    const settings = providerSettings(ids);
    const booking = fareHarbor(settings.booking);
    const reel = instagram(settings.reels).permalink('Ab-1');
    const addresses = [
      ...[booking.calendarUrl(), booking.calendarUrl(562630), booking.itemCalendarUrl(562630)],
      ...[booking.pageUrl(), booking.scriptUrl, reel, `${reel}embed/`, `${origin}/embed.js`],
      ...[youTube(settings.video).embedUrl('x'), youTube(settings.video).watchUrl('x')],
      ...Object.values(sourcesByUse(ids))
        .flatMap((sources) => [...(sources['script-src'] ?? []), ...(sources['style-src'] ?? [])])
        .filter((source) => source !== origin),
    ];
    for (const address of addresses)
      expect((await get(address.slice(origin.length))).status, address).toBe(200);
  });

  test('as a form post', async () => {
    const { origin, post, received } = await startSandbox();
    const settings = providerSettings(readPublicIds({ PUBLIC_SANDBOX_ORIGIN: origin }));
    const forms = [
      emailService(settings.email).form,
      mailchimp(settings.newsletter),
      formspree(settings.applications),
    ];
    for (const { action } of forms)
      expect((await post(action.slice(origin.length), { name: 'Ada' })).status, action).toBe(200);
    expect(await received()).toMatchObject([
      { kind: 'message', fields: [['name', 'Ada']] },
      { kind: 'newsletter' },
      { kind: 'application' },
    ]);
  });
});

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
