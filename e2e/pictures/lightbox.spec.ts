/** The lightbox's history, focus and place on the page. Its keys, swipes and pictures: islands/lightbox. */
import type { Page } from '@playwright/test';
import { required } from '../../tests/required.ts';
import { holdScript, openWithStoppedClock } from '../support/missing-scripts.ts';
import { expect, test } from '../support/sandbox.ts';
import { galleryPage, tourPictures } from '../../tests/support/content.ts';

const words = galleryPage.lightbox;

/** Of the first grid, to whose end the arrows lead. */
const total = tourPictures.length;

/** @param place in the first grid, from 1 */
const picture = (page: Page, place: number) =>
  page.locator('[data-photo-grid] a[id^=photo-]').nth(place - 1);

const viewer = (page: Page) => page.getByRole('dialog', { name: words.label });

const button = (page: Page, name: 'previous' | 'next' | 'close') =>
  viewer(page).getByRole('button', { name: words[name] });

const position = (place: number) =>
  words.position.replace('{number}', String(place)).replace('{total}', String(total));

const PHOTO = /\/gallery#photo-\d+$/;

test.describe('a picture in the gallery', () => {
  test('has a URL that opens it, and no history entry after it closes', async ({ page }) => {
    await page.goto('/about');
    await page.goto('/gallery');
    await picture(page, 7).click();
    await button(page, 'next').click();
    await expect(viewer(page)).toContainText(position(8));
    await page.goBack();
    await expect(viewer(page)).toBeHidden();
    await expect(page).toHaveURL(/\/gallery$/);
    await page.goForward();
    await expect(page).toHaveURL(PHOTO);
    await expect(viewer(page)).toContainText(position(8));
    await page.reload();
    await expect(viewer(page)).toContainText(position(8));
    const scrolled = await page.evaluate(() => scrollY);
    await button(page, 'close').click();
    await expect(viewer(page)).toBeHidden();
    await expect(picture(page, 8)).toBeFocused();
    // The page has hardly scrolled.
    expect(Math.abs((await page.evaluate(() => scrollY)) - scrolled)).toBeLessThan(40);

    await picture(page, 8).click();
    // Beside the picture.
    await viewer(page)
      .locator('figure')
      .click({ position: { x: 4, y: 4 } });
    await expect(viewer(page)).toBeHidden();
    await expect(page).toHaveURL(/\/gallery$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/about$/);
  });

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

test('a tap on a picture before hydration opens the empty dialog, which is filled after it', async ({
  page,
}) => {
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
  await expect(page).toHaveURL(PHOTO);
  await button(page, 'close').click();
  await expect(page).toHaveURL(/\/gallery$/);
  await expect(picture(page, 5)).toBeFocused();
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
