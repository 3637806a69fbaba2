/** A video is requested on a click, and not before. */
import type { Page } from '@playwright/test';
import { expect, test } from './support/sandbox.ts';
import { adventureCatsPage, chrome, galleryPage, homePage } from '../tests/support/content.ts';

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
