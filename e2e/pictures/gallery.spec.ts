/** The galleries as parts of their page. */
import type { Page } from '@playwright/test';
import { expect, test } from '../support/sandbox.ts';
import { fanPictures as fans, tourPictures as tours } from '../../tests/support/content.ts';

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

test('the galleries show each picture whole: in full rows, on a phone in one', async ({ page }) => {
  await page.goto('/gallery');
  for (const width of [768, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    const galleries = await measureGalleries(page);
    expect(galleries.flat()).toHaveLength(tours.length + fans.length);
    for (const pictures of galleries) {
      const rows = [...Map.groupBy(pictures, ({ y }) => Math.round(y)).values()];
      const ends = rows.map((row) => Math.max(...row.map((picture) => picture.x + picture.width)));
      expect.soft(new Set(ends.map(Math.round)).size, `${width} px`).toBe(1);
      for (const picture of pictures) {
        expect.soft(Math.abs(picture.width - picture.height * picture.shape)).toBeLessThan(1.5);
      }
    }
  }
  await page.setViewportSize({ width: 360, height: 780 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  for (const pictures of await measureGalleries(page)) {
    expect.soft(new Set(pictures.map(({ y }) => Math.round(y))).size).toBe(1);
    for (const { width, height, shape } of pictures) {
      expect.soft(Math.abs(width - height * shape)).toBeLessThan(1.5);
      expect.soft(width).toBeLessThan(300);
    }
  }
});
