/** Picture sizes. */
import { auditedPages } from '../scripts/checks/audited-pages.ts';
import { required } from '../tests/required.ts';
import { walks } from '../tests/support/content.ts';
import { expect, nextFrame, test } from './support/site.ts';

type Shown = { name: string; width: number; ratio: number; background: string };

/** Every raster picture: its ratio of file pixels to shown pixels, and its placeholder color. */
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
      // Its natural width.
      const chosen = new Image();
      chosen.src = picture.currentSrc;
      await chosen.decode();
      return {
        name: picture.currentSrc,
        width: drawn,
        ratio: chosen.naturalWidth / (drawn * devicePixelRatio),
        background: backgroundColor,
      };
    }),
  ).then((shown) => shown.filter(({ name, width }) => width > 0 && /\.(avif|webp)$/.test(name)));
}

/** Phone, tablet, desktop, wide desktop, and 2x desktop, where the largest file may be slightly too small. */
const SCREENS = [
  { width: 360, scale: 2, least: 0.8 },
  { width: 768, scale: 2, least: 0.8 },
  { width: 1440, scale: 1, least: 0.8 },
  { width: 2560, scale: 1, least: 0.8 },
  { width: 1440, scale: 2, least: 0.75 },
];

for (const { width, scale, least } of SCREENS) {
  test.describe(`on a screen of ${width} px at ${scale}x`, () => {
    test.use({ viewport: { width, height: 900 }, deviceScaleFactor: scale });

    for (const path of ['/', '/gallery', '/about', ...walks.slice(0, 1).map(({ path }) => path)]) {
      test(`${path} fetches pictures neither too small nor too large`, async ({ page }) => {
        await page.goto(path);
        const shown = await page.evaluate(measurePictures);
        expect(shown.length).toBeGreaterThan(3);
        for (const { name, width: drawn, ratio, background } of shown) {
          // Small pictures have only two files.
          const most = drawn < 300 ? 2 : 1.5;
          expect.soft(ratio, `${name}: pixels fetched for each one shown`).toBeLessThan(most);
          expect.soft(ratio, `${name}: pixels fetched for each one shown`).toBeGreaterThan(least);
          expect.soft(background, `${name}: what stands there first`).not.toBe('rgba(0, 0, 0, 0)');
        }
      });
    }
  });
}

/** Widths on both sides of each breakpoint. */
const WIDTHS = [320, 360, 412, 600, 768, 1020, 1030, 1280, 1440, 1920, 2560];

/** For each visible picture the width in `sizes`, its box's width, and its drawn width, which is larger if cropped. */
function readSizes(): { sizes: string; said: number; width: number; drawn: number }[] {
  const probe = document.body.appendChild(document.createElement('div'));
  probe.style.position = 'fixed';
  /** The length of the first matching condition. Commas may be inside `min()`. */
  const lengthOf = (sizes: string): number => {
    for (const entry of sizes.split(/,(?![^(]*\))/)) {
      const [, condition, length = entry] = /^(\([a-z-]+:[^()]+\)) (.+)$/.exec(entry.trim()) ?? [];
      if (condition && !matchMedia(condition).matches) continue;
      probe.style.width = length;
      return probe.getBoundingClientRect().width;
    }
    return 0;
  };
  const read = [...document.images].flatMap((picture) => {
    const sources = [...(picture.closest('picture')?.querySelectorAll('source') ?? [])];
    const chosen = sources.find(({ media }) => !media || matchMedia(media).matches) ?? picture;
    const { width, height } = picture.getBoundingClientRect();
    if (!chosen.sizes || width === 0) return [];
    const shape = Number(picture.getAttribute('width')) / Number(picture.getAttribute('height'));
    const isCut = getComputedStyle(picture).objectFit === 'cover';
    return {
      sizes: chosen.sizes,
      said: lengthOf(chosen.sizes),
      width,
      drawn: isCut ? Math.max(width, height * shape) : width,
    };
  });
  probe.remove();
  return read;
}

for (const path of auditedPages()) {
  test(`${path} has correct sizes attributes from 320 to 2560 pixels`, async ({ page }) => {
    await page.goto(path);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await nextFrame(page);
      for (const { sizes, said, width: box, drawn } of await page.evaluate(readSizes)) {
        const fault = `at ${width} px "${sizes}" is ${said}, and drawn are ${drawn}`;
        expect.soft(said / box, fault).toBeGreaterThan(0.88);
        expect.soft(said / drawn, fault).toBeLessThan(1.14);
      }
    }
  });
}

for (const { colorScheme, least, most } of [
  { colorScheme: 'light', least: 1.015, most: 1.05 },
  { colorScheme: 'dark', least: 1, most: 1 },
] as const) {
  test(`in the ${colorScheme} scheme a print is shown ${most > 1 ? 'without' : 'with'} its paper margin`, async ({
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
