/** What visitors come for, in the engines that the other browser tests do not run in. */
import { builtSandboxPort, sandboxOrigin } from '../../scripts/dev/servers.ts';
import { formatDollars } from '../../src/domain/booking/money.ts';
import { privateTourPrice } from '../../src/domain/booking/private-tour-price.ts';
import type { Received } from '../../src/sandbox/sessions.ts';
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

const tours = { selector: '.site-header summary', words: header.tours.label };
const menu = { selector: '.site-header summary', words: header.menuLabel };
const tourLink = `.site-header a[href="${path}"]`;

/** A mail address of this run alone, and what the sandbox received from it: one letter. */
function newAddress(engine: string) {
  const address = `${engine}-${Date.now()}@mail.example`;
  const received = async () => {
    const answer = await fetch(`${sandboxOrigin(builtSandboxPort())}/received.json`);
    const all = (await answer.json()) as Received[];
    return all.filter((one) => JSON.stringify(one).includes(address)).map(({ kind }) => kind);
  };
  return { address, received: () => expect.poll(received, { message: 'what has arrived' }) };
}

const shownPicture = (visitor: Visitor) =>
  visitor.look(() => document.querySelector<HTMLImageElement>('dialog[open] img')?.alt ?? '');

const pictureIsDrawn = (visitor: Visitor) =>
  visitor.until(
    'the large picture is drawn',
    () => !!document.querySelector<HTMLImageElement>('dialog[open] img')?.naturalWidth,
    [],
  );

test('the menu of a desk opens, closes on Escape and leads on', async ({ visitor }) => {
  await visitor.open('/about');
  await visitor.misses(tourLink);
  await visitor.click(tours);
  await visitor.sees(tourLink);
  // Until its script is there, what opens under the pointer stays open.
  await visitor.sees('.site-header details[data-live]');
  await visitor.press('Escape');
  await visitor.misses(tourLink);
  await visitor.pointAway();
  await visitor.hover(tours);
  await visitor.sees(tourLink);
  await visitor.click(tourLink);
  await visitor.isAt(path);
});

test('the menu of a phone opens, closes, closes on Escape and leads on', async ({ visitor }) => {
  await visitor.open('/about', 'phone');
  await visitor.click(menu);
  await visitor.sees(tourLink);
  await visitor.click(menu);
  await visitor.misses(tourLink);
  await visitor.click(menu);
  await visitor.sees(tourLink);
  await visitor.press('Escape');
  await visitor.misses(tourLink);
  await visitor.click(menu);
  await visitor.click(tourLink);
  await visitor.isAt(path);
  await visitor.misses(tourLink);
});

test('a walk is reserved on its own page', async ({ visitor }) => {
  await visitor.open(path);
  await visitor.click({ selector: 'main a[href="#book-now"]', words: tourPage.book });
  await visitor.isAt(`${path}#book-now`);
  await visitor.sees(`#book-now [data-state=shown] iframe[src*="/items/${itemId}/"]`);
});

test('a walk is reserved from the header', async ({ visitor }) => {
  await visitor.open('/about');
  await visitor.click({ selector: '.site-header a', words: header.book.label });
  await visitor.isAt('/booking');
  await visitor.sees('#book-now [data-state=shown] iframe');
});

test('a walk is reserved in the list, over the page', async ({ visitor }) => {
  await visitor.open('/tours');
  await visitor.click({
    selector: `main a[href*="/items/${itemId}/"]`,
    words: toursPage.cards.reserve,
  });
  await visitor.sees('#fareharbor-lightframe-iframe');
  await visitor.isAt('/tours');
});

test('a picture opens large, gives way to the next and closes, by Back too', async ({
  visitor,
}) => {
  const viewer = `dialog[aria-label="${galleryPage.lightbox.label}"]`;
  const button = (words: string) => ({ selector: `${viewer} button`, words });
  await visitor.open('/gallery');
  await visitor.click('a[id^="photo-"]');
  await pictureIsDrawn(visitor);
  await visitor.isAt(/^\/gallery#photo-\d+$/);
  const first = await shownPicture(visitor);
  await visitor.click(button(galleryPage.lightbox.next));
  await expect.poll(() => shownPicture(visitor)).not.toBe(first);
  await pictureIsDrawn(visitor);
  await visitor.press('ArrowRight');
  await visitor.click(button(galleryPage.lightbox.close));
  await visitor.misses(viewer);
  await visitor.isAt('/gallery');
  await visitor.click('a[id^="photo-"]');
  await pictureIsDrawn(visitor);
  await visitor.back();
  await visitor.misses(viewer);
  await visitor.isAt('/gallery');
});

test('the guests’ quotes turn by hand', async ({ visitor }) => {
  const { path: page } = required(walks.toSorted((a, b) => b.quotes.length - a.quotes.length)[0]);
  const carousel = '[aria-roledescription=carousel]';
  await visitor.open(page);
  await visitor.look((selector) => document.querySelector(selector)?.scrollIntoView(), carousel);
  await visitor.sees(`${carousel}[data-live]`);
  await visitor.click({ selector: `${carousel} button`, words: tourPage.quotes.next });
  await visitor.sees(`${carousel} a:nth-of-type(2)[aria-current=true]`);
  const isSecondInView = (selector: string) => {
    const row = document.querySelector(selector)?.getBoundingClientRect();
    const slide = document.querySelectorAll(`${selector} [aria-roledescription=slide]`)[1];
    return row && Math.abs((slide?.getBoundingClientRect().left ?? 0) - row.left) < row.width / 2;
  };
  await visitor.until('the second quote is in view', isSecondInView, [carousel]);
});

test('the price of a private tour follows the guests', async ({ visitor }) => {
  const { perGuest } = site.price;
  const included = site.privateTour.includedGuests;
  const total = (guests: number) => ({
    selector: '#price output',
    words: formatDollars(privateTourPrice({ guests, perGuest, included })),
  });
  await visitor.open('/tours/private-tours');
  await visitor.sees(total(included));
  await visitor.click('#price input ~ button');
  await visitor.sees(total(included + 1));
  await visitor.fill('#price input', '12');
  await visitor.sees(total(12));
  await visitor.click('#price a.button');
  await visitor.isAt('/contact?guests=12#message');
});

test('a translated page keeps what is typed, and its sums agree', async ({ visitor }) => {
  const { perGuest } = site.price;
  const included = site.privateTour.includedGuests;
  await visitor.open('/tours/private-tours');
  await visitor.look(wrapTexts);
  await visitor.fill('#price input', '12');
  const sums = [(12 - included) * perGuest, privateTourPrice({ guests: 12, perGuest, included })];
  const read = () =>
    [...document.querySelectorAll('#price dd > :is(span:last-child, output)')].map(
      ({ textContent }) => textContent.replace('~', ''),
    );
  await visitor.until('the sums are those of twelve guests', read, [], sums.map(formatDollars));
  await visitor.open('/contact');
  await visitor.look(wrapTexts);
  await visitor.fill('[name=name]', 'Ada Byron');
});

test('a message is sent', async ({ visitor, engine }) => {
  const { address, received } = newAddress(engine);
  await visitor.open('/contact');
  await visitor.fill('#name', 'Ada Whisker');
  await visitor.fill('#email', address);
  await visitor.fill('#message', 'Is Minnie on the walk?');
  await visitor.click('#consent');
  await visitor.click('#contact button[type=submit]');
  await visitor.sees({ selector: 'main', words: contactPage.form.done.title });
  await received().toEqual(['message']);
});

test('an application is sent', async ({ visitor, engine }) => {
  const { address, received } = newAddress(engine);
  await visitor.open('/adventure-cats');
  await visitor.fill('#first_name', 'Ada');
  await visitor.fill('#last_name', 'Whisker');
  await visitor.fill('#email', address);
  await visitor.fill('#mobile', '(917) 555-0142');
  await visitor.fill('#cat_name', 'Topsy');
  await visitor.click({ selector: '#application a', words: adventureCatsPage.form.waiverLink });
  await visitor.sees('dialog[open]');
  await visitor.press('Escape');
  await visitor.misses('dialog[open]');
  await visitor.click('#rules_accept');
  await visitor.click('#waiver_accept');
  await visitor.click('#application button[type=submit]');
  await visitor.isAt(/^\/adventure-cats\/thanks/);
  await received().toEqual(['application']);
});

test('the newsletter is ordered', async ({ visitor, engine }) => {
  const { address, received } = newAddress(engine);
  await visitor.open('/');
  await visitor.fill('#news-fname', 'Ada');
  await visitor.fill('#news-email', address);
  await visitor.click('#news-consent');
  await visitor.click('form:has(#news-email) button[type=submit]');
  await received().toEqual(['newsletter']);
  await visitor.closeOtherTabs();
  await visitor.isAt('/');
});

test('a story is found by a word', async ({ visitor }) => {
  const post = required(published[0]);
  const [word = ''] = (post.title.toLowerCase().match(/[a-z]+/g) ?? []).toSorted(
    (a, b) => b.length - a.length,
  );
  await visitor.open('/blog');
  await visitor.fill('main input[type=search]', word);
  const result = { selector: 'search li a', words: post.title };
  await visitor.sees(result);
  await visitor.click(result);
  await visitor.isAt(new RegExp(`^${post.path}(?:#|$)`));
});

test('a page that was opened before opens again without a signal', async ({ visitor, way }) => {
  const [notice = ''] = offlinePage.copy.split('{date}');
  await visitor.open('/about');
  const isKept = async () => !!(await caches.match('/about').catch(() => undefined));
  // The worker starts at the first use, once the page's script listens.
  await expect.poll(() => visitor.press('Tab').then(() => visitor.look(isKept))).toBe(true);
  try {
    way.cut();
    await visitor.open('/about');
    // The watching script is a file that the worker does not keep.
    const findNotice = (words: string) =>
      [...document.querySelectorAll('[role=status]')].some((status) =>
        status.textContent.includes(words),
      );
    await visitor.until('the copy says what it is', findNotice, [notice.trim()]);
  } finally {
    way.restore();
    await visitor.look(async () => {
      for (const worker of await navigator.serviceWorker.getRegistrations())
        await worker.unregister();
      for (const name of await caches.keys()) await caches.delete(name);
    });
    await visitor.open('/about');
  }
});
