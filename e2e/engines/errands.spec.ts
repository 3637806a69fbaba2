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
import { expect, test } from './engine.ts';
import type { Visitor } from './visitor.ts';

const { header } = chrome;
const { path, itemId } = required(walks[0]);

const tours = { selector: '.site-header summary', words: header.tours.label };
const menu = { selector: '.site-header summary', words: header.menuLabel };
const tourLink = `.site-header a[href="${path}"]`;

/** What reached the sandbox from somebody with this address: every engine's visitors have their own. */
const receivedFrom = async (address: string): Promise<Received[]> => {
  const answer = await fetch(`${sandboxOrigin(builtSandboxPort())}/received.json`);
  const all = (await answer.json()) as Received[];
  return all.filter((one) => JSON.stringify(one).includes(address));
};

const addressOf = (engine: string, errand: string) =>
  `${errand}-${engine}-${Date.now()}@mail.example`;

/** Waits until one letter with the address has come in, and gives it. */
async function oneLetterFrom(address: string): Promise<Received> {
  const count = async () => (await receivedFrom(address)).length;
  await expect.poll(count, { message: 'letters that have arrived' }).toBe(1);
  return required((await receivedFrom(address))[0]);
}

/** Takes a picture's place in the viewer from its words. */
const shownPicture = (visitor: Visitor) =>
  visitor.look(() => document.querySelector<HTMLImageElement>('dialog[open] img')?.alt ?? '');

const pictureIsDrawn = (visitor: Visitor) =>
  visitor.until('the large picture is drawn', () => {
    const image = document.querySelector<HTMLImageElement>('dialog[open] img');
    return !!image?.complete && image.naturalWidth > 0;
  });

test.describe('errands', () => {
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
    const shown = () =>
      visitor.look((selector) => {
        const row = document.querySelector(selector)?.getBoundingClientRect();
        const x = row ? row.left + row.width / 2 : 0;
        const slides = [...document.querySelectorAll(`${selector} [aria-roledescription=slide]`)];
        return slides.findIndex((slide) => {
          const { left, right } = slide.getBoundingClientRect();
          return left <= x && right >= x;
        });
      }, carousel);
    await visitor.open(page);
    await visitor.look((selector) => {
      document.querySelector(selector)?.scrollIntoView({ block: 'center', behavior: 'instant' });
    }, carousel);
    await visitor.sees(`${carousel}[data-live]`);
    await visitor.click({ selector: `${carousel} button`, words: tourPage.quotes.next });
    await visitor.sees(`${carousel} a:nth-of-type(2)[aria-current=true]`);
    await expect.poll(shown, { message: 'the quote in sight' }).toBe(1);
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

  test('a message is sent', async ({ visitor, engine }) => {
    const address = addressOf(engine, 'message');
    await visitor.open('/contact');
    await visitor.fill('#name', 'Ada Whisker');
    await visitor.fill('#email', address);
    await visitor.fill('#message', 'Is Minnie on the walk?');
    await visitor.tick('#consent');
    await visitor.click('#contact button[type=submit]');
    await visitor.sees({ selector: 'main', words: contactPage.form.done.title });
    const letter = await oneLetterFrom(address);
    expect(letter.kind).toBe('message');
  });

  test('an application is sent', async ({ visitor, engine }) => {
    const address = addressOf(engine, 'application');
    await visitor.open('/adventure-cats');
    const typed = {
      first_name: 'Ada',
      last_name: 'Whisker',
      email: address,
      mobile: '(917) 555-0142',
      cat_name: 'Topsy',
    };
    for (const [field, text] of Object.entries(typed)) await visitor.fill(`#${field}`, text);
    await visitor.click({ selector: '#application a', words: adventureCatsPage.form.waiverLink });
    await visitor.sees('dialog[open]');
    await visitor.press('Escape');
    await visitor.misses('dialog[open]');
    await visitor.tick('#rules_accept');
    await visitor.tick('#waiver_accept');
    await visitor.click('#application button[type=submit]');
    await visitor.isAt(/^\/adventure-cats\/thanks/);
    expect((await oneLetterFrom(address)).kind).toBe('application');
  });

  test('the newsletter is ordered', async ({ visitor, engine }) => {
    const address = addressOf(engine, 'newsletter');
    await visitor.open('/');
    await visitor.fill('#news-fname', 'Ada');
    await visitor.fill('#news-email', address);
    await visitor.tick('#news-consent');
    await visitor.click('form:has(#news-email) button[type=submit]');
    expect((await oneLetterFrom(address)).kind).toBe('newsletter');
    await visitor.closeOthers();
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
    const isKept = () => visitor.look(async () => (await caches.match('/about')) !== undefined);
    const [saysSo = ''] = offlinePage.copy.split('{date}');
    await visitor.open('/about');
    const pressAndLook = async () => {
      await visitor.press('Tab');
      // Firefox refuses a look into what nobody has written yet.
      return isKept().catch(String);
    };
    await expect.poll(pressAndLook, { message: 'the page is kept' }).toBe(true);
    try {
      way.cut();
      await visitor.open('/about');
      // The eyes of the test come with a file that the worker does not keep.
      const isSaid = (words: string) =>
        [...document.querySelectorAll('[role=status]')].some(
          ({ textContent }) => textContent?.includes(words) ?? false,
        );
      await visitor.until('the copy says what it is', isSaid, saysSo.trim());
    } finally {
      way.mend();
      await visitor.look(async () => {
        for (const worker of await navigator.serviceWorker.getRegistrations())
          await worker.unregister();
        for (const name of await caches.keys()) await caches.delete(name);
      });
      await visitor.open('/about');
    }
  });

  test('a page that was left comes back, and another one is opened from it', async ({
    visitor,
  }) => {
    await visitor.open('/tours');
    await visitor.click(`main h3 a[href="${path}"]`);
    await visitor.isAt(path);
    await visitor.back();
    await visitor.isAt('/tours');
    await visitor.click({ selector: '.site-header a', words: header.book.label });
    await visitor.isAt('/booking');
    await visitor.back();
    await visitor.isAt('/tours');
    await visitor.sees('h1');
  });
});
