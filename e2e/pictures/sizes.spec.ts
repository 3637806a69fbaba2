/** Each picture’s `sizes` is the width at which it is drawn, and one of its files fits that width. */
import { auditedPages } from '../../scripts/checks/audited-pages.ts';
import { readBuiltPages } from '../../scripts/checks/built-pages.ts';
import { required } from '../../tests/required.ts';
import { expect, nextFrame, test } from '../support/site.ts';

/**
 * For each visible picture the width in `sizes`, its box's width, its drawn width, which is larger if cropped, and
 * the widths of its files.
 */
function readPictures() {
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
    const { objectFit, backgroundColor } = getComputedStyle(picture);
    return {
      name: chosen.srcset.split(' ')[0],
      sizes: chosen.sizes,
      declared: lengthOf(chosen.sizes),
      width,
      drawn: objectFit === 'cover' ? Math.max(width, height * shape) : width,
      files: [...chosen.srcset.matchAll(/ (\d+)w/g)].map(([, digits]) => Number(digits)),
      backgroundColor,
    };
  });
  probe.remove();
  return read;
}

/** Widths on both sides of each breakpoint, and the densities of such screens. */
const SCREENS: Record<number, number[]> = {
  320: [],
  360: [2],
  600: [],
  768: [2],
  1020: [],
  1030: [],
  1440: [1, 2],
  2560: [1],
};

/** One page of each template. */
const PAGES = auditedPages().filter((path) =>
  readBuiltPages().some(
    (page) => page.path === path && /<(?:img|source)[^>]* sizes=/.test(page.html),
  ),
);

for (const path of PAGES) {
  test(`${path} has pictures whose sizes and files fit from 320 to 2560 pixels`, async ({
    page,
  }) => {
    await page.goto(path);
    for (const [width, scales] of Object.entries(SCREENS)) {
      await page.setViewportSize({ width: Number(width), height: 900 });
      await nextFrame(page);
      for (const picture of await page.evaluate(readPictures)) {
        const { name, sizes, declared, width: box, drawn, files, backgroundColor } = picture;
        const fault = `${name} at ${width} px: "${sizes}" is ${declared}, and drawn are ${drawn}`;
        expect.soft(declared / box, fault).toBeGreaterThan(0.88);
        expect.soft(declared / drawn, fault).toBeLessThan(1.14);
        expect.soft(backgroundColor, `${name}: what is drawn first`).not.toBe('rgba(0, 0, 0, 0)');
        for (const scale of scales) {
          // Small pictures have only two files, and none has one for the largest screen at 2x.
          const most = drawn < 300 ? 2 : 1.5;
          const fits = files.map((pixels) => pixels / (drawn * scale));
          const good = fits.filter((ratio) => ratio > 0.75 && ratio < most);
          expect.soft(good.length, `${fault}, at ${scale}x: files of ${files}`).toBeGreaterThan(0);
        }
      }
    }
  });
}

test('a print has its paper margin cut away in the light scheme, and shown in the dark one', async ({
  page,
}) => {
  await page.goto('/tours');
  const print = page.getByRole('figure').locator('picture').first();
  await expect(print).toHaveCSS('overflow', 'clip');
  for (const [colorScheme, least, most] of [
    ['light', 1.015, 1.05],
    ['dark', 1, 1],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    const frame = required(await print.boundingBox());
    const picture = required(await print.locator('img').boundingBox());
    for (const side of ['width', 'height'] as const) {
      expect(picture[side] / frame[side], side).toBeGreaterThanOrEqual(least);
      expect(picture[side] / frame[side], side).toBeLessThanOrEqual(most);
    }
  }
});
