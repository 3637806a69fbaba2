/** Pictures and videos in the gallery and on the front page. */
import type { Page } from '@playwright/test';
import { required } from '../tests/required.ts';
import { readBuiltPages } from '../scripts/checks/built-pages.ts';
import { holdScript, openWithStoppedClock } from './support/missing-scripts.ts';
import { expect, test } from './support/sandbox.ts';
import {
  adventureCatsPage,
  chrome,
  fanPictures as fans,
  galleryPage,
  homePage,
  homePictures,
  tourPictures as tours,
  walks,
} from '../tests/support/content.ts';

const words = galleryPage.lightbox;
const { html = '' } = readBuiltPages().find(({ path }) => path === '/gallery') ?? {};
/** The ids of the first grid's pictures. */
const ids = [...html.matchAll(/id="?photo-(\d+)/g)]
  .map(([, digits]) => Number(digits))
  .filter((number) => tours.some(({ id }) => id === number));
const last = ids.length;

/** @param place in the first grid, from 1 */
const picture = (page: Page, place: number) => page.locator(`#photo-${ids[place - 1]}`);
const caption = (page: Page, place: number) =>
  page
    .getByRole('listitem')
    .filter({ has: picture(page, place) })
    .getByRole('paragraph');
const viewer = (page: Page) => page.getByRole('dialog', { name: words.label });
const button = (page: Page, name: 'previous' | 'next' | 'close') =>
  viewer(page).getByRole('button', { name: words[name] });
const position = (place: number, total = last) =>
  words.position.replace('{number}', String(place)).replace('{total}', String(total));
const address = (place: number) => new RegExp(`/gallery#photo-${ids[place - 1]}$`);

test.describe('a picture in the gallery', () => {
  test('opens the lightbox, and has the focus after it closes', async ({ page }) => {
    await page.goto('/gallery');
    const link = picture(page, 5);
    await link.click();
    await expect(viewer(page)).toContainText(position(5));
    await expect(viewer(page)).toContainText(required(await caption(page, 5).textContent()));
    await expect(page).toHaveURL(address(5));

    const scrolled = await page.evaluate(() => scrollY);
    await button(page, 'close').click();
    await expect(viewer(page)).toBeHidden();
    await expect(link).toBeFocused();
    await expect(page).toHaveURL(/\/gallery$/);
    // The page has hardly scrolled.
    expect(Math.abs((await page.evaluate(() => scrollY)) - scrolled)).toBeLessThan(40);
  });

  test('closes on a tap beside it', async ({ page }) => {
    await page.goto('/gallery');
    await picture(page, 3).click();
    await expect(viewer(page)).toContainText(position(3));
    await viewer(page)
      .locator('figure')
      .click({ position: { x: 4, y: 4 } });
    await expect(viewer(page)).toBeHidden();
  });

  test('can be shared: its URL opens it, and Back leaves the page', async ({ page }) => {
    await page.goto('/about');
    await page.goto(`/gallery#photo-${ids.at(-1)}`);
    await expect(viewer(page)).toContainText(position(last));
    await page.keyboard.press('Escape');
    await expect(viewer(page)).toBeHidden();
    await expect(page).toHaveURL(/\/gallery$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/about$/);
  });

  test('is closed by Back and opened by Forward', async ({ page }) => {
    await page.goto('/gallery');
    await picture(page, 7).click();
    await button(page, 'next').click();
    await expect(viewer(page)).toContainText(position(8));
    await page.goBack();
    await expect(viewer(page)).toBeHidden();
    await expect(page).toHaveURL(/\/gallery$/);
    await page.goForward();
    await expect(viewer(page)).toContainText(position(8));
  });

  const openOn = async (page: Page) => {
    await page.goto('/about');
    await page.goto('/gallery');
    await picture(page, 7).click();
    await expect(page).toHaveURL(address(7));
    await expect(viewer(page)).toContainText(position(7));
  };
  for (const [when, again] of [
    ['', async () => {}],
    [
      ' after Back and Forward',
      async (page: Page) => {
        await page.goBack();
        await expect(viewer(page)).toBeHidden();
        await page.goForward();
      },
    ],
    [' after a reload', (page: Page) => page.reload()],
  ] as const) {
    test(`leaves no history entry when it is closed${when}`, async ({ page }) => {
      await openOn(page);
      await again(page);
      await expect(viewer(page)).toContainText(position(7));
      await button(page, 'close').click();
      await expect(page).toHaveURL(/\/gallery$/);
      await page.goBack();
      await expect(page).toHaveURL(/\/about$/);
    });
  }

  test('does not scroll or shift the page', async ({ playwright, launchOptions, baseURL }) => {
    // With a classic scroll bar, which takes space.
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      ignoreDefaultArgs: ['--hide-scrollbars'],
    });
    const page = await browser.newPage({ baseURL: required(baseURL), reducedMotion: 'reduce' });
    await page.goto('/gallery', { waitUntil: 'networkidle' });
    expect(await page.evaluate(() => innerWidth - document.body.clientWidth)).toBeGreaterThan(0);
    const link = picture(page, 5);
    await link.scrollIntoViewIfNeeded();
    const place = () => link.evaluate((element) => JSON.stringify(element.getBoundingClientRect()));
    const before = await place();
    await link.click();
    await expect(viewer(page)).toContainText(position(5));
    await page.mouse.wheel(0, 600);
    await page.keyboard.press('PageDown');
    await button(page, 'next').click();
    await button(page, 'previous').click();
    expect(await place()).toBe(before);
    await page.keyboard.press('Escape');
    await expect(viewer(page)).toBeHidden();
    expect(await place()).toBe(before);
    await browser.close();
  });
});

/** The boxes of a page's pictures, gallery by gallery, with the shapes of their files. */
function measureGalleries(page: Page) {
  return page.locator('[data-photo-grid] ul').evaluateAll((galleries) =>
    galleries.map((gallery) =>
      [...gallery.querySelectorAll('img')].map((image) => {
        const { x, y, width, height } = image.getBoundingClientRect();
        const shape = Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
        return { x, y, width, height, shape };
      }),
    ),
  );
}

test.describe('the galleries', () => {
  for (const [width, columns] of [
    [700, 2],
    [1024, 3],
    [1440, 3],
    [2560, 3],
  ] as const) {
    test(`show each picture whole, in ${columns} columns, ${width} px wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/gallery');
      const galleries = await measureGalleries(page);
      expect(galleries.flat()).toHaveLength(tours.length + fans.length);
      for (const pictures of galleries) {
        const lefts = new Set(pictures.map(({ x }) => Math.round(x)));
        expect.soft(lefts.size).toBe(Math.min(columns, pictures.length));
        for (const picture of pictures) {
          expect.soft(Math.abs(picture.width - picture.height * picture.shape)).toBeLessThan(1.5);
        }
      }
    });
  }

  test('are scrollable rows of uncropped pictures on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto('/gallery');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    for (const pictures of await measureGalleries(page)) {
      expect.soft(new Set(pictures.map(({ y }) => Math.round(y))).size).toBe(1);
      for (const { width, height, shape } of pictures) {
        expect.soft(Math.abs(width - height * shape)).toBeLessThan(1.5);
        expect.soft(width).toBeLessThan(300);
      }
    }
  });
});

test.describe('a tap on a picture before hydration', () => {
  test('opens the empty dialog at once, which is filled after hydration', async ({ page }) => {
    const arrive = await holdScript(page, 'Lightbox');
    await openWithStoppedClock(page, '/gallery');
    await picture(page, 5).click();
    await expect(picture(page, 5)).toHaveAttribute('aria-busy', 'true');
    // The active state is painted in one frame, the dialog in the next.
    await page.clock.runFor(50);
    await expect(viewer(page)).toBeVisible();
    await expect(viewer(page).getByRole('figure')).toBeFocused();
    await expect(viewer(page).getByRole('status')).toHaveText(words.loading);
    await expect(button(page, 'next')).toHaveCount(0);
    await expect(button(page, 'close')).toBeEnabled();
    // Full width while empty.
    const { width } = required(page.viewportSize());
    expect(required(await viewer(page).getByRole('figure').boundingBox()).width).toBe(width);
    await viewer(page).evaluate((dialog) => {
      dialog.dataset['same'] = '';
    });

    arrive();
    await expect(viewer(page)).toContainText(position(5));
    // The same dialog, still open, so that it is not announced twice.
    await expect(viewer(page)).toHaveAttribute('data-same');
    await expect(viewer(page).getByRole('figure')).toBeFocused();
    await expect(page).toHaveURL(address(5));
    await button(page, 'close').click();
    await expect(page).toHaveURL(/\/gallery$/);
    await expect(picture(page, 5)).toBeFocused();
  });

  test('can be canceled: a closed dialog does not open again', async ({ page }) => {
    const arrive = await holdScript(page, 'Lightbox');
    await openWithStoppedClock(page, '/gallery');
    await picture(page, 5).click();
    await page.clock.runFor(50);
    await button(page, 'close').click();
    await expect(viewer(page)).toBeHidden();
    arrive();
    await expect(picture(page, 5)).not.toHaveAttribute('aria-busy');
    await expect(viewer(page)).toBeHidden();
    await expect(page).toHaveURL(/\/gallery$/);
    // Hydrated.
    await picture(page, 6).click();
    await expect(viewer(page)).toContainText(position(6));
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('the buttons and the caption fit at 320 px with text at twice its size', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/gallery');
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    // Nothing is wider than the screen, or the phone would zoom out.
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await picture(page, 2).tap();
    await expect(viewer(page)).toContainText(position(2));
    for (const name of ['previous', 'next', 'close'] as const) {
      await expect(button(page, name)).toBeInViewport({ ratio: 1 });
    }
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a picture is a link to the large one', async ({ page, request }) => {
    await page.goto('/gallery');
    const href = required(await picture(page, 5).getAttribute('href'));
    const large = await request.get(href);
    expect(large.headers()['content-type']).toContain('image/');
  });

  test('links lead to each neighborhood’s pictures, and from there to its tour', async ({
    page,
  }) => {
    await page.goto('/gallery');
    const links = page.getByRole('navigation', { name: galleryPage.tours.index }).getByRole('link');
    expect(await links.count()).toBeGreaterThan(1);
    for (const link of await links.all()) {
      await link.click();
      const hash = required(await link.getAttribute('href'));
      await expect(page.locator(hash)).toBeInViewport();
    }
    const walk = page.getByRole('link', { name: galleryPage.tours.walk }).first();
    const href = required(await walk.getAttribute('href'));
    await walk.click();
    await expect(page).toHaveURL(href);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('a picture of a stop links to the stop', async ({ page }) => {
    // Content may have none.
    const told = walks.flatMap(({ path, stops }) =>
      stops.map(({ picture }, index) => ({
        id: picture?.id,
        href: `${path}#stop-${index + 1}`,
      })),
    );
    const shown = new Set(told.flatMap(({ id }) => id ?? []));
    await page.goto('/gallery');
    const stories = page.locator('a[href*="#stop-"]');
    const hrefs = await stories.evaluateAll((links) =>
      links.map((a) => a.getAttribute('href') ?? ''),
    );
    // A picture of two tours links to one of them.
    const linked = hrefs.map((href) => told.find((stop) => stop.href === href)?.id);
    expect(new Set(linked)).toEqual(shown);
    expect(hrefs).toHaveLength(shown.size);
    for (const href of hrefs.slice(0, 1)) {
      await stories.first().click();
      await expect(page).toHaveURL(href);
      await expect(page.locator(new URL(href, page.url()).hash)).toBeInViewport();
    }
  });
});

test('the front page’s pictures open in the lightbox', async ({ page }) => {
  await page.goto('/');
  const links = page.locator('[data-photo-grid] a[id^=photo-]');
  await expect(links).toHaveCount(homePictures.length);
  await links.nth(2).click();
  await expect(viewer(page)).toContainText(position(3, homePictures.length));
});

const play = (page: Page, label: string) => page.getByRole('link', { name: label });
const watch = (page: Page) => page.getByRole('link', { name: chrome.video.watch });

for (const [path, { video }] of [
  ['/', homePage],
  ['/gallery', galleryPage],
  ['/adventure-cats', adventureCatsPage],
] as const) {
  test(`the video on ${path} is requested on a click, and has the focus`, async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (/\/embed\//.test(request.url())) asked.push(request.url());
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    await play(page, video.playLabel).hover();
    expect(asked).toEqual([]);
    const before = await play(page, video.playLabel).boundingBox();
    const below = await watch(page).boundingBox();
    await play(page, video.playLabel).click();
    const player = page.getByTitle(video.title);
    await expect(player).toBeFocused();
    await expect.poll(() => asked.length).toBe(1);
    // In the poster's place and size.
    expect(await player.boundingBox()).toEqual(before);
    expect(await watch(page).boundingBox()).toEqual(below);
  });
}
