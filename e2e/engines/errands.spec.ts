/** The main journeys, in engines that other browser tests don't run in. */
import { randomUUID } from 'node:crypto';
import { builtSandboxPort, sandboxOrigin } from '../../scripts/dev/servers.ts';
import { formatDollars } from '../../src/domain/booking/money.ts';
import { privateTourPrice } from '../../src/domain/booking/private-tour-price.ts';
import { required } from '../../tests/required.ts';
import {
  adventureCatsPage,
  chrome,
  contactPage,
  galleryPage,
  offlinePage,
  published,
  site,
  tourPage,
  toursPage,
  walks,
} from '../../tests/support/content.ts';
import { wrapTexts } from '../support/translate.ts';
import { expect, test } from './engine.ts';
import type { Visitor } from './visitor.ts';

const { header } = chrome;
const { path, itemId } = required(walks[0]);
const summary = '.site-header summary';
const tourLink = `.site-header a[href="${path}"]`;

/** Waits for the menu's script. */
const menuIsLive = (visitor: Visitor) =>
  visitor.soon(() => !!document.querySelector('.site-header details[data-live]')).toBe(true);

for (const [device, width, label] of [
  ['desk', 1280, header.tours.label],
  ['phone', 390, header.menuLabel],
] as const)
  test(`the menu of a ${device} opens, closes on Escape and links to a tour`, async ({
    visitor,
  }) => {
    await visitor.open('/about', width);
    await visitor.misses(tourLink);
    await visitor.click(summary, label);
    await visitor.sees(tourLink);
    await menuIsLive(visitor);
    await visitor.press('Escape');
    await visitor.misses(tourLink);
    await visitor.pointAway();
    if (device === 'desk') await visitor.hover(summary, label);
    else {
      // The second click closes it.
      for (let click = 0; click < 3; click += 1) await visitor.click(summary, label);
    }
    await visitor.click(tourLink);
    await visitor.isAt(path);
  });

test('a walk can be reserved on its page, from the header, and in the list', async ({
  visitor,
}) => {
  await visitor.open(path);
  await visitor.click('main a[href="#book-now"]', tourPage.book);
  await visitor.isAt(`${path}#book-now`);
  await visitor.sees(`#book-now [data-state=shown] iframe[src*="/items/${itemId}/"]`);
  await visitor.open('/about');
  await visitor.click('.site-header a', header.book.label);
  await visitor.isAt('/booking');
  await visitor.sees('#book-now [data-state=shown] iframe');
  await visitor.open('/tours');
  await visitor.click(`main a[href*="/items/${itemId}/"]`, toursPage.cards.reserve);
  await visitor.sees('#fareharbor-lightframe-iframe');
  await visitor.isAt('/tours');
});

test('the lightbox opens, shows the next picture, and closes, also by Back', async ({
  visitor,
}) => {
  const { label, next, close } = galleryPage.lightbox;
  const viewer = `dialog[aria-label="${label}"]`;
  const shown = () => document.querySelector<HTMLImageElement>('dialog[open] img')?.alt;
  const open = async () => {
    await visitor.click('a[id^="photo-"]');
    await isDrawn();
  };
  const isDrawn = () =>
    visitor
      .soon(() => document.querySelector<HTMLImageElement>('dialog[open] img')?.naturalWidth ?? 0)
      .toBeGreaterThan(0);
  await visitor.open('/gallery');
  await open();
  await visitor.isAt(/^\/gallery#photo-\d+$/);
  const first = await visitor.look(shown);
  await visitor.click(`${viewer} button`, next);
  await visitor.soon(shown).not.toBe(first);
  await isDrawn();
  await visitor.press('ArrowRight');
  await visitor.click(`${viewer} button`, close);
  await visitor.misses(viewer);
  await visitor.isAt('/gallery');
  await open();
  await visitor.back();
  await visitor.misses(viewer);
  await visitor.isAt('/gallery');
});

test('the quotes can be switched', async ({ visitor }) => {
  const { path: page } = required(walks.toSorted((a, b) => b.quotes.length - a.quotes.length)[0]);
  const carousel = '[aria-roledescription=carousel]';
  await visitor.open(page);
  await visitor.look((row) => document.querySelector(row)?.scrollIntoView(), carousel);
  await visitor.sees(`${carousel}[data-live]`);
  await visitor.click(`${carousel} button`, tourPage.quotes.next);
  await visitor.sees(`${carousel} a:nth-of-type(2)[aria-current=true]`);
  const distance = (row: string) => {
    const slide = document.querySelectorAll(`${row} [aria-roledescription=slide]`)[1];
    const { left = 0, width = 1 } = document.querySelector(row)?.getBoundingClientRect() ?? {};
    return Math.abs((slide?.getBoundingClientRect().left ?? 0) - left) / width;
  };
  await visitor.soon(distance, carousel).toBeLessThan(0.5);
});

test('the price of a private tour follows the number of guests', async ({ visitor }) => {
  const { perGuest } = site.price;
  const included = site.privateTour.includedGuests;
  const expectTotal = (guests: number) =>
    visitor.sees('#price output', formatDollars(privateTourPrice({ guests, perGuest, included })));
  await visitor.open('/tours/private-tours');
  await expectTotal(included);
  await visitor.click('#price input ~ button');
  await expectTotal(included + 1);
  await visitor.fill({ '#price input': '12' });
  await expectTotal(12);
  await visitor.click('#price a.button');
  await visitor.isAt('/contact?guests=12#message');
});

test('a translated page keeps typed text, and its prices are right', async ({ visitor }) => {
  const { perGuest } = site.price;
  const included = site.privateTour.includedGuests;
  await visitor.open('/tours/private-tours');
  await visitor.look(wrapTexts);
  await visitor.fill({ '#price input': '12' });
  const sums = [(12 - included) * perGuest, privateTourPrice({ guests: 12, perGuest, included })];
  const read = () =>
    [...document.querySelectorAll('#price dd > :is(span:last-child, output)')].map(
      ({ textContent }) => textContent.replace('~', ''),
    );
  await visitor.soon(read).toEqual(sums.map(formatDollars));
  await visitor.open('/contact');
  await visitor.look(wrapTexts);
  await visitor.fill({ '[name=name]': 'Ada Byron' });
});

/** Fills in and sends a form, which the sandbox receives once. */
async function send(
  visitor: Visitor,
  kind: string,
  fields: Readonly<Record<string, string>>,
  ...clicks: string[]
): Promise<void> {
  const address = `${randomUUID()}@mail.example`;
  const email = kind === 'newsletter' ? '#news-email' : '#email';
  await visitor.fill({ ...fields, [email]: address });
  for (const control of clicks) await visitor.click(control);
  await visitor.click(`form:has(${email}) button[type=submit]`);
  const received = async () => {
    const answer = await fetch(`${sandboxOrigin(builtSandboxPort())}/received.json`);
    const all = (await answer.json()) as { kind: string }[];
    return all.filter((one) => JSON.stringify(one).includes(address)).map((one) => one.kind);
  };
  await expect.poll(received, 'what has arrived').toEqual([kind]);
}

test('a message is sent', async ({ visitor }) => {
  await visitor.open('/contact');
  const fields = { '#name': 'Ada Whisker', '#message': 'Is Minnie on the walk?' };
  await send(visitor, 'message', fields, '#consent');
  await visitor.sees('main', contactPage.form.done.title);
});

test('an application is sent', async ({ visitor }) => {
  await visitor.open('/adventure-cats');
  await visitor.click('#application a', adventureCatsPage.form.waiverLink);
  await visitor.sees('dialog[open]');
  await visitor.press('Escape');
  await visitor.misses('dialog[open]');
  const name = { '#first_name': 'Ada', '#last_name': 'Whisker' };
  const fields = { ...name, '#mobile': '(917) 555-0142', '#cat_name': 'Topsy' };
  await send(visitor, 'application', fields, '#rules_accept', '#waiver_accept');
  await visitor.isAt(/^\/adventure-cats\/thanks/);
});

test('the newsletter opens in another tab, and this one still works', async ({ visitor }) => {
  await visitor.open('/');
  await send(visitor, 'newsletter', { '#news-fname': 'Ada' }, '#news-consent');
  await visitor.closeOtherTabs();
  await visitor.isAt('/');
  await visitor.click('.site-header a', header.book.label);
  await visitor.isAt('/booking');
});

test('a story is found by a word', async ({ visitor }) => {
  const post = required(published[0]);
  const words = post.title.toLowerCase().match(/[a-z]+/g) ?? [];
  await visitor.open('/blog');
  const longest = required(words.toSorted((a, b) => b.length - a.length)[0]);
  await visitor.fill({ 'main input[type=search]': longest });
  await visitor.click('search li a', post.title);
  await visitor.isAt(new RegExp(`^${post.path}(?:#|$)`));
});

test('a visited page opens offline', async ({ visitor, siteProxy }) => {
  await visitor.open('/about');
  const isKept = async () => !!(await caches.match('/about').catch(() => undefined));
  // The service worker starts after the first input.
  await expect.poll(() => visitor.press('Tab').then(() => visitor.look(isKept))).toBe(true);
  siteProxy.disconnect();
  await visitor.open('/about');
  // The injected script is not cached.
  const readNotices = () =>
    [...document.querySelectorAll('[role=status]')].map(({ textContent }) => textContent).join();
  const [notice = ''] = offlinePage.copy.split('{date}');
  await visitor.soon(readNotices).toContain(notice.trim());
  siteProxy.reconnect();
  await visitor.open('/about');
});

// Other engines' drivers disable the back/forward cache.
test(
  'Back brings the page that was left, with what was typed and without its open menu',
  {
    tag: '@webkit',
  },
  async ({ visitor }) => {
    await visitor.open('/contact', 390);
    await visitor.fill({ '#name': 'Minnie' });
    await visitor.look(() => Reflect.set(window, 'isTheOne', true));
    await visitor.click(summary, header.menuLabel);
    await menuIsLive(visitor);
    await visitor.click('.site-header a[href="/about"]');
    await visitor.isAt('/about');
    await visitor.back();
    await visitor.isAt('/contact');
    await visitor.soon(() => Reflect.get(window, 'isTheOne')).toBe(true);
    await visitor.misses(tourLink);
    await visitor
      .soon(() => document.querySelector<HTMLInputElement>('#name')?.value)
      .toBe('Minnie');
  },
);
