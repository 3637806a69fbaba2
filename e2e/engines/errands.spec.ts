/** The main journeys, where engines differ: menus, dialogs, scrolling, forms, the service worker, Back. */
import { randomUUID } from 'node:crypto';
import { builtSandboxPort, sandboxOrigin } from '../../scripts/dev/servers.ts';
import { required } from '../../tests/required.ts';
import {
  chrome,
  contactPage,
  galleryPage,
  offlinePage,
  tourPage,
  toursPage,
  scheduledTours,
} from '../../tests/support/content.ts';
import { expect, test } from './engine.ts';
import type { Visitor } from './visitor.ts';

const { header } = chrome;
const { path, itemId } = required(scheduledTours[0]);
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
    await visitor.page.keyboard.press('Escape');
    await visitor.misses(tourLink);
    await visitor.page.mouse.move(2, 798);
    if (device === 'desk') await visitor.hover(summary, label);
    // The second click closes it.
    else for (let click = 0; click < 3; click += 1) await visitor.click(summary, label);
    await visitor.click(tourLink);
    await visitor.isAt(path);
  });

test('a tour can be reserved on its page and in the list', async ({ visitor }) => {
  await visitor.open(path);
  await visitor.click('main a[href="#book-now"]', tourPage.book);
  await visitor.isAt(`${path}#book-now`);
  await visitor.sees(`#book-now [data-state=shown] iframe[src*="/items/${itemId}/"]`);
  await visitor.open('/tours');
  await visitor.click(`main a[href*="/items/${itemId}/"]`, toursPage.cards.reserve);
  await visitor.sees('#fareharbor-lightframe-iframe');
  await visitor.isAt('/tours');
});

test('the lightbox opens with its picture, and closes, also by Back', async ({ visitor }) => {
  const { label, close } = galleryPage.lightbox;
  const viewer = `dialog[aria-label="${label}"]`;
  /** The picture, once it is drawn. */
  const shown = () => {
    const picture = document.querySelector<HTMLImageElement>('dialog[open] img');
    return picture?.naturalWidth ? picture.alt : '';
  };
  await visitor.open('/gallery');
  await visitor.click('a[id^="photo-"]');
  await visitor.isAt(/^\/gallery#photo-\d+$/);
  await visitor.soon(shown).not.toBe('');
  await visitor.click(`${viewer} button`, close);
  await visitor.misses(viewer);
  await visitor.isAt('/gallery');
  await visitor.click('a[id^="photo-"]');
  await visitor.soon(shown).not.toBe('');
  await visitor.back();
  await visitor.misses(viewer);
  await visitor.isAt('/gallery');
});

test('a message is sent', async ({ visitor }) => {
  const address = `${randomUUID()}@mail.example`;
  await visitor.open('/contact');
  await visitor.fill({ '#name': 'Ada Whisker', '#email': address, '#message': 'Is Minnie there?' });
  await visitor.click('#consent');
  await visitor.click('form:has(#email) button[type=submit]');
  const received = async () => {
    const answer = await fetch(`${sandboxOrigin(builtSandboxPort())}/received.json`);
    const all = (await answer.json()) as { service: string }[];
    return all.filter((one) => JSON.stringify(one).includes(address)).map((one) => one.service);
  };
  await expect.poll(received, 'what has arrived').toEqual(['email']);
  await visitor.sees('main', contactPage.form.done.title);
});

test('a visited page opens offline', async ({ visitor, siteProxy }) => {
  await visitor.open('/about');
  const isKept = async () => !!(await caches.match('/about').catch(() => undefined));
  // The service worker starts after the first input.
  const pressTab = () => visitor.page.keyboard.press('Tab');
  await expect.poll(() => pressTab().then(() => visitor.look(isKept))).toBe(true);
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
  { tag: '@webkit' },
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
    const name = () => document.querySelector<HTMLInputElement>('#name')?.value;
    await visitor.soon(name).toBe('Minnie');
  },
);
