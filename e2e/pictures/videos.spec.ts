/** A video is requested on a click, and not before. What it says if it fails: islands/video. */
import { expect, test } from '../support/sandbox.ts';
import { chrome, homePage } from '../../tests/support/content.ts';

test('a video is requested on a click, has the focus, and moves nothing', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (/\/embed\//.test(request.url())) requested.push(request.url());
  });
  const { playLabel, title } = homePage.video;
  const poster = page.getByRole('link', { name: playLabel });
  const below = page.getByRole('link', { name: chrome.video.watch });
  await page.goto('/', { waitUntil: 'networkidle' });
  await poster.hover();
  expect(requested).toEqual([]);
  const places = [await poster.boundingBox(), await below.boundingBox()];
  await poster.click();
  const player = page.getByTitle(title);
  await expect(player).toBeFocused();
  await expect.poll(() => requested.length).toBe(1);
  expect([await player.boundingBox(), await below.boundingBox()]).toEqual(places);
});
