import { describe, expect, test } from 'vitest';
import { sourcesByUse } from '../../src/providers/origins.ts';
import { readPublicIds } from '../../src/providers/public-ids.ts';
import { providerSettings } from '../../src/providers/settings.ts';
import { fareHarbor } from '../../src/providers/booking/fareharbor.ts';
import { instagram } from '../../src/providers/reels/instagram.ts';
import { youTube } from '../../src/providers/video/youtube.ts';
import { formspree } from '../../src/providers/applications/formspree.ts';
import { emailJs } from '../../src/providers/email/emailjs.ts';
import { mailchimp } from '../../src/providers/newsletter/mailchimp.ts';
import { startSandbox } from './start-sandbox.ts';

describe('every address that the providers use is answered', () => {
  test('by a page or a script, with no id configured', async () => {
    const { origin, get } = await startSandbox();
    const values = readPublicIds({ PUBLIC_SANDBOX_ORIGIN: origin });
    const booking = fareHarbor(providerSettings(values).booking);
    const video = youTube(providerSettings(values).video);
    const reels = instagram(providerSettings(values).reels);
    const addresses = [
      booking.calendarUrl(),
      booking.calendarUrl(562630),
      booking.itemCalendarUrl(604533),
      booking.pageUrl(),
      reels.permalink('Ab-1'),
      `${reels.permalink('Ab-1')}embed/`,
      video.embedUrl('x'),
      video.watchUrl('x'),
      `${origin}/embed.js`,
      ...Object.values(sourcesByUse(values))
        .flatMap((sources) => [...(sources['script-src'] ?? []), ...(sources['style-src'] ?? [])])
        .filter((source) => source !== origin),
    ];
    for (const address of addresses) {
      const response = await get(address.slice(origin.length));
      expect(response.status, address).toBe(200);
    }
  });

  test('and a reel shows its poster', async () => {
    const { get } = await startSandbox();
    expect(await (await get('/posters/Ab-1.jpg')).text()).toBe('poster');
    expect((await get('/posters/none.jpg')).status).toBe(404);
  });

  test('by something that takes a form', async () => {
    const { origin, post, received } = await startSandbox();
    const values = readPublicIds({ PUBLIC_SANDBOX_ORIGIN: origin });
    const email = emailJs(providerSettings(values).email).form;
    const list = mailchimp(providerSettings(values).newsletter);
    const form = formspree(providerSettings(values).applications);
    const send = (action: string, fields: Record<string, string>) =>
      post(action.slice(origin.length), new URLSearchParams(fields));

    expect((await send(email.action, email.hidden)).status).toBe(200);
    expect((await send(list.action, { EMAIL: 'ada@mail.example' })).status).toBe(200);
    expect((await send(form.action, form.hidden(`${origin}/thanks`))).status).toBe(302);
    expect((await received()).map(({ kind }) => kind)).toEqual([
      'message',
      'newsletter',
      'application',
    ]);
  });
});

describe('an application', () => {
  const thanks = '/adventure-cats/thanks?utm_source=ig';

  async function apply(next: string, headers: Record<string, string> = {}) {
    const { post } = await startSandbox();
    const form = new FormData();
    form.set('cat_name', 'Minnie');
    form.set('_next', next);
    return post('/f/sandbox', form, headers);
  }

  test.each([
    ['to this machine’s site', `http://localhost:4321${thanks}`, `http://localhost:4321${thanks}`],
    [
      'to the public site, which is played on the port it came from',
      `https://www.company.example${thanks}`,
      `http://localhost:4321${thanks}`,
    ],
  ])('sends the visitor on %s', async (_, next, location) => {
    const response = await apply(next, { referer: 'http://localhost:4321/' });
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe(location);
  });

  test('sends the visitor to the public site when that is where they came from', async () => {
    const next = `https://www.company.example${thanks}`;
    const response = await apply(next, { referer: 'https://www.company.example/' });
    expect(response.headers.get('location')).toBe(next);
  });

  test.each([
    'https://evil.example/x',
    '//evil.example',
    'javascript://localhost/%0aalert(1)',
    '/thanks',
    '',
  ])('never sends them to "%s"', async (next) => {
    const response = await apply(next, { referer: 'http://localhost:4321/' });
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('The form was submitted');
  });
});

describe('the booking service', () => {
  test('shows thirty days and the flags it was asked with', async () => {
    const { get } = await startSandbox();
    const text = await (
      await get('/embeds/calendar/nine-lives/items/562630/?full-items=yes&item=562630&flow=1')
    ).text();
    expect(text).toContain('Ferry Landing');
    expect(text).toContain('?full-items=yes&#38;item=562630&#38;flow=1');
    expect(text.match(/<th scope="col">/g)).toHaveLength(7);
    expect(text).toContain('aria-label="Saturday, May 10, 1:15 PM"');
    expect(text).not.toContain('Sunday, May 11');
  });

  test('sells all its tours, each on its scheduled days', async () => {
    const { get } = await startSandbox();
    const items = await (await get('/embeds/book/nine-lives/')).text();
    expect(items.match(/<li>/g)).toHaveLength(4);
    expect(items).toContain('By Appointment');
    const everything = await (await get('/embeds/calendar/nine-lives/')).text();
    expect(everything).toContain('Ferry Landing, Saturday, May 17, 1:15 PM');
    expect(everything).toContain('Pier Row, Sunday, May 11, 6:00 PM');
    expect(everything).not.toContain('By Appointment');
  });

  test('takes a booking from the day to the end', async () => {
    const { get, post, received } = await startSandbox();
    const calendar = await (await get('/embeds/calendar/nine-lives/items/577800/')).text();
    const day = /href="([^"]*availability[^"]*)"/.exec(calendar)?.[1] ?? '';
    const checkout = await (await get(day)).text();
    expect(checkout).toContain('Sunday, May 11, 2025');
    const booked = await post(day, new URLSearchParams({ name: 'Ada', guests: '2' }));
    expect(await booked.text()).toContain('Booked (sandbox)');
    expect(await received()).toMatchObject([{ kind: 'booking', outcome: '200' }]);
  });

  test('sells gift cards', async () => {
    const { get, post, received } = await startSandbox();
    const path = '/embeds/book/nine-lives/items/900100/';
    expect(await (await get(path)).text()).toContain('Amount in dollars');
    await post(`${path}book/`, new URLSearchParams({ name: 'Grace', amount: '80' }));
    expect((await received())[0]?.fields).toEqual([
      ['name', 'Grace'],
      ['amount', '80'],
    ]);
  });

  test('redirects its script to a versioned file, as the real one does', async () => {
    const { get } = await startSandbox();
    const first = await get('/embeds/api/v1/');
    expect(first.status).toBe(302);
    const script = await get(first.headers.get('location') ?? '');
    expect(script.headers.get('content-type')).toContain('text/javascript');
    expect(await script.text()).toContain('window.FH');
  });
});
