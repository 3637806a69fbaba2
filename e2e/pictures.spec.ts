/** How pictures are delivered: the right size for each screen. */
import { required } from '../tests/required.ts';
import { walks } from '../tests/support/content.ts';
import { expect, test } from './support/site.ts';

type Shown = { name: string; width: number; ratio: number; background: string };

/**
 * Every raster picture of the page: how many pixels the browser chose for each pixel that it shows,
 * and the color that stood there before.
 */
function measurePictures(): Promise<Shown[]> {
  const pictures = [...document.images];
  for (const picture of pictures) picture.loading = 'eager';
  return Promise.all(
    pictures.map(async (picture) => {
      await picture.decode();
      const { width, height } = picture.getBoundingClientRect();
      const { objectFit, backgroundColor } = getComputedStyle(picture);
      const shape = Number(picture.getAttribute('width')) / Number(picture.getAttribute('height'));
      const drawn = objectFit === 'cover' ? Math.max(width, height * shape) : width;
      const candidates = [
        picture.srcset,
        ...[...(picture.parentElement?.querySelectorAll('source') ?? [])].map((s) => s.srcset),
      ].flatMap((set) => set.split(/,\s+/).map((candidate) => candidate.split(' ')));
      const chosen = candidates.find(
        ([url = '']) => new URL(url, location.href).href === picture.currentSrc,
      );
      return {
        name: picture.currentSrc,
        width: drawn,
        ratio: Number.parseInt(chosen?.[1] ?? '0', 10) / (drawn * devicePixelRatio),
        background: backgroundColor,
      };
    }),
  ).then((shown) => shown.filter(({ name, width }) => width > 0 && /\.(avif|webp)$/.test(name)));
}

/** Phone, tablet, desk, fine desk: where the largest file ends, the last may fall a little short. */
const SCREENS = [
  { width: 360, scale: 2, least: 0.8 },
  { width: 768, scale: 2, least: 0.8 },
  { width: 1440, scale: 1, least: 0.8 },
  { width: 1440, scale: 2, least: 0.75 },
];

for (const { width, scale, least } of SCREENS) {
  test.describe(`on a screen of ${width} px at ${scale}x`, () => {
    test.use({ viewport: { width, height: 900 }, deviceScaleFactor: scale });

    for (const path of ['/', '/gallery', '/about', ...walks.slice(0, 1).map(({ path }) => path)]) {
      test(`${path} fetches its pictures neither blurred nor larger than they are shown`, async ({
        page,
      }) => {
        await page.goto(path);
        const shown = await page.evaluate(measurePictures);
        expect(shown.length).toBeGreaterThan(3);
        for (const { name, width: drawn, ratio, background } of shown) {
          // A small one costs little: two files for all screens weigh less than a third in the markup.
          const most = drawn < 300 ? 2 : 1.5;
          expect.soft(ratio, `${name}: pixels fetched for each one shown`).toBeLessThan(most);
          expect.soft(ratio, `${name}: pixels fetched for each one shown`).toBeGreaterThan(least);
          expect.soft(background, `${name}: what stands there first`).not.toBe('rgba(0, 0, 0, 0)');
        }
      });
    }
  });
}

for (const { colorScheme, least, most } of [
  { colorScheme: 'light', least: 1.015, most: 1.05 },
  { colorScheme: 'dark', least: 1, most: 1 },
] as const) {
  test(`in a ${colorScheme} scheme a print stands ${most > 1 ? 'without' : 'with'} its paper margin`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto('/tours');
    const print = page.getByRole('figure').locator('picture').first();
    const frame = required(await print.boundingBox());
    const picture = required(await print.locator('img').boundingBox());
    for (const side of ['width', 'height'] as const) {
      expect(picture[side] / frame[side], side).toBeGreaterThanOrEqual(least);
      expect(picture[side] / frame[side], side).toBeLessThanOrEqual(most);
    }
    await expect(print).toHaveCSS('overflow', 'clip');
  });
}
