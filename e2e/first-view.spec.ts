/** What a phone fetches before its visitor has done anything, in kB (1000 bytes) over the wire. */
import { readBuiltPages } from '../scripts/built-pages.ts';
import { expect, test } from './site.ts';

const PICTURES = 120;
const FONTS = 20;

test.use({
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  expectedTrouble: /404/,
});

for (const { path } of readBuiltPages()) {
  test(`${path} shows its first view with few bytes`, async ({ page }) => {
    await page.goto(path, { waitUntil: 'load' });
    const fetched = await page.evaluate(() => {
      const isSeen = (address: string) =>
        [...document.images].some(
          (image) =>
            image.currentSrc === address && image.getBoundingClientRect().top < innerHeight,
        );
      const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      return entries.map(({ name, encodedBodySize, initiatorType }) => ({
        name,
        kilobytes: encodedBodySize / 1000,
        isPicture: isSeen(name),
        isFont: name.endsWith('.woff2'),
        // What a third party may be asked for so early is every test's business (site.ts).
        isScript: name.startsWith(origin) && (initiatorType === 'script' || name.endsWith('.js')),
      }));
    });
    const sum = (kind: 'isPicture' | 'isFont') =>
      fetched.filter((entry) => entry[kind]).reduce((total, entry) => total + entry.kilobytes, 0);

    expect.soft(sum('isPicture'), 'kB of pictures in the first view').toBeLessThanOrEqual(PICTURES);
    expect.soft(sum('isFont'), 'kB of fonts in the first view').toBeLessThanOrEqual(FONTS);
    // The calendar stands within 100 px of a phone's first view there, and starts by that.
    const early = fetched.filter(({ isScript }) => isScript && path !== '/booking');
    expect.soft(early).toEqual([]);
  });
}
