/** Each page's main content begins on the first screen. */
import { required } from '../../tests/required.ts';
import { expect, waitForFonts, test } from '../support/site.ts';

/** The main content by page. */
const PURPOSE = {
  '/tours': 'main .tours img',
  '/tours/private-tours': '#price input[type=number]',
  '/blog': 'main nav',
  '/contact': 'main .letter',
  '/about': 'main .team img',
  '/gallery': 'main [data-photo-grid] img',
  '/in-the-news': 'main .coverage article',
  '/press-kit': '#kit-index',
  '/cat-chats': 'main time, main .dates li',
  '/booking': 'main .rail a',
};

/** How far down it may begin, so that some of it is visible. */
const SCREENS = [
  { width: 360, height: 780, most: 700 },
  { width: 768, height: 1024, most: 700 },
  { width: 1440, height: 900, most: 480 },
];

test('each page’s main content begins on the first screen', async ({ page }) => {
  for (const [path, selector] of Object.entries(PURPOSE)) {
    await page.goto(path);
    await waitForFonts(page);
    for (const { most, ...size } of SCREENS) {
      await page.setViewportSize(size);
      const { y } = required(await page.locator(selector).first().boundingBox());
      expect.soft(y, `${path}, ${size.width} px wide`).toBeLessThanOrEqual(most);
    }
  }
});
